import { getStatement } from '@services/insights/contract/debtors';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { saveFile } from '@suite/ui/save-file';
import { useState } from 'react';
import { copy } from './copy';

/** Downloads the statement of a client that owes money. */
export function StatementButton({ clientId, client }: { clientId: string; client: string }) {
  const { formClient: api } = useApi();
  const { events } = useSuite();
  const [isRunning, setRunning] = useState(false);

  async function download() {
    setRunning(true);
    try {
      const { name, content } = await api.call(getStatement, { params: { clientId } });
      saveFile(name, content);
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.statementFailed(reasonOf(error)) });
    } finally {
      setRunning(false);
    }
  }

  return (
    <Button variant="quiet" size="sm" aria-label={copy.statementOf(client)} spinning={isRunning} onClick={download}>
      {copy.statement}
    </Button>
  );
}
