import type { DesktopCursor } from './desktop-cursor';
import { DELETED, stages } from './stages';
import { type Xml, xml } from './write-xml';

/** Rows of one answer: a hundred invoices with their lines stay far below what a call may hold. */
const PAGE_SIZE = 100;

/** The version of qbXML in which currencies came (QuickBooks 2009). */
const VERSION = '8.0';

/** With an offset, for without one QuickBooks takes the time of its own machine (`DATETIMETYPE`). */
const timeOf = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, '+00:00');

function message(requests: readonly Xml[], onError: 'stopOnError' | 'continueOnError'): string {
  const body = xml('QBXML', [xml('QBXMLMsgsRq', requests, { onError })]);
  return `<?xml version="1.0" encoding="utf-8"?><?qbxml version="${VERSION}"?>${body.text}`;
}

const everything = () => xml('ActiveStatus', 'All');

/** Whose books they are, and what their rows are read by. Without several currencies QuickBooks knows no list of them. */
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
 * What is asked next. Elements stand in the order of the schema (qbXML OSR; `QuickBooks/QBXML/Schema/Object/*QueryRq.php` of
 * consolibyte/quickbooks-php).
 * @param since what changed from here on is wanted; everything when null
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
