import { ConnectionOutcome } from '@services/ledger/contract/connections';
import { useHashQuery } from '@suite/shell/pages/use-hash-param';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';

const tones = { connected: 'good', declined: 'info', failed: 'bad' } as const;

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** What the provider answered, for a person who returns from asking it for permission to write. */
export function PermissionOutcome({ name }: { name: string }) {
  const query = new URLSearchParams(useHashQuery());
  const outcome = Object.values(ConnectionOutcome).find((known) => known === query.get('outcome'));
  return outcome ? (
    <div ref={scrollTo} className="mb-4">
      <Notice tone={tones[outcome]}>{copy.outcomes[outcome](name)}</Notice>
    </div>
  ) : null;
}
