import { useCompanyChoice } from '@suite/shell/company/company-choice';
import { PageSection } from '@suite/shell/pages/page-section';
import { useSuite } from '@suite/shell/start/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import { CompanyList } from './company-list';
import { copy } from './copy';

export function Companies() {
  const { deployment } = useSuite();
  const { list, hasFailed, retry } = useCompanyChoice().companies;

  function content() {
    if (hasFailed) return <ErrorNote title={copy.failed} onRetry={retry} />;
    if (!list) return <Skeleton className="h-16" />;
    if (list.length > 0) return <CompanyList list={list} />;
    const { title, text, link } = copy.none;
    return (
      <EmptyState
        title={title}
        text={text}
        action={<ButtonLink href={zoneUrl(deployment, 'iq-onboarding')}>{link}</ButtonLink>}
      />
    );
  }

  return (
    <PageSection title={copy.title} text={copy.text}>
      {content()}
    </PageSection>
  );
}
