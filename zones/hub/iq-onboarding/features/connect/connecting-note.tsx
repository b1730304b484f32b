import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';
import type { Connecting } from './use-connecting';

interface Props {
  name: string;
  connecting: Connecting;
}

/** Says what to do while the provider's tab is open. */
export const ConnectingNote = ({ name, connecting }: Props) => (
  <div className="mt-3">
    {connecting.step === 'failed' ? (
      <ErrorNote title={copy.notStarted(name)} text={connecting.reason} />
    ) : (
      <Notice>
        {connecting.step === 'opening' && copy.opening(name)}
        {connecting.step === 'waiting' && copy.waiting(name)}
        {connecting.step === 'blocked' && (
          <>
            {copy.blocked(name)}{' '}
            <Link newTab href={connecting.address}>
              {copy.openByHand(name)}
            </Link>
          </>
        )}
      </Notice>
    )}
  </div>
);
