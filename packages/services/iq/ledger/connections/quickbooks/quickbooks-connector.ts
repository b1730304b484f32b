import * as v from 'valibot';
import { ConnectionType } from '../../contract/firms';
import { allKinds, type OwnKind } from '../../records/record-kinds';
import { receiptKinds } from '../add-receipt';
import { garbled } from '../ask-provider';
import { BatchDraft } from '../batch-draft';
import { checkAnswer } from '../check-answer';
import { type Batch, type Connector, type Reading, UnknownStateError } from '../connector';
import { looksBack } from '../looks-back';
import { pages } from '../pages';
import { ProviderError } from '../provider-error';
import { cursorAt, stagesFrom } from '../stages-from';
import { QUICKBOOKS, quickbooksAuthorization } from './quickbooks-authorization';
import { type Entity, partsOf } from './quickbooks-fields';
import type { QuickbooksSettings } from './quickbooks-settings';
import { readCreditMemo, readDocument, readVendorCredit, VENDOR_CREDIT } from './read-document';
import { readCustomer, readVendor } from './read-party';
import { readBillPayment, readPayment } from './read-payment';
import { PURCHASE, readPurchase } from './read-purchase';
import { REFUND_RECEIPT, readRefundReceipt, readSalesReceipt, SALES_RECEIPT } from './read-receipt';
import { quickbooksWriter } from './write-quickbooks';

interface Stage {
  name: string;
  where?: string;
  /**
   * The kinds that are removed on deletion. Customers and vendors stay, because one merged into another leaves its invoices to
   * that one.
   */
  deletes?: readonly OwnKind[];
  /** The prefix of its ids in the ledger. */
  prefix?: string;
  read: (draft: BatchDraft, line: number, entity: Entity, home: string) => void;
}

/** Queries leave out inactive entities unless they ask for them. */
const everybody = 'where Active in (true, false)';

/** The stages in reading order. Entities that others refer to come first. */
const stages: readonly Stage[] = [
  { name: 'Customer', where: everybody, read: readCustomer },
  { name: 'Vendor', where: everybody, read: readVendor },
  { name: 'CreditMemo', deletes: ['credit notes'], read: readCreditMemo },
  { name: 'RefundReceipt', deletes: ['credit notes'], prefix: REFUND_RECEIPT, read: readRefundReceipt },
  { name: 'Invoice', deletes: ['invoices'], read: readDocument('invoices') },
  { name: 'SalesReceipt', deletes: receiptKinds, prefix: SALES_RECEIPT, read: readSalesReceipt },
  { name: 'Payment', deletes: ['payments'], read: readPayment },
  { name: 'Bill', deletes: ['bills'], read: readDocument('bills') },
  { name: 'VendorCredit', deletes: ['bills'], prefix: VENDOR_CREDIT, read: readVendorCredit },
  { name: 'BillPayment', deletes: ['vendor payments'], read: readBillPayment },
  { name: 'Purchase', deletes: ['vendor payments'], prefix: PURCHASE, read: readPurchase },
];

/** The maximum number of entities in a query or change data capture response. */
const PAGE_SIZE = 1000;

/** The number of days that change data capture covers. */
const LOOK_BACK = 30;

/** The version of the API's entities. */
const MINOR_VERSION = '75';

const preferencesSchema = v.object({
  Preferences: v.object({ CurrencyPrefs: v.object({ HomeCurrency: v.object({ value: v.string() }) }) }),
});
const companySchema = v.object({ CompanyInfo: v.object({ CompanyName: v.string() }) });
const querySchema = v.object({ QueryResponse: v.record(v.string(), v.unknown()) });
const changesSchema = v.object({ CDCResponse: v.array(v.object({ QueryResponse: v.array(v.record(v.string(), v.unknown())) })) });

/**
 * Reads QuickBooks Online's Accounting API v3: queries for all data, change data capture for changes. Entities are those of
 * Intuit's `Finance.xsd` (intuit/QuickBooks-V3-Java-SDK).
 */
