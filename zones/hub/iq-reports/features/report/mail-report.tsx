import { mailReport } from '@services/insights/client/reports';
import { useApi } from '@suite/api/api-provider';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  id: string;
}

/** Mails the report to the person who looks at it. */
export function MailReport({ id }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const [isRunning, setRunning] = useState(false);

  async function send() {
    setRunning(true);
    try {
      await mailReport(client, id);
      events.emit('toast', { type: 'success', text: copy.mailed });
    } catch {
      events.emit('toast', { type: 'error', text: copy.notMailed });
    } finally {
      setRunning(false);
    }
  }

  return (
    <Button look="quiet" spinning={isRunning} onClick={send}>
      {copy.mail}
    </Button>
  );
}
