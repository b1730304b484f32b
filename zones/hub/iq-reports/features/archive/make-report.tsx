import { createReport } from '@services/insights/client/reports';
import type { ReportKind } from '@services/insights/contract/reports';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { SuiteError } from '@suite/contract/errors';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  kind: ReportKind;
}

/** Makes the report of the latest period that the ledger reaches the end of, and opens it. */
export function MakeReport({ kind }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const readAnew = useReadAnew();
  const [isRunning, setRunning] = useState(false);

  async function make() {
    setRunning(true);
    try {
      const { id } = await createReport(client, { kind });
      void readAnew('reports');
      location.hash = hashOf('iq-reports', '/report', { id });
    } catch (error) {
      const isEmpty = error instanceof SuiteError && error.code === 'not_found';
      events.emit('toast', isEmpty ? { type: 'info', text: copy.nothing } : { type: 'error', text: copy.notMade });
      setRunning(false);
    }
  }

  return (
    <Button look="quiet" spinning={isRunning} onClick={make}>
      {copy.make[kind]}
    </Button>
  );
}
