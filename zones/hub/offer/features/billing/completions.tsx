import { type Billing, completeLine } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import { copy } from './copy';
import { useBillingChange } from './use-billing-change';

const { completions: words } = copy;

interface Props {
  billing: Billing;
  mayChange: boolean;
}

/** Work that is charged on completion; the firm marks it as completed. */
export function Completions({ billing: { proposalId, completions, currency, method }, mayChange }: Props) {
  const { formClient: api } = useApi();
  const { money } = useMetricFormats();
  const changed = useBillingChange(proposalId);
  const [dialog, setDialog] = useState<Billing['completions'][number]>();
  if (completions.length === 0) return null;
  return (
    <div>
      <h3>{words.heading}</h3>
      <ul>
        {completions.map((line) => (
          <li key={line.lineId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <bdi className="min-w-0 break-words">{line.name}</bdi>
            <span className="ms-auto tabular-nums">{money(line.gross, currency)}</span>
            {mayChange && (
              <Button variant="quiet" size="sm" aria-label={words.doneOf(line.name)} onClick={() => setDialog(line)}>
                {words.done}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog && (
        <ConfirmDialog
          title={words.title}
          keep={words.keep}
          confirm={words.done}
          isHarmless
          onConfirm={async () => {
            const billing = await api.call(completeLine, { params: { proposalId }, body: { lineId: dialog.lineId } });
            setDialog(undefined);
            await changed(billing, words.toast);
          }}
          onClose={() => setDialog(undefined)}
          failed={(error) => copy.notDone(reasonOf(error))}
        >
          <p>
            {words.text(money(dialog.gross, currency), dialog.name)} {method && words.collected(method.label)}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
