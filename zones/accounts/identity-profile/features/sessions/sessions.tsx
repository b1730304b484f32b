import { getSessions } from '@services/identity/contract/account';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { PageSection } from '@suite/shell/pages/page-section';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';
import { SessionList } from './session-list';
import { SignOutEverywhere } from './sign-out-everywhere';

export function Sessions() {
  const sessions = useQuery(getSessions, { params: { userId: useSession().token.userId } });

  function content() {
    if (sessions.data) return <SessionList list={sessions.data} onEnded={() => sessions.mutate()} />;
    if (sessions.error) return <ErrorNote title={copy.failed} onRetry={() => sessions.mutate()} />;
    return <Skeleton className="h-[68px]" />;
  }

  return (
    <PageSection title={copy.title} text={copy.text}>
      {content()}
      <SignOutEverywhere />
    </PageSection>
  );
}
