import { useSampleData } from '@services/ledger/browser/sample-data';
import { addSampleData } from '@services/ledger/contract/sample-data';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';

interface Props {
  /** Text above the button. */
  text?: string;
  className?: string;
}

/** Button that fills a firm without a ledger with sample data and opens the dashboard. Renders nothing for other firms. */
export function ExploreSample({ text, className }: Props) {
  const { token } = useSession();
  const { formClient } = useApi();
  const { deployment } = useSuite();
  const { data } = useSampleData(token.companyId);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!data?.canAdd || !token.rights.includes('admin')) return null;

  async function add() {
    setRunning(true);
    setFailure(undefined);
    try {
      await formClient.call(addSampleData, { timeout: 120_000 });
      const dashboard = zoneUrl(deployment, 'iq-dashboard');
      const isThere = new URL(dashboard).pathname === location.pathname && new URL(dashboard).host === location.host;
      if (isThere) location.reload();
      else location.assign(dashboard);
    } catch (error) {
      setFailure(`The sample data was not added. ${reasonOf(error)}`);
      setRunning(false);
    }
  }

  return (
    <div className={className}>
      {text && <p className="mb-3 max-w-[68ch] text-pretty text-muted">{text}</p>}
      <Button variant="quiet" spinning={isRunning} onClick={add}>
        Explore with sample data
      </Button>
      {isRunning && (
        <p role="status" className="mt-2 text-muted">
          Adding a made-up firm with three years of invoices. This takes a few seconds.
        </p>
      )}
      {failure && (
        <div className="mt-3">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
    </div>
  );
}
