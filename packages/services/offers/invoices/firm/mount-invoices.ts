import { writeAudit } from '@services/identity/ports';
import { chargeOf, chargesOf } from '@services/payments/ports';
import { ledgerNames } from '@services/price-book/ports';
import { currentClient } from '@services/proposals/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { lastDay } from '@suite/values/month';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as contract from '../contract/invoices';
import type { Dependencies, InvoiceRow } from '../rows';
import { invoices } from '../schema';
import { clientOf, saveContact } from '../writing/find-contact';
import { settingsOf } from '../writing/open-books';
import { addInvoices, resume } from '../writing/plan-invoices';
import { update } from '../writing/write-job';
import { type FiledCharge, invoiceFile } from './invoice-file';
import { listInvoices, shownInvoice } from './list-invoices';
import { asking, writerOf } from './mount-settings';

/** What the firm sees of its invoices and decides about them. */
export function mountInvoices(app: App, dependencies: Dependencies): void {
  const { kernel, writing } = dependencies;

  route(
    app,
    kernel,
    contract.getInvoices,
    { summary: 'Invoices of charges in the connected ledger' },
    ({ input: { query }, caller, database }) => listInvoices(database, inCompany(caller).companyId, query),
  );

  route(
    app,
    kernel,
    contract.writeInvoices,
    { summary: 'Write charges of a month that have no invoice yet' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      if (!(await settingsOf(database, companyId))?.isOn)
        throw new SuiteError('not_open', 'Invoices are not written. Switch that on in the settings first.');
      const { proposalIds, month } = body;
      const to = isoDayOf(lastDay(month));
      const added = await addInvoices(database, { companyId, from: `${month}-01`, to, proposalIds }, clock());
      if (added) await writeAudit(database, author, [{ action: 'invoice.written', subject: `${added}` }], clock());
      return { added };
    },
  );

  route(
    app,
    kernel,
    contract.getInvoiceFile,
    { summary: 'Charges of a month as a file for import into a ledger' },
    async ({ input: { query }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { format, dates, month } = query;
      const charges = await filedCharges(database, companyId, month);
      const none = { accountId: null, accounts: {}, taxCodes: {} };
      const chosen = (await settingsOf(database, companyId)) ?? none;
      const csv = invoiceFile(charges, { format, dates, chosen, names: await ledgerNames(database, companyId) });
      return { fileName: `invoices-${month}-${format}.csv`, csv, count: charges.length };
    },
  );

  route(
    app,
    kernel,
    contract.retryInvoice,
    { summary: 'Try again to write an invoice, with another date if needed' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const invoice = await lockInvoice(database, author.companyId, params.invoiceId);
      if (invoice.state !== 'stopped' && invoice.state !== 'dismissed')
        throw new SuiteError('not_open', 'This invoice is written already, or about to be.');
      if (body.on && invoice.request)
        throw new SuiteError('not_open', 'The ledger has not said whether the invoice exists. Try again without another date.');
      if (body.on && dayNumberOf(body.on) < dayNumberOf(invoice.dueOn))
        throw new SuiteError('invalid_request', 'Choose the due date or a later day.');
      await update(database, invoice.id, { state: 'stopped', reason: null, ...(body.on && { on: body.on }) });
      await resume(database, author.companyId, [invoice.id]);
      await writeAudit(database, author, [{ action: 'invoice.retried', subject: nameOf(invoice) }], clock());
      return shownInvoice(database, invoice);
    },
  );

  route(
    app,
    kernel,
    contract.dismissInvoice,
    { summary: 'Decide that an invoice is not written' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const invoice = await lockInvoice(database, author.companyId, params.invoiceId);
      if (invoice.request || invoice.state === 'written')
        throw new SuiteError('not_open', 'This invoice is in the ledger, or may be. Void it there.');
      await update(database, invoice.id, { state: 'dismissed', reason: body.reason, problem: null, message: null });
      const changes = [{ what: 'reason', from: null, to: body.reason }];
      await writeAudit(database, author, [{ action: 'invoice.dismissed', subject: nameOf(invoice), changes }], clock());
      return shownInvoice(database, invoice);
    },
  );

  route(
    app,
    kernel,
    contract.getInvoiceContacts,
    { summary: 'Contacts of the connected ledger that invoices can go to' },
    async ({ input: { query }, caller, database }) => {
      const { companyId } = inCompany(caller);
      if (!query.find) return { contacts: [] };
      return {
        contacts: await asking(async () => (await writerOf(dependencies, database, companyId)).searchContacts(query.find)),
      };
    },
  );

  route(
    app,
    kernel,
    contract.putInvoiceContact,
    { summary: 'Choose the contact that invoices of a client go to' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const invoice = await lockInvoice(database, companyId, params.invoiceId);
      const books = await writing.find(database, companyId);
      if (!books) throw new SuiteError('not_configured', 'No ledger is connected that can be written to.');
      const client = await clientOf(database, invoice);
      const { ledgerId } = books.settings;
      await saveContact(database, { companyId, ledgerId, client: client.key, contactId: body.id, name: body.name });
      const changes = [{ what: 'contact', from: null, to: body.name }];
      await writeAudit(database, author, [{ action: 'invoice.contact', subject: client.name, changes }], clock());
      await resume(database, companyId);
      return shownInvoice(database, invoice);
    },
  );
}

const nameOf = ({ client, number, dueOn }: InvoiceRow) => `${client} #${number}, ${dueOn}`;

/** Returns a company's invoice and locks it until the end of the transaction. @throws SuiteError `not_found` */
async function lockInvoice(database: Database, companyId: string, id: string): Promise<InvoiceRow> {
  const isIt = and(eq(invoices.companyId, companyId), eq(invoices.id, id));
  const [row] = isUuid(id) ? await database.select().from(invoices).where(isIt).for('update') : [];
  if (!row) throw new SuiteError('not_found', 'There is no such invoice.');
  return row;
}

/** Returns the charges of a month that are not in the ledger. @throws SuiteError `limit_reached` when they are too many */
async function filedCharges(database: Database, companyId: string, month: string): Promise<FiledCharge[]> {
  const due = await chargesOf(database, { companyId, from: `${month}-01`, to: isoDayOf(lastDay(month)) });
  const written = and(eq(invoices.companyId, companyId), isNotNull(invoices.request));
  const known = await database.select({ paymentId: invoices.paymentId }).from(invoices).where(written);
  const skipped = new Set(known.map(({ paymentId }) => paymentId));
  const open = due.filter(({ paymentId }) => !skipped.has(paymentId));
  if (open.length > contract.MAX_FILED)
    throw new SuiteError('limit_reached', `A file has at most ${contract.MAX_FILED} invoices. Connect the ledger instead.`);
  const charges: FiledCharge[] = [];
  for (const { paymentId, proposalId } of open) {
    const charge = await chargeOf(database, paymentId);
    const client = await currentClient(database, { companyId, proposalId });
    const invoiceNumber = `P${charge?.number}-${paymentId.slice(0, 8).toUpperCase()}`;
    if (charge) charges.push({ ...charge, client: client?.name ?? charge.client, email: client?.email ?? null, invoiceNumber });
  }
  return charges;
}
