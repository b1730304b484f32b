import { changesBetween, firmDay, writeAudit } from '@services/identity/ports';
import { ConsentLostError, ProviderBusyError, ProviderError } from '@services/ledger/ports';
import { taxRatesOf } from '@services/payments/ports';
import { offeredTaxRates } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import * as contract from '../contract/settings';
import type { Dependencies, SettingsRow } from '../rows';
import { settings } from '../schema';
import { settingsOf } from '../writing/open-books';
import { planInvoices, resume } from '../writing/plan-invoices';

/** Whether and how a firm's charges are written to its ledger. */
export function mountSettings(app: App, dependencies: Dependencies): void {
  const { kernel, writing } = dependencies;

  route(
    app,
    kernel,
    contract.getInvoiceSettings,
    { summary: 'How charges become invoices in the connected ledger' },
    ({ caller, database, clock }) => shown(dependencies, database, inCompany(caller).companyId, clock()),
  );

  route(
    app,
    kernel,
    contract.putInvoiceSettings,
    { summary: 'Set whether and how charges become invoices in the connected ledger' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const before = await settingsOf(database, companyId);
      const { version, ...decided } = body;
      if ((before?.version ?? 0) !== version)
        throw new SuiteError('changed_meanwhile', 'Somebody else changed these settings. Load the page again.');
      const books = await writing.find(database, companyId);
      if (decided.isOn) {
        if (!books) throw new SuiteError('not_configured', 'Connect Xero or QuickBooks Online first: IQ, under Connections.');
        if (!books.canWrite) throw new SuiteError('not_configured', `Permit writing at ${books.name} first.`);
        if (!decided.accountId) throw new SuiteError('invalid_request', 'Choose the account that invoices are booked to.');
      }
      const row = { ...decided, ledgerId: books?.settings.ledgerId ?? null };
      await database
        .insert(settings)
        .values({ companyId, ...row })
        .onConflictDoUpdate({ target: settings.companyId, set: { ...row, version: version + 1 } });
      const changes = changesBetween(
        { isOn: String(before?.isOn ?? false), isDraft: String(before?.isDraft ?? true) },
        { isOn: String(decided.isOn), isDraft: String(decided.isDraft) },
      );
      await writeAudit(
        database,
        author,
        [{ action: 'invoice-settings.changed', subject: books?.account ?? '', changes }],
        clock(),
      );
      if (decided.isOn) {
        await resume(database, companyId);
        await planInvoices(database, companyId);
      }
      return shown(dependencies, database, companyId, clock());
    },
  );

  route(
    app,
    kernel,
    contract.getInvoiceChoices,
    { summary: 'The accounts and tax codes of the connected ledger' },
    async ({ caller, database }) => {
      const { companyId } = inCompany(caller);
      return asking(async () => (await writerOf(dependencies, database, companyId)).readChoices());
    },
  );
}

/** Returns a firm's writer. @throws SuiteError `not_configured` without books that can be written to */
export async function writerOf({ writing }: Dependencies, database: Database, companyId: string) {
  const books = await writing.find(database, companyId);
  if (books?.state !== 'connected') throw new SuiteError('not_configured', 'No ledger is connected that can be written to.');
  return writing.open(database, companyId, books);
}

/** Turns what a provider says while a person waits into an answer. */
export async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConsentLostError) throw new SuiteError('not_configured', error.message);
    if (error instanceof ProviderError || error instanceof ProviderBusyError) throw new SuiteError('not_ready', error.message);
    throw error;
  }
}

async function shown({ writing }: Dependencies, database: Database, companyId: string, now: number) {
  const saved = await settingsOf(database, companyId);
  const books = await writing.find(database, companyId);
  const defaults: Omit<SettingsRow, 'companyId'> = {
    ...{ version: 0, isOn: false, startsOn: await firmDay(database, companyId, now), isDraft: true, ledgerId: null },
    ...{ accountId: null, accounts: {}, taxCodes: {}, paymentAccountId: null },
  };
  const [accepted, offered] = [await taxRatesOf(database, companyId), await offeredTaxRates(database, companyId)];
  const { ledgerId, ...decided } = saved ?? defaults;
  const { version, isOn, startsOn, isDraft, accountId, accounts, taxCodes, paymentAccountId } = decided;
  return {
    ...{ version, isOn, startsOn, isDraft, accountId, accounts, taxCodes, paymentAccountId },
    books: books
      ? {
          ...{ connectionType: books.connectionType, name: books.name, account: books.account, canWrite: books.canWrite },
          ...{ isLost: books.state !== 'connected', hasDrafts: books.hasDrafts },
          isOther: ledgerId !== null && ledgerId !== books.settings.ledgerId,
        }
      : null,
    taxRates: [...new Set([...accepted, ...offered])].sort((a, b) => a - b),
  };
}
