import type { ApplicationRecord } from '../../records/record-kinds';

export interface Linked {
  type: string;
  id: string;
  /** In minor units. */
  amount: number;
}

type Settlement = Omit<ApplicationRecord, 'appliedOn'>;

/**
 * Returns how much of each invoice a payment settles, and with what. QuickBooks links a payment to invoices and to the credit
 * memos that it applies, each with an amount, but does not say which memo settles which invoice. The memos are used up first, in
 * order, then the payment's own money. The rest came from elsewhere (a journal entry).
 */
export function settle(payment: { sourceId: string; amount: number }, linked: readonly Linked[]): Settlement[] {
  const sources = [
    ...linked.filter(({ type }) => type === 'CreditMemo').map(({ id, amount }) => ({ id, left: amount, isCredit: true })),
    { id: payment.sourceId, left: Math.max(0, payment.amount), isCredit: false },
  ];
  const settlements = new Map<string, Settlement>();
  const take = (invoice: string, from: { paymentSourceId: string | null; creditNoteSourceId: string | null }, amount: number) => {
    const sourceId = `${payment.sourceId}/${from.creditNoteSourceId ?? (from.paymentSourceId ? 'payment' : 'other')}`;
    const key = `${invoice} ${sourceId}`;
    const before = settlements.get(key)?.amount ?? 0;
    settlements.set(key, { sourceId, invoiceSourceId: invoice, ...from, amount: before + amount });
  };
  for (const { type, id: invoice, amount } of linked) {
    if (type !== 'Invoice') continue;
    let open = amount;
    for (const source of sources) {
      const taken = Math.min(open, source.left);
      if (taken <= 0) continue;
      source.left -= taken;
      open -= taken;
      const from = source.isCredit
        ? { paymentSourceId: null, creditNoteSourceId: source.id }
        : { paymentSourceId: source.id, creditNoteSourceId: null };
      take(invoice, from, taken);
    }
    if (open > 0) take(invoice, { paymentSourceId: null, creditNoteSourceId: null }, open);
  }
  return [...settlements.values()];
}
