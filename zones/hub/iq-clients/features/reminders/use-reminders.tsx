import type { ClientRow } from '@services/insights/contract/clients';
import { SelectionBar } from '@suite/list/selection-bar';
import { useMayChange } from '@suite/session/may-change';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { copy } from './copy';
import { RemindersDialog } from './reminders-dialog';

const none: ReadonlySet<string | number> = new Set();

const rowId = ({ clientId }: ClientRow) => clientId;
const nameOf = ({ name }: ClientRow) => name;

/**
 * Lets people select clients of a list and send them reminders. Not for an earlier date (`asOf`), because reminders are about
 * what is owed as of the last import.
 */
export function useReminders(clients: readonly ClientRow[] | undefined, asOf: string) {
  const mayChange = useMayChange();
  const [ids, setIds] = useState(none);
  const [isOpen, setOpen] = useState(false);
  if (!mayChange || asOf) return { choice: undefined, bar: null };
  const chosen = clients?.filter(({ clientId }) => ids.has(clientId)) ?? [];
  const clear = () => setIds(none);
  return {
    choice: { rowId, selection: { ids, onSelect: setIds, nameOf } },
    bar: (
      <>
        {chosen.length > 0 && (
          <SelectionBar count={chosen.length} onClear={clear}>
            <Button size="sm" onClick={() => setOpen(true)}>
              {copy.remind}
            </Button>
          </SelectionBar>
        )}
        {isOpen && <RemindersDialog clientIds={chosen.map(rowId)} onClose={() => setOpen(false)} onSent={clear} />}
      </>
    ),
  };
}
