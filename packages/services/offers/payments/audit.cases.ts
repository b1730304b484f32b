import type { AuditAction } from '@services/identity/contract/audit';
import { lineOf } from '@services/proposals/fixture-proposals';
import { type AuditCases, type Firm, post, put, type Recorded, remove } from '@suite/host/test/audit-cases';
import type { Statement, StatementPage } from './contract/statements';
import type { ClientCredit } from './contract/transfers';
import { acceptNew, uploadStatement } from './fixture-payments';
import { camtOf, entryOf } from './statements/fixture-statements';

const path = '/payments/v1';
const today = () => new Date().toISOString().slice(0, 10);

const on = (actions: AuditAction[], ready: Recorded['ready']): Recorded => ({ actions, ready });

async function received({ platform, administrator }: Firm) {
  const { payment } = await acceptNew(platform, administrator);
  const of = `${path}/payments/${payment.id}`;
  await post(administrator, `${of}/receipt`, { on: today() })();
  return of;
}

async function billed({ platform, administrator }: Firm, lines = [lineOf()]) {
  const options = [{ id: crypto.randomUUID(), name: 'Services', description: '', lines }];
  return `${path}/proposals/${(await acceptNew(platform, administrator, { options })).proposalId}/billing`;
}

/** Records $100.00 more than is due. */
async function overpaid(firm: Firm) {
  const { platform, administrator } = firm;
  const { payment } = await acceptNew(platform, administrator, {}, `Overpaid ${crypto.randomUUID()}`);
  await post(administrator, `${path}/payments/${payment.id}/receipt`, { on: today(), amount: payment.amount + 10_000 })();
  const { body } = await administrator.send(`${path}/credits`);
  const [credit] = (body as { credits: ClientCredit[] }).credits.filter((one) => one.proposalId === payment.proposalId);
  return `${path}/transfers/${credit?.id}`;
}

/** Uploads a statement with one credit that pays a new charge. */
async function stated({ platform, administrator }: Firm) {
  const { payment } = await acceptNew(platform, administrator);
  const details = `<TxDtls><RmtInf><Ustrd>${payment.reference}</Ustrd></RmtInf></TxDtls>`;
  const amount = (payment.amount / 100).toFixed(2);
  const text = camtOf(entryOf({ amount, currency: payment.currency, id: crypto.randomUUID(), details }));
  const { id } = (await uploadStatement(platform, administrator, text)).body.statement as Statement;
  const page = (await administrator.send(`${path}/statements/${id}`)).body as StatementPage;
  const [exact] = page.exact;
  if (!exact) throw new Error('the line was not proposed');
  return { statement: `${path}/statements/${id}`, line: `${path}/statement-lines/${exact.lineId}`, exact };
}

async function due({ platform, administrator }: Firm) {
  return `${path}/payments/${(await acceptNew(platform, administrator)).payment.id}`;
}

export const auditCases: AuditCases = {
  recorded: {
    pauseBilling: on(['billing.paused'], async (firm) => post(firm.administrator, `${await billed(firm)}/pause`)),
    resumeBilling: on(['billing.resumed'], async (firm) => {
      const billing = await billed(firm);
      await post(firm.administrator, `${billing}/pause`)();
      return post(firm.administrator, `${billing}/resumption`, { missed: 'skip' });
    }),
    endBilling: on(['billing.ended'], async (firm) =>
      post(firm.administrator, `${await billed(firm)}/end`, { on: '2099-01-01', isProrated: true }),
    ),
    completeLine: on(['billing.completed'], async (firm) => {
      const line = lineOf({ billing: 'completion' });
      return post(firm.administrator, `${await billed(firm, [line])}/completions`, { lineId: line.id });
    }),
    markReceived: on(['payment.received'], async (firm) =>
      post(firm.administrator, `${await due(firm)}/receipt`, { on: today() }),
    ),
    cancelPayment: on(['payment.cancelled'], async (firm) => post(firm.administrator, `${await due(firm)}/cancellation`)),
    refundPayment: on(['payment.refunded'], async (firm) =>
      post(firm.administrator, `${await received(firm)}/refunds`, { amount: 100, reason: 'Goodwill' }),
    ),
    payBackCredit: on(['credit.paid-back'], async (firm) =>
      post(firm.administrator, `${await overpaid(firm)}/paybacks`, { amount: 100, reason: 'Asked for it' }),
    ),
    undoTransfer: on(['payment.reopened'], async (firm) => remove(firm.administrator, await overpaid(firm))),
    applyCredit: on(['credit.applied'], async (firm) => {
      const { platform, administrator } = firm;
      const client = `Paid ahead ${crypto.randomUUID()}`;
      const [first, second] = [
        await acceptNew(platform, administrator, {}, client),
        await acceptNew(platform, administrator, {}, client),
      ];
      await post(administrator, `${path}/payments/${first.payment.id}/receipt`, { on: today(), amount: 60_000 })();
      return post(administrator, `${path}/payments/${second.payment.id}/credit`);
    }),
    uploadStatement: on(['statement.uploaded'], async ({ platform, administrator }) => {
      const text = camtOf(entryOf());
      return async () => ({ ...(await uploadStatement(platform, administrator, text)), headers: new Headers() });
    }),
    confirmLine: on(['payment.received'], async (firm) => {
      const { line, exact } = await stated(firm);
      return post(firm.administrator, `${line}/confirmation`, { proposalId: exact.proposalId, parts: exact.parts });
    }),
    confirmLines: on(['payment.received'], async (firm) => {
      const { statement, exact } = await stated(firm);
      return post(firm.administrator, `${statement}/confirmations`, { lines: [exact] });
    }),
    dismissLine: on(['statement-line.dismissed'], async (firm) =>
      post(firm.administrator, `${(await stated(firm)).line}/dismissal`),
    ),
    reopenLine: on(['statement-line.reopened'], async (firm) => {
      const { line } = await stated(firm);
      await post(firm.administrator, `${line}/dismissal`)();
      return remove(firm.administrator, `${line}/dismissal`);
    }),
    putBankDetails: on(['bank-details.changed'], async ({ administrator }) => {
      const { body } = await administrator.send(`${path}/settings`);
      return put(administrator, `${path}/settings`, { version: body.version, bankDetails: 'IBAN' });
    }),
  },
  unrecorded: {
    // These three need Stripe, and are tested in stripe.test.ts.
    connectStripe: 'is recorded: stripe.test.ts',
    disconnectStripe: 'is recorded: stripe.test.ts',
    retryPayment: 'is recorded: stripe.test.ts',
    openCheckout: 'opens a page of the provider, by anyone who has the link',
    returnFromCheckout: 'asks the provider, by anyone who has the link',
    takeStripeEvent: 'is signed by the provider, and no deed of a person',
  },
};
