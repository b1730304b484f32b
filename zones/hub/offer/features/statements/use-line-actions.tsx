import { getBilling, getPayments } from '@services/payments/contract/billing';
import {
  confirmLine,
  dismissLine,
  getBankStatement,
  getBankStatements,
  reopenLine,
  type StatementLine,
} from '@services/payments/contract/statements';
import { getClientCredits } from '@services/payments/contract/transfers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { UndoTransfer } from '../payments/undo-transfer';
import { ChooseCharges } from './choose-charges';
import { copy } from './copy';
import { type LineAction, shownProposal } from './statement-view';

interface LineActions {
  /** Confirms what a line proposes. */
  confirm: (line: StatementLine) => Promise<void>;
  /** The line that is being confirmed. */
  runningId: string | undefined;
  act: (act: LineAction, line: StatementLine) => void;
  /** Reads again what a confirmation changes. */
  refresh: () => Promise<unknown>;
  dialog: ReactNode;
}

/** Returns the actions on lines, and their dialog, which is rendered with the page. */
export function useLineActions(): LineActions {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [runningId, setRunningId] = useState<string>();
  const [dialog, setDialog] = useState<{ act: LineAction; line: StatementLine }>();
  const refresh = () => revalidate(getBankStatement, getBankStatements, getPayments, getBilling, getClientCredits);

  async function onDone(text: string) {
    setDialog(undefined);
    events.emit('toast', { type: 'success', text });
    await refresh();
  }

  async function run(line: StatementLine, call: () => Promise<unknown>, done: string) {
    if (runningId) return;
    setRunningId(line.id);
    try {
      await call();
      await onDone(done);
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notDone(reasonOf(error)) });
      await refresh();
    }
    setRunningId(undefined);
  }

  async function confirm(line: StatementLine) {
    const [shown] = shownProposal(line);
    if (!shown) return;
    const { lineId, ...body } = shown;
    await run(line, () => formClient.call(confirmLine, { params: { lineId }, body }), copy.confirmed);
  }

  function act(chosen: LineAction, line: StatementLine) {
    if (chosen === 'reopen') void run(line, () => formClient.call(reopenLine, { params: { lineId: line.id } }), copy.reopened);
    else setDialog({ act: chosen, line });
  }

  function dialogOf(): ReactNode {
    if (!dialog) return null;
    const { line } = dialog;
    const { id: lineId, transfer, amount, currency, on } = line;
    const props = { onClose: () => setDialog(undefined), onDone };
    if (dialog.act === 'choose') return <ChooseCharges line={line} {...props} />;
    if (dialog.act === 'ignore')
      return (
        <ConfirmDialog
          title={copy.ignore.title}
          keep={copy.ignore.keep}
          confirm={copy.ignore.submit}
          isHarmless
          onConfirm={async () => {
            await formClient.call(dismissLine, { params: { lineId } });
            await onDone(copy.ignored);
          }}
          onClose={props.onClose}
          failed={(error) => copy.notDone(reasonOf(error))}
        >
          <p>{copy.ignore.text}</p>
        </ConfirmDialog>
      );
    if (!transfer || amount === null || currency === null || on === null) return null;
    const { id, client } = transfer;
    return <UndoTransfer {...{ id, client, currency, on }} total={amount} isFromStatement {...props} />;
  }

  return { confirm, runningId, act, refresh, dialog: dialogOf() };
}
