import { useClientMetricsOf } from '@services/insights/browser/clients';
import type { ClientRow } from '@services/insights/contract/clients';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { FormDialog } from '@suite/ui/form-dialog';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';
import { MergeTable } from './merge-table';
import { useMerging } from './use-merging';

const { dialog: words } = copy;

interface Props {
  clients: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Asks which name to keep, shows the combined totals, and merges after confirmation. */
export function MergeDialog({ clients, onClose }: Props) {
  const { events } = useSuite();
  const { number } = useFormats();
  const { wholeMoney } = useMetricFormats();
  const { merge } = useMerging();
  const { data, error } = useClientMetricsOf(clients.map(({ id }) => id));
  const [intoId, setIntoId] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const rows: (Pick<ClientRow, 'clientId' | 'name'> & Partial<ClientRow>)[] = clients.map(
    ({ id, name }, place) => data?.[place]?.client ?? { clientId: id, name },
  );
  const chosen = rows.filter(({ clientId }) => !left.has(clientId));
  // The client with the most invoices is preselected, because most documents have its name.
  const [most] = chosen.toSorted((one, other) => (other.invoices ?? 0) - (one.invoices ?? 0));
  const into = chosen.find(({ clientId }) => clientId === intoId) ?? most;
  const currency = data?.[0]?.currency;

  async function run(remaining: string, name: string) {
    await merge(
      remaining,
      chosen.map(({ clientId }) => clientId),
    );
    events.emit('toast', { type: 'success', text: words.done(number(chosen.length), name) });
    onClose();
  }

  return (
    <FormDialog
      isWide
      title={words.title}
      submit={words.confirm}
      disabled={!data || chosen.length < 2}
      disabledText={data ? words.few : undefined}
      onSubmit={() => into && run(into.clientId, into.name)}
      onClose={onClose}
      failed={(reason) => words.notDone(reasonOf(reason))}
    >
      <p className="text-muted">{words.text}</p>
      {error && !data ? (
        <Notice tone="bad">
          {words.failed} {reasonOf(error)}
        </Notice>
      ) : (
        <MergeTable
          rows={rows}
          intoId={into?.clientId}
          left={left}
          money={currency === undefined ? undefined : (amount) => wholeMoney(amount, currency)}
          onInto={setIntoId}
          onLeft={setLeft}
        />
      )}
    </FormDialog>
  );
}
