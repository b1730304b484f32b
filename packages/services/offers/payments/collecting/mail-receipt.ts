import { contactOf, firmName, newLink, whoSigned } from '@services/proposals/ports';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import { asc, eq, inArray } from 'drizzle-orm';
import { receiptMail } from '../mails';
import type { Dependencies, TransferRow } from '../rows';
import { applications, billings, payments } from '../schema';
import { lockTransfer } from '../transfers/client-credit';
import { openOf } from './open-of';

/** Confirms a transfer to each signer of what it paid, in one mail for all charges. Without an address, a host sends no mail. */
export async function mailReceipt(
  transaction: Database,
  { kernel, deployment }: Dependencies,
  transfer: TransferRow,
): Promise<void> {
  if (!deployment) return;
  const { companyId, currency } = transfer;
  const paid = await transaction
    .select({ payment: payments, billing: billings, amount: applications.amount })
    .from(applications)
    .innerJoin(payments, eq(payments.id, applications.paymentId))
    .innerJoin(billings, eq(billings.proposalId, payments.proposalId))
    .where(eq(applications.transferId, transfer.id))
    .orderBy(asc(payments.dueOn), asc(payments.id));
  const ids = [transfer.proposalId, ...paid.map(({ billing }) => billing.proposalId)];
  const all = await transaction.select().from(billings).where(inArray(billings.proposalId, ids));
  const ofTransfer = all.find(({ proposalId }) => proposalId === transfer.proposalId);
  if (!ofTransfer) throw new Error(`billing ${transfer.proposalId} is missing`);
  const { left } = await lockTransfer(transaction, transfer.id);
  const firm = await firmName(transaction, companyId);
  const contact = await contactOf(transaction, ofTransfer);
  const { money, day } = metricFormatsOf('en-US');
  const charges = paid.map(({ payment, billing, amount }) => ({
    title: billing.title,
    dueOn: day(payment.dueOn),
    amount: money(amount, currency),
    open: openOf(payment) > 0 ? money(openOf(payment), currency) : undefined,
  }));
  const sum = { amount: money(transfer.amount, currency), on: day(transfer.on) };
  const details = { ...sum, charges, credit: left > 0 ? money(left, currency) : undefined, contact: contact.name };
  const sent = new Set<string>();
  for (const { proposalId, version } of [ofTransfer, ...all.filter((one) => one !== ofTransfer)]) {
    for (const { recipientId, name, email } of await whoSigned(transaction, proposalId, version)) {
      if (sent.has(email.toLowerCase())) continue;
      sent.add(email.toLowerCase());
      const between = { deployment, companyId, firm, to: email, replyTo: contact.email };
      const mail = receiptMail(between, { ...details, name, token: await newLink(transaction, recipientId) });
      await kernel.queueMail(transaction, { ...mail, isRecipientKnown: true });
    }
  }
}
