import { getMfa } from '@services/identity/contract/account';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { PageSection } from '@suite/shell/pages/page-section';
import { useSuite } from '@suite/shell/start/suite-context';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { copy } from './copy';
import { MfaState, type Task } from './mfa-state';

/** Two-factor authentication: its state, and the tasks that change it. */
export function Mfa() {
  const { events } = useSuite();
  const { session, token } = useSession();
  const mfa = useQuery(getMfa, { params: { userId: token.userId } });
  const [task, setTask] = useState<ReactNode>();
  const [hasEnded, setEnded] = useState(false);
  const { data } = mfa;

  async function begin(name: Task): Promise<void> {
    try {
      const { MfaTask } = await import('./mfa-task');
      setTask(<MfaTask task={name} onEnd={end} />);
    } catch {
      events.emit('toast', { type: 'error', text: copy.notLoaded });
    }
  }

  async function end(done?: string): Promise<void> {
    await mfa.mutate().catch(() => undefined);
    // The company's requirement may now be met, or no longer.
    if (done) await session.confirm();
    setEnded(true);
    setTask(undefined);
    if (done) events.emit('toast', { type: 'success', text: done });
  }

  function content() {
    if (task) return task;
    if (data) return <MfaState mfa={data} takesFocus={hasEnded} onTask={begin} />;
    if (mfa.error) return <ErrorNote title={copy.failed} onRetry={() => mfa.mutate()} />;
    return <Skeleton className="h-18" />;
  }

  return (
    <PageSection title={copy.title} text={copy.text}>
      {content()}
    </PageSection>
  );
}
