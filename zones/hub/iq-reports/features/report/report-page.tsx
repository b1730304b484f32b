import { getReportCsv, getReportPdf, useReport } from '@services/insights/client/reports';
import type { Report } from '@services/insights/contract/reports';
import { sectionsOf } from '@services/insights/wording/sections';
import { titleOf } from '@services/insights/wording/title';
import { useApi } from '@suite/api/api-provider';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { DownloadButton } from '@suite/list/download-button';
import { ViewHead } from '@suite/list/view-head';
import { useHashParam } from '@suite/shell/use-hash-param';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { MailReport } from './mail-report';
import { ReportSkeleton } from './report-skeleton';
import { SectionTable } from './section-table';

const archive = hashOf('iq-reports', '/');

/** One report, as it was made. */
export function ReportPage() {
  const id = useHashParam<'iq-reports', '/report'>('id') ?? '';
  return (
    <>
      <p className="mb-2">
        <Link href={archive}>{copy.back}</Link>
      </p>
      {id ? <Loaded key={id} id={id} /> : <Unknown />}
    </>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, mutate } = useReport(id);
  if (data) return <Content report={data} />;
  if (error?.code === 'not_found') return <Unknown />;
  if (error) return <ErrorNote title={copy.failed} onRetry={() => mutate()} />;
  return <ReportSkeleton />;
}

function Content({ report }: { report: Report }) {
  const { client } = useApi();
  const formats = useFigureFormats();
  const { kind, period, firm, asOf } = titleOf(report, formats);
  const sections = sectionsOf(report, formats);
  return (
    <>
      <ViewHead
        title={`${kind}, ${period}`}
        text={`${firm}. ${asOf}`}
        actions={
          <>
            <DownloadButton file={() => getReportPdf(client, report.id)} text={copy.pdf} />
            <DownloadButton file={() => getReportCsv(client, report.id)} text={copy.csv} />
            <MailReport id={report.id} />
          </>
        }
      />
      <div className="grid gap-6">
        {sections.map((section) => (
          <SectionTable key={section.title} section={section} />
        ))}
      </div>
    </>
  );
}

const Unknown = () => (
  <EmptyState
    title={copy.unknownTitle}
    text={copy.unknownText}
    action={
      <ButtonLink look="quiet" size="sm" href={archive}>
        {copy.back}
      </ButtonLink>
    }
  />
);
