'use client';

import { useReport } from '@suite/api/reports/get-report';
import type { Report } from '@suite/contract/reports';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { ExportButton } from '@suite/list/export-button';
import { ViewHead } from '@suite/list/view-head';
import { sectionsOf } from '@suite/report/sections';
import { titleOf } from '@suite/report/title';
import { useHashParam } from '@suite/shell/use-hash-param';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { MailReport } from './mail-report';
import { SectionTable } from './section-table';

const archive = hashOf('iq-reports', '/');

/** One report, as it was made. */
export function ReportPage() {
  const id = useHashParam<'iq-reports', '/report'>('id') ?? '';
  return (
    <>
      <p className="mb-1">
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
  return (
    <div role="status" aria-label={copy.loading}>
      <Skeleton className="h-8 w-96 max-w-full" />
      <Skeleton className="mt-2 h-5 w-60" />
      <Skeleton className="mt-6 h-60" />
      <Skeleton className="mt-6 h-60" />
    </div>
  );
}

function Content({ report }: { report: Report }) {
  const formats = useFigureFormats();
  const { kind, period, firm, asOf } = titleOf(report, formats);
  const sections = sectionsOf(report, formats);
  const rows = sections.flatMap(({ title, columns, rows }) => [
    [title],
    [...columns],
    ...rows.map((cells) => cells.map(({ value }) => value)),
    [],
  ]);
  return (
    <>
      <ViewHead
        title={`${kind}, ${period}`}
        text={`${firm}. ${asOf}`}
        actions={
          <>
            <ExportButton name={`${report.kind}-report-${report.from}`} heads={[firm, kind, period]} rows={() => rows} />
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
