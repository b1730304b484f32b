import { useReport } from '@services/insights/browser/reports';
import { getReportBranding } from '@services/insights/contract/report-branding';
import type { ReportContent } from '@services/insights/contract/report-content';
import { getReportCsv, getReportPdf, type Report } from '@services/insights/contract/reports';
import { reportName } from '@services/insights/wording/title';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { DownloadButton } from '@suite/list/download-button';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useTabTitle } from '@suite/shell/pages/tab-title';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { Spinner } from '@suite/ui/spinner';
import { hashOf } from '@suite/zones/zone-url';
import { copy as archiveCopy } from '../archive/copy';
import { Paper } from '../paper/paper';
import { copy } from './copy';
import { MakeAgain } from './make-again';
import { ReportMails } from './report-mails';
import { ReportSkeleton } from './report-skeleton';
import { SendReport } from './send-report';

const archive = hashOf('iq-reports', '/');

/** One report, as it was created. */
export function ReportPage() {
  const id = useHashParam<'iq-reports', '/report'>('id') ?? '';
  return id ? <Loaded key={id} id={id} /> : <Unknown />;
}

function Loaded({ id }: { id: string }) {
  const { data, error, mutate } = useReport(id);
  if (data) return <Opened report={data} />;
  if (error?.code === 'not_found') return <Unknown />;
  if (error) return <PageError title={copy.page} text={copy.failed} onRetry={() => mutate()} />;
  return <ReportSkeleton />;
}

function Opened({ report }: { report: Report }) {
  const { formClient } = useApi();
  const { moment } = useFormats();
  const formats = useMetricFormats();
  const { id, state, content, createdAt } = report;
  useTabTitle('iq-reports', reportName(report, formats));
  return (
    <>
      <p className="paper-hidden mb-2">
        <Link href={archive}>{copy.back}</Link>
      </p>
      <div className="paper-hidden">
        <ViewHead
          title={reportName(report, formats)}
          text={copy.made(moment(createdAt), archiveCopy.makerOf(report))}
          actions={
            state === 'ready' && (
              <>
                <DownloadButton
                  variant="solid"
                  file={() => formClient.call(getReportPdf, { params: { reportId: id } })}
                  text={copy.pdf}
                />
                <SendReport id={id} />
                <Button variant="quiet" onClick={() => print()}>
                  {copy.print}
                </Button>
                <DownloadButton file={() => formClient.call(getReportCsv, { params: { reportId: id } })} text={copy.csv} />
              </>
            )
          }
        />
      </div>
      {content ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,860px)_minmax(0,1fr)]">
          <Sheet content={content} />
          <ReportMails id={id} />
        </div>
      ) : (
        <NotReady report={report} />
      )}
    </>
  );
}

/** The report as paper; waits for the firm's branding. */
function Sheet({ content }: { content: ReportContent }) {
  const formats = useMetricFormats();
  const { data, error, mutate } = useQuery(getReportBranding, {});
  if (data) return <Paper report={content} branding={data} formats={formats} />;
  if (error) return <ErrorNote title={copy.failed} onRetry={() => mutate()} />;
  return <Skeleton className="h-[1100px] max-w-[860px]" />;
}

function NotReady({ report }: { report: Report }) {
  if (report.state === 'failed')
    return <EmptyState title={copy.failedTitle} text={report.failure ?? ''} action={<MakeAgain report={report} />} />;
  return (
    <div role="status" className="ui-empty">
      <Spinner label={copy.makingTitle} />
      <h2>{copy.makingTitle}</h2>
      <p>{copy.makingText}</p>
    </div>
  );
}

const Unknown = () => (
  <EmptyState
    title={copy.unknownTitle}
    text={copy.unknownText}
    action={
      <ButtonLink variant="quiet" size="sm" href={archive}>
        {copy.back}
      </ButtonLink>
    }
  />
);
