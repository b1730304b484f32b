import { contactOf, firmName, newLink, whoSigned } from '@services/proposals/ports';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import type { Mail } from '@suite/kernel/mail/mail';
import { printedReference } from '@suite/values/creditor-reference';
import { dayIn } from '@suite/values/zone-day';
import { dueMail, expiryMail, failureMail } from '../mails';
import type { Failure } from '../provider/provider';
import type { BillingRow, Dependencies, PaymentRow } from '../rows';
import { accountOf } from './account-of';
import { openOf } from './open-of';

type Details = Omit<Parameters<typeof dueMail>[1], 'reference'>;

type WriteMail = (between: Parameters<typeof dueMail>[0], details: Details) => Mail;

interface About {
  billing: BillingRow;
  payment: Pick<PaymentRow, 'amount' | 'collected' | 'currency' | 'dueOn' | 'reference'>;
}

interface Charged {
  billing: BillingRow;
  charge: Pick<PaymentRow, 'amount' | 'currency' | 'dueOn'>;
}

/** Notifies the signers that a payment has come due. */
export async function mailDue(transaction: Database, dependencies: Dependencies, about: About): Promise<void> {
  const account = await accountOf(transaction, about.billing.companyId);
  const takesTransfers = !account?.secretKey || account.bankDetails !== '';
  const reference = takesTransfers ? printedReference(about.payment.reference) : undefined;
  await mailPayers(transaction, dependencies, chargedOf(about), (between, details) =>
    dueMail(between, { ...details, reference }),
  );
}

/** Notifies the signers that the saved method could not be charged. @param nextAttempt milliseconds since 1970 */
export function mailFailure(
  transaction: Database,
  dependencies: Dependencies,
  { failure, nextAttempt, ...about }: About & { failure: Failure | null; nextAttempt: number | undefined },
): Promise<void> {
  const { timeZone } = about.billing;
  const isHeld = about.billing.pausedOn !== null;
  const next = nextAttempt === undefined || isHeld ? undefined : metricFormatsOf('en-US').day(dayIn(timeZone, nextAttempt));
  return mailPayers(transaction, dependencies, chargedOf(about), (between, details) =>
    failureMail(between, { ...details, reason: failure?.message ?? '', next }),
  );
}

/** Notifies the signers that the saved card expires before the next payment. @param last the last day on which it can be charged */
export function mailExpiry(
  transaction: Database,
  dependencies: Dependencies,
  { label, last, ...about }: Charged & { label: string; last: string },
): Promise<void> {
  const { day } = metricFormatsOf('en-US');
  return mailPayers(transaction, dependencies, about, (between, details) =>
    expiryMail(between, { ...details, label, last: day(last) }),
  );
}

const chargedOf = ({ billing, payment }: About): Charged => ({ billing, charge: { ...payment, amount: openOf(payment) } });

/** Without an address of its own, a host has no links and sends no mail. */
async function mailPayers(
  transaction: Database,
  { kernel, deployment }: Dependencies,
  { billing, charge }: Charged,
  write: WriteMail,
): Promise<void> {
  if (!deployment) return;
  const { companyId, proposalId, version, title } = billing;
  const firm = await firmName(transaction, companyId);
  const contact = await contactOf(transaction, billing);
  const { money, day } = metricFormatsOf('en-US');
  const [amount, dueOn] = [money(charge.amount, charge.currency), day(charge.dueOn)];
  for (const { recipientId, name, email } of await whoSigned(transaction, proposalId, version)) {
    const token = await newLink(transaction, recipientId);
    const between = { deployment, companyId, firm, to: email, replyTo: contact.email };
    const mail = write(between, { name, title, amount, dueOn, contact: contact.name, token });
    await kernel.queueMail(transaction, { ...mail, isRecipientKnown: true });
  }
}
