import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { isDay } from '@suite/values/iso-day';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import * as contract from '../contract/exchange-rates';
import { firmOf } from '../records/firm';
import { lockLedger } from '../records/lock-ledger';
import { exchangeRates, referenceRates, referenceRatesFile } from '../schema/ledger';
import { followRates } from './follow-rates';
import { enterDocumentRate, findRatedDocuments, lackingSums } from './rated-documents';

/** Mounts the API for the rates that a company's people enter, and for the documents that need one. */
export function mountRates(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getExchangeRates,
    { summary: 'Exchange rates that people entered, what the operator’s table covers, and how many documents lack one' },
    async ({ caller, database }) => {
      const { companyId } = inCompany(caller);
      const { currency: home } = await requireFirm(database, companyId);
      const rates = await database
        .select({ currency: exchangeRates.currency, day: exchangeRates.day, rate: exchangeRates.rate })
        .from(exchangeRates)
        .where(eq(exchangeRates.companyId, companyId))
        .orderBy(asc(exchangeRates.currency), desc(exchangeRates.day));
      return {
        home,
        table: await tableOf(database),
        rates,
        lacking: home ? await lackingSums(database, { companyId, home }) : [],
      };
    },
  );

  route(
    app,
    kernel,
    contract.getRatedDocuments,
    { summary: 'Documents in other currencies whose source gives no rate: those without one, or those converted' },
    async ({ input: { query }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { currency: home } = await requireFirm(database, companyId);
      return home ? findRatedDocuments(database, { companyId, home }, query) : { documents: [], total: 0 };
    },
  );

  route(
    app,
    kernel,
    contract.putExchangeRate,
    { summary: 'Enter the rate of a currency on a date' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const home = await requireHome(database, companyId);
      const { currency, day, rate } = body;
      if (currency === home) throw new SuiteError('invalid_request', `${home} is the firm’s own currency and needs no rate.`);
      await lockLedger(database, companyId);
      const [before] = await database
        .delete(exchangeRates)
        .where(ofDay(companyId, currency, day))
        .returning();
      await database.insert(exchangeRates).values({ companyId, currency, day, rate });
      const change = { what: 'rate', from: before?.rate ?? null, to: rate };
      await writeAudit(database, author, [{ action: 'rate.changed', subject: `${currency} ${day}`, changes: [change] }], clock());
      await followRates(database, kernel.facts, companyId);
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.deleteExchangeRate,
    { summary: 'Remove the rate of a currency on a date' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await lockLedger(database, companyId);
      const entered = ofDay(companyId, params.currency, params.day);
      const [before] = isDay(params.day) ? await database.delete(exchangeRates).where(entered).returning() : [];
      if (!before) throw new SuiteError('not_found', 'No rate is entered for this currency and date.');
      const change = { what: 'rate', from: before.rate, to: null };
      const subject = `${before.currency} ${before.day}`;
      await writeAudit(database, author, [{ action: 'rate.changed', subject, changes: [change] }], clock());
      await followRates(database, kernel.facts, companyId);
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.putDocumentRate,
    { summary: 'Enter the rate of one document, or take it back' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const home = await requireHome(database, companyId);
      const { kind: named, documentId } = params;
      const kind = contract.ratedKinds.find((each) => each === named);
      await lockLedger(database, companyId);
      const isId = /^\d{1,15}$/.test(documentId);
      const entered =
        kind && isId
          ? await enterDocumentRate(database, { companyId, home }, { kind, id: documentId, rate: body.rate })
          : undefined;
      if (!kind || !entered) throw new SuiteError('not_found', 'There is no such document without a rate of its own.');
      const { number, currency, before } = entered;
      const subject = [kind, number ?? documentId, currency].join(' ');
      const change = { what: 'rate', from: before, to: body.rate };
      await writeAudit(database, author, [{ action: 'rate.changed', subject, changes: [change] }], clock());
      await followRates(database, kernel.facts, companyId, true);
      return undefined;
    },
  );
}

const ofDay = (companyId: string, currency: string, day: string) =>
  and(eq(exchangeRates.companyId, companyId), eq(exchangeRates.currency, currency), eq(exchangeRates.day, day));

async function requireFirm(database: Database, companyId: string) {
  const firm = await firmOf(database, companyId);
  if (!firm) throw new SuiteError('not_found', 'There is no firm yet: name it first.');
  return firm;
}

/** Returns the firm's currency. @throws SuiteError `not_found` before it is known */
async function requireHome(database: Database, companyId: string): Promise<string> {
  const { currency } = await requireFirm(database, companyId);
  if (!currency) throw new SuiteError('not_found', 'The firm’s currency is not known yet: import or connect a ledger first.');
  return currency;
}

async function tableOf(database: Database) {
  const { rows } = await database.execute<{ from: string; to: string; maxDays: number }>(sql`
    select min(day)::text as "from", max(day)::text as "to", max(most_days) as "maxDays"
    from ${referenceRates} cross join ${referenceRatesFile} having count(*) > 0`);
  return rows[0] ?? null;
}
