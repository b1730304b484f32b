import { getMetricState } from '@services/insights/contract/dashboard';
import { type ReportSection, reportSections } from '@services/insights/contract/report-content';
import { createReport, getReports } from '@services/insights/contract/reports';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { ErrorNote } from '@suite/ui/error-note';
import { FormDialog } from '@suite/ui/form-dialog';
import { Notice } from '@suite/ui/notice';
import { Skeleton } from '@suite/ui/skeleton';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import { PeriodChoice } from './period-choice';
import { periodsOf, type ReportablePeriod } from './periods';
import { SectionChoice } from './section-choice';

interface Props {
  onClose: () => void;
}

/** Chooses the period and sections of a report, then opens it while it is created. */
export function NewReportDialog({ onClose }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const ledger = useQuery(getMetricState, {});
  const [chosen, setChosen] = useState<ReportablePeriod>();
  const [sections, setSections] = useState<ReportSection[]>([...reportSections]);
  const period = chosen ?? (ledger.data && periodsOf('monthly', ledger.data.asOf, ledger.data.coversFrom)[0]);

  const make = () => (period && sections.length ? create(period) : undefined);

  async function create({ kind, to }: ReportablePeriod) {
    const { id } = await formClient.call(createReport, { body: { kind, to, sections } });
    void revalidate(getReports);
    onClose();
    location.hash = hashOf('iq-reports', '/report', { id });
  }

  function content() {
    if (ledger.data)
      return (
        <>
          <PeriodChoice ledger={ledger.data} value={period} onChange={setChosen} />
          <SectionChoice value={sections} onChange={setSections} />
        </>
      );
    if (ledger.error?.code === 'not_found') return <Notice>{copy.empty}</Notice>;
    if (ledger.error) return <ErrorNote title={copy.notLoaded} onRetry={() => ledger.mutate()} />;
    return (
      <div role="status" aria-label={copy.loading}>
        <Skeleton className="h-80" />
      </div>
    );
  }

  return (
    <FormDialog
      title={copy.title}
      isWide
      submit={copy.make}
      disabled={!period || !sections.length}
      onSubmit={make}
      onClose={onClose}
      failed={(error) => `${copy.failed} ${reasonOf(error)}`}
    >
      {content()}
    </FormDialog>
  );
}
