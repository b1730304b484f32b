import type { DesktopCursor } from './desktop-cursor';
import { DELETED, stages } from './stages';
import { type Xml, xml } from './write-xml';

/** Rows per response. A hundred invoices with their lines stay far below the size limit of a call. */
const PAGE_SIZE = 100;

/** The version of qbXML that introduced currencies (QuickBooks 2009). */
const VERSION = '8.0';

/** Includes an offset, because without one QuickBooks assumes its own machine's time zone (`DATETIMETYPE`). */
const timeOf = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, '+00:00');

function message(requests: readonly Xml[], onError: 'stopOnError' | 'continueOnError'): string {
  const body = xml('QBXML', [xml('QBXMLMsgsRq', requests, { onError })]);
  return `<?xml version="1.0" encoding="utf-8"?><?qbxml version="${VERSION}"?>${body.text}`;
}

const everything = () => xml('ActiveStatus', 'All');

/**
 * Returns the request for the company and the settings needed to read its rows. QuickBooks has no currency list for a company
 * with a single currency.
 */
export const companyRequest = (): string =>
  message(
    [
      xml('HostQueryRq', [], { requestID: 'Host' }),
      xml('CompanyQueryRq', [], { requestID: 'Company' }),
      xml('PreferencesQueryRq', [], { requestID: 'Preferences' }),
      xml('CurrencyQueryRq', [everything()], { requestID: 'Currency' }),
      xml('ItemSubtotalQueryRq', [everything()], { requestID: 'ItemSubtotal' }),
    ],
    'continueOnError',
  );

/**
 * Returns the next request. Its elements are in the order of the schema (qbXML OSR; `QuickBooks/QBXML/Schema/Object/*QueryRq.php`
 * of consolibyte/quickbooks-php).
 * @param since only read changes since this moment; null to read everything
 */
export function requestOf({ stage: name, iterator }: DesktopCursor, since: Date | null, ticket: string): string {
  if (name === DELETED) return deletedRequest(since ?? new Date(0));
  const stage = stages.find((one) => one.name === name);
  if (!stage) throw new Error(`there is no stage ${name}`);
  const from = since && xml('FromModifiedDate', timeOf(since));
  const isList = !stage.deletes;
  const filters = isList ? [everything(), ...(from ? [from] : [])] : from ? [xml('ModifiedDateRangeFilter', [from])] : [];
  const going = iterator?.ticket === ticket ? iterator.id : undefined;
  const content = [xml('MaxReturned', String(PAGE_SIZE)), ...filters, ...stage.includes.map((include) => xml(include, 'true'))];
  const attributes = { requestID: name, iterator: going ? 'Continue' : 'Start', iteratorID: going };
  return message([xml(`${name}QueryRq`, content, attributes)], 'stopOnError');
}

function deletedRequest(since: Date): string {
  const types = stages.flatMap(({ name, deletes }) => (deletes ? [xml('TxnDelType', name)] : []));
  const range = xml('DeletedDateRangeFilter', [xml('FromDeletedDate', timeOf(since))]);
  return message([xml('TxnDeletedQueryRq', [...types, range], { requestID: DELETED })], 'stopOnError');
}
