import { useFigureState } from '@services/insights/client/dashboard';
import { createReport } from '@services/insights/client/reports';
import { type ReportSection, reportSections } from '@services/insights/contract/report-content';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { Skeleton } from '@suite/ui/skeleton';
import { hashOf } from '@suite/zones/zone-url';
import { type FormEvent, useId, useState } from 'react';
import { copy } from './copy';
import { PeriodChoice } from './period-choice';
import { periodsOf, type ReportablePeriod } from './periods';
import { SectionChoice } from './section-choice';

interface Props {
  onClose: () => void;
}

/** Chooses the period and the sections of a report, and opens it while it is made. */
export function NewReportDialog({ onClose }: Props) {
  const { client } = useApi();
  const readAnew = useReadAnew();
  const ledger = useFigureState();
  const [chosen, setChosen] = useState<ReportablePeriod>();
  const [sections, setSections] = useState<ReportSection[]>([...reportSections]);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const formId = useId();
  const period = chosen ?? (ledger.data && periodsOf('monthly', ledger.data.asOf, ledger.data.coversFrom)[0]);

  async function make(event: FormEvent) {
    event.preventDefault();
    if (!period || !sections.length) return;
    setRunning(true);
    setFailure(undefined);
    try {
      const { id } = await createReport(client, { kind: period.kind, to: period.to, sections });
      void readAnew('reports');
      onClose();
      location.hash = hashOf('iq-reports', '/report', { id });
    } catch (error) {
      setFailure(`${copy.failed} ${reasonOf(error)}`);
      setRunning(false);
    }
  }

  function content() {
    if (ledger.data)
      return (
        <form id={formId} onSubmit={make} noValidate className="grid gap-5">
          <PeriodChoice ledger={ledger.data} value={period} onChange={setChosen} />
          <SectionChoice value={sections} onChange={setSections} />
          {failure && <Notice tone="bad">{failure}</Notice>}
        </form>
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
    <Dialog
      title={copy.title}
      isWide
      onClose={isRunning ? undefined : onClose}
      actions={
        <>
          <Button look="quiet" disabled={isRunning} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} spinning={isRunning} disabled={!period || !sections.length}>
            {copy.make}
          </Button>
        </>
      }
    >
      {content()}
    </Dialog>
  );
}
