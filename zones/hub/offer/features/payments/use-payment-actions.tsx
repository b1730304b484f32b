import { getBilling, getPayments, type Payment, type Transfer } from '@services/payments/contract/billing';
import { getClientCredits } from '@services/payments/contract/transfers';
import { useRevalidate } from '@suite/api/use-query';
import { useSuite } from '@suite/shell/start/suite-context';
import { type ReactNode, useCallback, useState } from 'react';
import { CancelDialog } from './cancel-dialog';
import { CreditDialog } from './credit-dialog';
import type { ActionProps, PaymentAction } from './payment-actions';
import { PaymentDetails } from './payment-details';
import { ReceiveDialog } from './receive-dialog';
import { RefundDialog } from './refund-dialog';
import { RetryDialog } from './retry-dialog';
import { UndoTransfer } from './undo-transfer';

interface OpenDialog {
  act: PaymentAction;
  payment: Payment;
  /** Suggested amount of a refund, in minor units. */
  amount?: number | undefined;
  /** What to undo; by default the newest transfer. */
  transfer?: Transfer;
}

type Action = (act: PaymentAction, payment: Payment, amount?: number) => void;

/** Returns the actions on payments; each asks in a dialog first, which is rendered with the page. */
export function usePaymentActions(): { act: Action; dialog: ReactNode } {
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [dialog, setDialog] = useState<OpenDialog>();
  const act: Action = useCallback((chosen, payment, amount) => setDialog({ act: chosen, payment, amount }), []);
  if (!dialog) return { act, dialog: null };

  const props: ActionProps = {
    payment: dialog.payment,
    onUndo: (transfer) => setDialog({ act: 'undo', payment: dialog.payment, transfer }),
    onClose: () => setDialog(undefined),
    onDone: async (text) => {
      setDialog(undefined);
      events.emit('toast', { type: 'success', text });
      await revalidate(getPayments, getBilling, getClientCredits);
    },
  };
  return { act, dialog: dialogOf(dialog, props) };
}

function dialogOf({ act, amount, payment, transfer = payment.transfers[0] }: OpenDialog, props: ActionProps): ReactNode {
  const { client, currency, isPaidTwice: isTwice } = payment;
  if (act === 'details') return <PaymentDetails {...props} />;
  if (act === 'receive') return <ReceiveDialog {...props} />;
  if (act === 'undo') return transfer && <UndoTransfer {...props} {...transfer} {...{ client, currency, isTwice }} />;
  if (act === 'credit') return <CreditDialog {...props} />;
  if (act === 'cancel') return <CancelDialog {...props} />;
  if (act === 'retry') return <RetryDialog {...props} />;
  return <RefundDialog {...props} suggested={amount} />;
}
