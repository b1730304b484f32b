import { MayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import type { ClientMetric } from '../views/client-view';
import { copy } from './copy';
import { useMerging } from './use-merging';

const { merged: words } = copy;

type Merged = ClientMetric['merged'][number];

/** Clients that people merged into this one; each can be separated again. */
export function MergedClients({ merged, into }: { merged: readonly Merged[]; into: string }) {
  const { date } = useFormats();
  const { events } = useSuite();
  const { separate } = useMerging();
  const [dialog, setDialog] = useState<Merged>();

  async function run({ clientId, name }: Merged) {
    await separate(clientId);
    events.emit('toast', { type: 'success', text: words.done(name) });
    setDialog(undefined);
  }

  return (
    <>
      <h3 className="mt-4 mb-1 text-xs font-semibold text-muted">{words.title}</h3>
      <ul className="grid gap-2">
        {merged.map((each) => (
          <li key={each.clientId} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <bdi>{each.name}</bdi>
              <span className="block text-xs text-muted">{words.by(each.mergedBy, date(each.mergedAt))}</span>
            </span>
            <MayChange>
              <Button
                variant="quiet"
                size="sm"
                className="flex-none"
                aria-label={words.separateNamed(each.name)}
                onClick={() => setDialog(each)}
              >
                {words.separate}
              </Button>
            </MayChange>
          </li>
        ))}
      </ul>
      {dialog && (
        <ConfirmDialog
          title={words.question(dialog.name)}
          keep={words.keep}
          confirm={words.confirm}
          isHarmless
          failed={(error) => words.notDone(reasonOf(error))}
          onConfirm={() => run(dialog)}
          onClose={() => setDialog(undefined)}
        >
          <p>{words.text(dialog.name, into)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
