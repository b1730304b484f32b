import { useMfa } from '@suite/api/account/get-mfa';
import { useSession } from '@suite/session/session-provider';
import { PageSection } from '@suite/shell/page-section';
import { useSuite } from '@suite/shell/suite-context';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { useState } from 'react';
import { copy } from './copy';
import { MfaState, type Task } from './mfa-state';
import { NewCodes } from './new-codes';
import { TurnOff } from './turn-off';
import { TurnOn } from './turn-on';

/** The second factor: whether it is on, and the ways to change that. */
export function Mfa() {
  const { events } = useSuite();
  const mfa = useMfa(useSession().token.userId);
  const [task, setTask] = useState<Task>();
  const [hasEnded, setEnded] = useState(false);
  const { data } = mfa;

  async function end(done?: string): Promise<void> {
    await mfa.mutate().catch(() => undefined);
    setEnded(true);
    setTask(undefined);
    if (done) events.emit('toast', { type: 'success', text: done });
  }

  function content() {
    if (task === 'turn-on') return <TurnOn onDone={() => end(copy.turnedOn)} onCancel={() => end()} />;
    if (task === 'turn-off') return <TurnOff onDone={() => end(copy.turnedOff)} onCancel={() => end()} />;
    if (task === 'new-codes') return <NewCodes onDone={() => end(copy.renewed)} onCancel={() => end()} />;
    if (data) return <MfaState mfa={data} takesFocus={hasEnded} onTask={setTask} />;
    if (mfa.error) return <ErrorNote title={copy.failed} onRetry={() => mfa.mutate()} />;
    return <Skeleton className="h-18" />;
  }

  return (
    <PageSection title={copy.title} text={copy.text}>
      {content()}
    </PageSection>
  );
}