export function quickbooksConnector(settings: QuickbooksSettings): Connector {
  const api = (company: string) => `${settings.apiUrl}/v3/company/${encodeURIComponent(company)}`;
  return {
    type: ConnectionType.accountingOnline,
    source: 'quickbooks-online',
    name: QUICKBOOKS,
    kinds: allKinds,
    authorization: quickbooksAuthorization(settings),
    canTellSince: looksBack(LOOK_BACK),
    writing: {
      // The scope that reading needs includes writing.
      needsConsent: false,
      hasDrafts: false,
      open: (ask, settings) => quickbooksWriter(api(settings.ledgerId), MINOR_VERSION, ask, settings),
    },

    async findAccount(ask, answer) {
      const realm = answer.get('realmId') ?? '';
      const version = `minorversion=${MINOR_VERSION}`;
      const company = await ask({ url: `${api(realm)}/companyinfo/${encodeURIComponent(realm)}?${version}` });
      const preferences = await ask({ url: `${api(realm)}/preferences?${version}` });
      const currency = checkAnswer(QUICKBOOKS, preferencesSchema, preferences).Preferences.CurrencyPrefs.HomeCurrency.value;
      return {
        name: checkAnswer(QUICKBOOKS, companySchema, company).CompanyInfo.CompanyName,
        settings: { ledgerId: realm, currency },
        currency,
      };
    },

    async *read(reading) {
      const base = api(reading.settings.ledgerId);
      for (const { stage, page } of stagesFrom(stages, reading.cursor)) {
        if (!reading.since) yield* readStage(base, stage, reading, page);
        else if (page === 1) yield await readChanges(base, stage, reading, reading.since);
      }
    },
  };
}

/** Reads all entities of a kind in pages, in an order that never changes. */
async function* readStage(base: string, stage: Stage, { ask, settings }: Reading, from: number): AsyncGenerator<Batch> {
  const { name, where = '', read } = stage;
  const query = (text: string) =>
    ask({ url: `${base}/query?${new URLSearchParams({ query: text, minorversion: MINOR_VERSION })}` });
  const counted = checkAnswer(QUICKBOOKS, querySchema, await query(`select count(*) from ${name} ${where}`)).QueryResponse;
  const of = Math.ceil(Number(counted.totalCount ?? 0) / PAGE_SIZE);
  const askPage = async (page: number) => {
    const start = (page - 1) * PAGE_SIZE + 1;
    const answer = await query(`select * from ${name} ${where} orderby Id startposition ${start} maxresults ${PAGE_SIZE}`);
    const items = entitiesOf(checkAnswer(QUICKBOOKS, querySchema, answer).QueryResponse, name);
    return { items, size: PAGE_SIZE, of, isLast: items.length < PAGE_SIZE };
  };
  for await (const { items, page } of pages({ provider: QUICKBOOKS, from, ask: askPage })) {
    const draft = new BatchDraft();
    items.forEach((entity, place) => {
      read(draft, (page - 1) * PAGE_SIZE + place + 1, entity, settings.currency ?? '');
    });
    yield draft.finish(name, cursorAt(stage, page + 1));
  }
}

/** Reads the changes of a kind. Deleted entities only have their id. */
async function readChanges(base: string, stage: Stage, { ask, settings }: Reading, since: Date): Promise<Batch> {
  const { name, deletes = [], prefix = '', read } = stage;
  const query = new URLSearchParams({ entities: name, changedSince: since.toISOString(), minorversion: MINOR_VERSION });
  const answer = checkAnswer(QUICKBOOKS, changesSchema, await ask({ url: `${base}/cdc?${query}` }));
  const entities = answer.CDCResponse.flatMap((response) => response.QueryResponse.flatMap((part) => entitiesOf(part, name)));
  // There may be more changes, and nothing in the response says so.
  if (entities.length >= PAGE_SIZE) throw new UnknownStateError();
  const draft = new BatchDraft();
  for (const [place, entity] of entities.entries()) {
    if (entity.status !== 'Deleted') read(draft, place + 1, entity, settings.currency ?? '');
    else if (typeof entity.Id === 'string') {
      const sourceId = prefix + entity.Id;
      for (const kind of deletes) draft.isAbsent(kind, place + 1, { sourceId });
      if (deletes.includes('payments')) draft.settles(sourceId);
    }
  }
  return draft.finish(name, cursorAt(stage, 2));
}

function entitiesOf(response: Entity, name: string): Entity[] {
  const listed = response[name];
  if (listed !== undefined && !Array.isArray(listed)) throw new ProviderError(garbled(QUICKBOOKS));
  return partsOf(response, name);
}
