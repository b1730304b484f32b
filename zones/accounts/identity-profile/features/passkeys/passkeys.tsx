import { getPasskeys } from '@services/identity/contract/passkeys';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { PageSection } from '@suite/shell/pages/page-section';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { copy } from './copy';
import { PasskeyList } from './passkey-list';

/** The account's passkeys. At first only their number is shown, so that nothing below moves when they load. */
export function Passkeys() {
  const { events } = useSuite();
  const { session, token } = useSession();
  const { number } = useFormats();
  const passkeys = useQuery(getPasskeys, { params: { userId: token.userId } });
  const [task, setTask] = useState<ReactNode>();
  const [isOpen, setOpen] = useState(false);
  const { data } = passkeys;

  async function add(): Promise<void> {
    try {
      const { AddPasskey } = await import('./add-passkey');
      setTask(<AddPasskey onEnd={end} />);
    } catch {
      events.emit('toast', { type: 'error', text: copy.notLoaded });
    }
  }

  async function end(added?: string): Promise<void> {
    await passkeys.mutate().catch(() => undefined);
    // The company's requirement may now be met.
    if (added) await session.confirm();
    setTask(undefined);
    if (!added) return;
    setOpen(true);
    events.emit('toast', { type: 'success', text: copy.isAdded(added) });
  }

  function countText(count: number): string {
    if (count === 0) return copy.none;
    return count === 1 ? copy.one : copy.count(number(count));
  }

  function content() {
    if (task) return task;
    if (!data) {
      return passkeys.error ? <ErrorNote title={copy.failed} onRetry={() => passkeys.mutate()} /> : <Skeleton className="h-18" />;
    }
    const isKnown = typeof PublicKeyCredential === 'function';
    return (
      <>
        <p className="h-6">
          <Badge tone={data.length ? 'good' : undefined} text={countText(data.length)} />
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant={data.length ? 'quiet' : 'solid'} disabled={!isKnown} disabledText={copy.unsupported} onClick={add}>
            {copy.add}
          </Button>
          {data.length > 0 && (
            <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? copy.hide : copy.show}
            </Button>
          )}
        </div>
        {isOpen && data.length > 0 && <PasskeyList list={data} onChanged={() => passkeys.mutate()} />}
      </>
    );
  }

  return (
    <PageSection title={copy.title} text={copy.text}>
      {content()}
    </PageSection>
  );
}
