import { useInsightsUser } from '@services/ledger/browser/firms';
import { useSession } from '@suite/session/session-provider';
import { PageSection } from '@suite/shell/pages/page-section';
import { useSuite } from '@suite/shell/start/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import { ReportChoices } from './report-choices';

/** Report settings belong to the insights user (§3), which is separate for each company. */
export function Reports() {
  const { deployment } = useSuite();
  const { userId, email } = useSession().token;
  const user = useInsightsUser(userId);
  const { heading, text, failed, none } = copy.reports;

  function content() {
    if (user.data) {
      return <ReportChoices user={user.data} onSaved={(saved) => user.mutate(saved, { revalidate: false })} />;
    }
    if (user.data === null) {
      const link = <ButtonLink href={zoneUrl(deployment, 'iq-onboarding')}>{none.link}</ButtonLink>;
      return <EmptyState title={none.title} text={none.text} action={link} />;
    }
    if (user.error) return <ErrorNote title={failed} onRetry={() => user.mutate()} />;
    return <Skeleton className="h-28" />;
  }

  return (
    <PageSection title={heading} text={text(user.data?.email ?? email)}>
      {content()}
    </PageSection>
  );
}
