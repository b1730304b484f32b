import type { OpenProposal, PublicProposal } from '@services/proposals/contract/public';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { lazy, Suspense, useState } from 'react';
import type { Interruption } from '../offer/interruption';
import { copy } from './copy';
import { QUESTION } from './questions';

const ForwardDialog = lazy(async () => ({ default: (await import('./forward-dialog')).ForwardDialog }));
const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog')).DeclineDialog }));

interface Props {
  token: string;
  proposal: OpenProposal;
  canDecline: boolean;
  onShow: (next: PublicProposal) => unknown;
  onInterrupt: (interruption: Interruption) => Promise<void>;
}

/** Actions on an offer other than accepting it. */
export function OtherWays({ token, proposal, canDecline, onShow, onInterrupt }: Props) {
  const [opened, setOpened] = useState<'forward' | 'decline'>();
  const { events } = useSuite();
  const close = () => setOpened(undefined);
  return (
    <section aria-label={copy.other} className="border-t border-line pt-3 print:hidden">
      <div className="-mx-3 flex flex-wrap">
        <Button variant="plain" className="h-11 px-3" onClick={() => document.getElementsByName(QUESTION)[0]?.focus()}>
          {copy.ask}
        </Button>
        <Button variant="plain" className="h-11 px-3" onClick={() => setOpened('forward')}>
          {copy.forward.button}
        </Button>
        <Button variant="plain" className="h-11 px-3" onClick={() => print()}>
          {copy.print}
        </Button>
        {canDecline && (
          <Button variant="plain" className="h-11 px-3" onClick={() => setOpened('decline')}>
            {copy.decline.button}
          </Button>
        )}
      </div>
      <Suspense>
        {opened === 'forward' && (
          <ForwardDialog
            token={token}
            canSign={proposal.recipient.role === 'signer'}
            onClose={close}
            onDone={(to) => {
              events.emit('toast', { type: 'success', text: copy.forward.done(to) });
              close();
            }}
            onInterrupt={onInterrupt}
          />
        )}
        {opened === 'decline' && (
          <DeclineDialog token={token} version={proposal.version} onClose={close} onShow={onShow} onInterrupt={onInterrupt} />
        )}
      </Suspense>
    </section>
  );
}
