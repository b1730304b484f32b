import { useUploads } from '@services/ledger/browser/uploads';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { inOrderOfImport, newestUploads } from '../connect/open-uploads';
import { copy } from './copy';

interface Props {
  /** The upload that is finished. */
  after: string;
}

/** Links to the next of several files. */
export function NextFile({ after }: Props) {
  const { number } = useFormats();
  const { data } = useUploads(newestUploads);
  const waiting = inOrderOfImport(data?.uploads ?? []).filter(({ id, state }) => id !== after && state === 'waiting');
  const [next] = waiting;
  if (!next) return null;
  return (
    <div className="mb-5">
      <Notice>
        <p>{copy.done.waiting(waiting.length, number(waiting.length))}</p>
        <ButtonLink className="mt-2" variant="quiet" size="sm" href={hashOf('iq-onboarding', '/upload', { id: next.id })}>
          {copy.done.next(next.fileName)}
        </ButtonLink>
      </Notice>
    </div>
  );
}
