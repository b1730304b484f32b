import type { Payment } from '@services/payments/contract/billing';
import { useReadAnew } from '@suite/api/use-read';
import { useSuite } from '@suite/shell/suite-context';
import { type ReactNode, useCallback, useState } from 'react';
import { CancelDialog } from './cancel-dialog';
import type { PaymentAct } from './payment-acts';
import { PaymentDetails } from './payment-details';
import { ReceiveDialog } from './receive-dialog';
import { RefundDialog } from './refund-dialog';
import { RetryDialog } from './retry-dialog';
import { UndoDialog } from './undo-dialog';

interface Asked {
  act: PaymentAct;
  payment: Payment;
  /** Of a refund: what is suggested, in minor units. */
  amount?: number | undefined;
}

/** What the dialog of an act is given. */
export interface ActProps {
  payment: Payment;
  onClose: () => void;
  /** Tells that it was done, and reads again what it changed. */
  onDone: (text: string) => Promise<void>;
}

type Act = (act: PaymentAct, payment: Payment, amount?: number) => void;

/** Acts on payments: each asks in a dialog first, which is drawn with the page. */
export function usePaymentActs(): { act: Act; dialog: ReactNode } {
  const { events } = useSuite();
  const readAnew = useReadAnew();
  const [asked, setAsked] = useState<Asked>();
  const act: Act = useCallback((chosen, payment, amount) => setAsked({ act: chosen, payment, amount }), []);
  if (!asked) return { act, dialog: null };

  const props: ActProps = {
    payment: asked.payment,
    onClose: () => setAsked(undefined),
    onDone: async (text) => {
      setAsked(undefined);
      events.emit('toast', { type: 'success', text });
      await readAnew('payments', 'billing');
    },
  };
  return { act, dialog: dialogOf(asked, props) };
}

function dialogOf({ act, amount }: Asked, props: ActProps): ReactNode {
  if (act === 'details') return <PaymentDetails {...props} />;
  if (act === 'receive') return <ReceiveDialog {...props} />;
  if (act === 'undo') return <UndoDialog {...props} />;
  if (act === 'cancel') return <CancelDialog {...props} />;
  if (act === 'retry') return <RetryDialog {...props} />;
  return <RefundDialog {...props} suggested={amount} />;
}
