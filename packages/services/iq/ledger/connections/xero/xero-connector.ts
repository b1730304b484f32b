import * as v from 'valibot';
import { ConnectionType } from '../../contract/firms';
import { allKinds } from '../../records/record-kinds';
import type { Ask } from '../ask-provider';
import { BatchDraft } from '../batch-draft';
import { checkAnswer } from '../check-answer';
import type { Batch, Connector, Reading } from '../connector';
import { pages } from '../pages';
import { ProviderError } from '../provider-error';
import { cursorAt, stagesFrom } from '../stages-from';
import { readContact } from './read-contact';
import { readCreditNote, readPaidAhead } from './read-credit';
import { readInvoice } from './read-invoice';
import { readPayment } from './read-payment';
import { readSpending } from './read-spending';
import { xeroWriter } from './write-xero';
import { XERO, xeroAuthorization } from './xero-authorization';
import type { XeroItem } from './xero-fields';
import type { XeroSettings } from './xero-settings';

interface Stage {
  /** The path, which is also the name of its rows. */
  name: string;
  /** The column that orders the rows. It never changes, so that no row is missed between two pages. */
  order: string;
  query?: Record<string, string>;
  read: (draft: BatchDraft, line: number, item: XeroItem) => void;
}

/** The stages in reading order. Rows that others refer to come first. */
const stages: readonly Stage[] = [
  { name: 'Contacts', order: 'ContactID', query: { includeArchived: 'true' }, read: readContact },
  { name: 'Payments', order: 'PaymentID', read: readPayment },
  { name: 'CreditNotes', order: 'CreditNoteID', read: readCreditNote },
  { name: 'Overpayments', order: 'OverpaymentID', read: readPaidAhead('OverpaymentID') },
  { name: 'Prepayments', order: 'PrepaymentID', read: readPaidAhead('PrepaymentID') },
  { name: 'Invoices', order: 'InvoiceID', read: readInvoice },
  { name: 'BankTransactions', order: 'BankTransactionID', read: readSpending },
];

/** Rows per request. Xero allows up to 1,000, but writing that many at once would block other tasks. */
const PAGE_SIZE = 500;

const tenants = v.array(
  v.object({ id: v.string(), tenantId: v.string(), tenantType: v.string(), tenantName: v.string(), updatedDateUtc: v.string() }),
);
const organisations = v.object({ Organisations: v.tupleWithRest([v.object({ BaseCurrency: v.string() })], v.unknown()) });

/** Reads Xero's Accounting API 2.0 (`xero_accounting.yaml`, XeroAPI/Xero-OpenAPI 16.1.0). */
export function xeroConnector(settings: XeroSettings): Connector {
  const api = `${settings.apiUrl}/api.xro/2.0`;
  return {
    type: ConnectionType.xero,
    source: 'xero',
    name: XERO,
    kinds: allKinds,
    authorization: xeroAuthorization(settings),
    canTellSince: () => true,
    writing: { needsConsent: true, hasDrafts: true, open: (ask, settings) => xeroWriter(api, ask, settings) },

    async findAccount(ask) {
      const found = checkAnswer(XERO, tenants, await ask({ url: `${settings.apiUrl}/connections` }));
      const [tenant] = found
        .filter(({ tenantType }) => tenantType === 'ORGANISATION')
        .sort((a, b) => b.updatedDateUtc.localeCompare(a.updatedDateUtc));
      if (!tenant) throw new ProviderError('You let the suite into no organisation at Xero: connect again and choose one.');
      const headers = { 'xero-tenant-id': tenant.tenantId };
      const { Organisations } = checkAnswer(XERO, organisations, await ask({ url: `${api}/Organisation`, headers }));
      return {
        name: tenant.tenantName,
        settings: { ledgerId: tenant.tenantId, connectionId: tenant.id },
        currency: Organisations[0].BaseCurrency,
      };
    },

    async *read(reading) {
      for (const { stage, page } of stagesFrom(stages, reading.cursor)) yield* readStage(api, stage, reading, page);
    },
  };
}

async function* readStage(api: string, stage: Stage, { ask, settings, since }: Reading, from: number): AsyncGenerator<Batch> {
  const { name, order, query, read } = stage;
  const headers = {
    'xero-tenant-id': settings.ledgerId,
    ...(since && { 'If-Modified-Since': since.toISOString() }),
  };
  const address = (page: number) =>
    `${api}/${name}?${new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE), order: `${order} ASC`, ...query })}`;
  const all = pages({ provider: XERO, from, ask: (page) => askPage(ask, name, { url: address(page), headers }) });
  for await (const { items, size, page } of all) {
    const draft = new BatchDraft();
    items.forEach((item, place) => {
      read(draft, (page - 1) * size + place + 1, item);
    });
    yield draft.finish(name, cursorAt(stage, page + 1));
  }
}

const answerSchema = v.looseObject({
  pagination: v.optional(v.object({ pageSize: v.number(), pageCount: v.number() })),
});
const itemsSchema = v.array(v.record(v.string(), v.unknown()));

async function askPage(ask: Ask, name: string, question: Parameters<Ask>[0]) {
  const { pagination, [name]: rows } = checkAnswer(XERO, answerSchema, await ask(question));
  const items = checkAnswer(XERO, itemsSchema, rows);
  const { pageSize, pageCount } = pagination ?? { pageSize: PAGE_SIZE, pageCount: 1 };
  return { items, size: pageSize, of: pageCount, isLast: items.length < pageSize };
}
