import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';

interface Row {
  type: string;
  id: string;
  xml: string;
  modified: number;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An element with its children; an array repeats it. */
export type XmlParts = { [name: string]: string | number | XmlParts | XmlParts[] };

const write = (parts: XmlParts): string =>
  Object.entries(parts)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((one) => [name, one] as const) : [[name, value] as const]))
    .map(([name, value]) => `<${name}>${typeof value === 'object' ? write(value) : escaped(String(value))}</${name}>`)
    .join('');

const DOLLARS = '80000001-1700000000';
const EUROS = '80000002-1700000000';
export const currencyIds = { USD: DOLLARS, EUR: EUROS };

/**
 * A company file of QuickBooks Desktop that responds to qbXML. Requests have the shapes of Intuit's On-Screen Reference for qbXML
 * 8.0, `QuickBooks/QBXML/Schema/Object/*QueryRq.php` of consolibyte/quickbooks-php; responses those of the `ReceivePaymentRet`
 * and `CreditMemoRet` published in tests of qbXML libraries.
 */
export class CompanyFile {
  private rows: Row[] = [];
  private deleted: { type: string; id: string; at: number }[] = [];
  private iterators = new Map<string, Row[]>();
  hasSeveralCurrencies = true;
  /** Requests received, by name and the iterator's value: `Invoice Start`. */
  readonly requests: string[] = [];
  /** Time of the last change; the next change is a second later. */
  now = Date.now() - MILLISECONDS_PER_DAY;

  put(type: string, id: string, parts: XmlParts): void {
    this.now += 1000;
    const key = ['Customer', 'Vendor', 'ItemSubtotal'].includes(type) ? 'ListID' : 'TxnID';
    // Timestamps are in the company's time zone.
    const moment = new Date(this.now - 8 * 3_600_000).toISOString().replace(/\.\d+Z$/, '-08:00');
    const xml = write({ [key]: id, TimeCreated: '2024-01-02T03:04:05-08:00', TimeModified: moment, EditSequence: '1', ...parts });
    this.rows = [...this.rows.filter((row) => row.type !== type || row.id !== id), { type, id, xml, modified: this.now }];
  }

  delete(type: string, id: string): void {
    this.now += 1000;
    this.rows = this.rows.filter((row) => row.type !== type || row.id !== id);
    this.deleted.push({ type, id, at: this.now });
  }

  /** Ends the session and the iterators that it started. */
  endSession(): void {
    this.iterators.clear();
  }

  /** Returns QuickBooks's response to a message set. */
  answer(message: string): string {
    const answers = [...message.matchAll(/<(\w+)QueryRq([^>]*)>(.*?)<\/\1QueryRq>/gs)].map(
      ([, name = '', attributes = '', content = '']) => {
        this.requests.push(`${name} ${/iterator="(\w+)"/.exec(attributes)?.[1] ?? ''}`.trim());
        return this.query(name, attributes, content);
      },
    );
    return `<?xml version="1.0" ?><QBXML><QBXMLMsgsRs>${answers.join('')}</QBXMLMsgsRs></QBXML>`;
  }

  private query(name: string, attributes: string, content: string): string {
    if (name === 'Host')
      return response(name, '<HostRet><ProductName>QuickBooks Pro 2024</ProductName><Country>US</Country></HostRet>');
    if (name === 'Company') return response(name, '<CompanyRet><CompanyName>Larry&apos;s Landscaping</CompanyName></CompanyRet>');
    if (name === 'Preferences') return response(name, `<PreferencesRet>${this.preferences()}</PreferencesRet>`);
    if (name === 'Currency') return this.currencies();
    if (name === 'TxnDeleted') return this.deletions(content);
    const since = Date.parse(/<FromModifiedDate>([^<]*)/.exec(content)?.[1] ?? '1970-01-01');
    const most = Number(/<MaxReturned>(\d+)/.exec(content)?.[1] ?? Number.POSITIVE_INFINITY);
    const going = /iteratorID="([^"]*)"/.exec(attributes)?.[1];
    const left = going ? this.iterators.get(going) : this.rows.filter((row) => row.type === name && row.modified >= since);
    if (!left) return refused(name, '3120', 'The iterator is no longer valid.');
    if (!left.length)
      return `<${name}QueryRs statusCode="1" statusSeverity="Info" statusMessage="A query request did not find a matching object in QuickBooks" />`;
    const page = left.slice(0, most);
    const rest = left.slice(most);
    const id = going ?? `{${name}-${this.requests.length}}`;
    this.iterators.set(id, rest);
    const rows = page.map(
      ({ xml }) =>
        `<${name}Ret>${content.includes('<IncludeLineItems>') ? xml : xml.replace(/<InvoiceLineRet>.*?<\/InvoiceLineRet>/gs, '')}</${name}Ret>`,
    );
    return response(name, rows.join(''), ` iteratorRemainingCount="${rest.length}" iteratorID="${id}"`);
  }

  private preferences(): string {
    const home = this.hasSeveralCurrencies ? write({ HomeCurrencyRef: { ListID: DOLLARS, FullName: 'US Dollar' } }) : '';
    return `<MultiCurrencyPreferences><IsMultiCurrencyOn>${this.hasSeveralCurrencies}</IsMultiCurrencyOn>${home}</MultiCurrencyPreferences>`;
  }

  private currencies(): string {
    if (!this.hasSeveralCurrencies) return refused('Currency', '3250', 'This feature is not enabled or not available.');
    const all = Object.entries(currencyIds).map(([CurrencyCode, ListID]) => write({ CurrencyRet: { ListID, CurrencyCode } }));
    return response('Currency', all.join(''));
  }

  private deletions(content: string): string {
    const since = Date.parse(/<FromDeletedDate>([^<]*)/.exec(content)?.[1] ?? '');
    const found = this.deleted.filter(({ type, at }) => at >= since && content.includes(`<TxnDelType>${type}</TxnDelType>`));
    return response(
      'TxnDeleted',
      found.map(({ type, id }) => write({ TxnDeletedRet: { TxnDelType: type, TxnID: id } })).join(''),
    );
  }
}

const response = (name: string, rows: string, more = '') =>
  `<${name}QueryRs requestID="${name}" statusCode="0" statusSeverity="Info" statusMessage="Status OK"${more}>${rows}</${name}QueryRs>`;

const refused = (name: string, code: string, why: string) =>
  `<${name}QueryRs requestID="${name}" statusCode="${code}" statusSeverity="Error" statusMessage="${why}" />`;
