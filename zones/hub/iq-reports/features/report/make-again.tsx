import { createReport, getReports, type Report } from '@services/insights/contract/reports';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { MayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';

/** Creates a report of the same period with the same sections. */
export function MakeAgain({ report: { kind, to, sections } }: { report: Report }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [isRunning, setRunning] = useState(false);

  async function make() {
    setRunning(true);
    try {
      const { id } = await formClient.call(createReport, { body: { kind, to, sections } });
      void revalidate(getReports);
      location.hash = hashOf('iq-reports', '/report', { id });
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${copy.notAgain} ${reasonOf(error)}` });
      setRunning(false);
    }
  }

  return (
    <MayChange>
      <Button variant="quiet" size="sm" spinning={isRunning} onClick={make}>
        {copy.again}
      </Button>
    </MayChange>
  );
}
