import { getDashboard, getMetricState } from '@services/insights/contract/dashboard';
import { undoImport } from '@services/ledger/browser/imports';
import { getImports, type ImportRun } from '@services/ledger/contract/imports';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { usePreference } from '@suite/shell/preferences/preferences';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import { copy } from './copy';
import { kindName } from './run-counts';

interface Props {
  run: ImportRun;
  onUndone: (run: ImportRun) => unknown;
}

const { undo } = copy;

/** Undoes the import of a file after a confirmation that lists what is removed. */
export function UndoImport({ run, onUndone }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const { number } = useFormats();
  const locale = usePreference('locale') || undefined;
  const revalidate = useRevalidate();
  const [isAsking, setAsking] = useState(false);
  const file = run.fileName ?? '';
  const kinds = run.counts.filter(({ imported }) => imported > 0);
  const what = kinds.map(({ kind, imported }) => `${number(imported)} ${kindName(kind).toLowerCase()}`);

  async function confirm() {
    const undone = await undoImport(client, run.id);
    events.emit('toast', { type: 'success', text: undo.done(file) });
    setAsking(false);
    await onUndone(undone);
    await revalidate(getImports, 'all-connections', 'firm', getDashboard, getMetricState);
  }

  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {undo.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={undo.ask(file)}
          keep={undo.keep}
          confirm={undo.button}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
          failed={(error) => `${undo.failed} ${reasonOf(error)}`}
        >
          <p>{what.length > 0 ? undo.effect(new Intl.ListFormat(locale).format(what)) : undo.nothing}</p>
          <p className="mt-2">{undo.follow}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
