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
import { counted } from '@suite/values/counted';
import { useState } from 'react';
import { copy } from './copy';

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
  const list = (effect: 'removed' | 'changedBack') => {
    const some = run.undoEffects?.filter((of) => of[effect] > 0) ?? [];
    const texts = some.map((of) => counted(of[effect], of.kind.slice(0, -1), number(of[effect])));
    return texts.length ? undo[effect](new Intl.ListFormat(locale).format(texts)) : '';
  };
  const effect = `${list('removed')} ${list('changedBack')}`.trim();

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
          <p>{effect || (run.undoEffects ? undo.nothing : undo.unfinished)}</p>
          <p className="mt-2">{undo.follow}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
