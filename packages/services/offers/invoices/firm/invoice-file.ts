import type { Charge } from '@services/payments/ports';
import { csvLine, UTF8_MARK } from '@suite/contract/csv';
import { decimalOf } from '@suite/values/money';
import type { SettingsRow } from '../rows';
import { descriptionOf, type LedgerNames, quantityOf } from '../writing/prepare-invoice';

/** A charge with what its invoice is known by. */
export interface FiledCharge extends Charge {
  invoiceNumber: string;
  email: string | null;
}

interface Options {
  format: 'xero' | 'quickbooks';
  /** How the ledger writes dates: `01/31/2027` or `31/01/2027`. */
  dates: 'mdy' | 'dmy';
  /** Codes or names, as the ledger has them; empty where none is chosen. */
  chosen: Pick<SettingsRow, 'accountId' | 'accounts' | 'taxCodes'>;
  names: LedgerNames;
}

type Cell = string | number;
type Row = Readonly<Record<string, Cell>>;

/** The columns of Xero's template for sales invoices; those with an asterisk are required. */
const xeroColumns = [
  ...['*ContactName', 'EmailAddress', 'POAddressLine1', 'POAddressLine2', 'POAddressLine3', 'POAddressLine4', 'POCity'],
  ...['PORegion', 'POPostalCode', 'POCountry', '*InvoiceNumber', 'Reference', '*InvoiceDate', '*DueDate', 'Total'],
  ...['InventoryItemCode', '*Description', '*Quantity', '*UnitAmount', 'Discount', '*AccountCode', '*TaxType', 'TaxAmount'],
  ...['TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2', 'Currency', 'BrandingTheme'],
];

/** The columns of QuickBooks Online's sample file for invoices. */
const quickbooksColumns = [
  ...['*InvoiceNo', '*Customer', '*InvoiceDate', '*DueDate', 'Terms', 'Location', 'Memo', 'Item(Product/Service)'],
  ...['ItemDescription', 'ItemQuantity', 'ItemRate', '*ItemAmount', '*ItemTaxCode', 'ItemTaxAmount', 'Currency', 'ServiceDate'],
];

/** Returns charges as a file that Xero or QuickBooks Online imports: a row for each line, amounts without tax. */
export function invoiceFile(charges: readonly FiledCharge[], options: Options): string {
  const columns = options.format === 'xero' ? xeroColumns : quickbooksColumns;
  const rows = charges.flatMap((charge) => charge.lines.map((line) => rowOf(charge, line, options)));
  const lines = rows.map((row) => csvLine(columns.map((column) => row[column] ?? '')));
  return UTF8_MARK + csvLine(columns) + lines.join('');
}

function rowOf(charge: FiledCharge, line: Charge['lines'][number], { format, dates, chosen, names }: Options): Row {
  const { client, email, invoiceNumber, number, dueOn, currency } = charge;
  const amount = (units: number) => Number(decimalOf(units, currency));
  const day = dayOf(dueOn, dates);
  const account = (line.serviceId && chosen.accounts[line.serviceId]) || (chosen.accountId ?? '');
  const tax = chosen.taxCodes[String(line.taxRate)] ?? '';
  const memo = `Proposal ${number}`;
  const quantity = quantityOf(line, currency);
  const [description, price] = [descriptionOf(line, names), amount(line.net) / quantity];
  if (format === 'xero')
    return {
      ...{ '*ContactName': client, EmailAddress: email ?? '', '*InvoiceNumber': invoiceNumber, Reference: memo },
      ...{ '*InvoiceDate': day, '*DueDate': day, '*Description': description, '*Quantity': quantity },
      ...{ '*UnitAmount': price, '*AccountCode': account, '*TaxType': tax, TaxAmount: amount(line.tax) },
      Currency: currency,
    };
  return {
    ...{ '*InvoiceNo': invoiceNumber, '*Customer': client, '*InvoiceDate': day, '*DueDate': day, Memo: memo },
    ...{ 'Item(Product/Service)': account, ItemDescription: description, ItemQuantity: quantity },
    ...{ ItemRate: price, '*ItemAmount': amount(line.net), '*ItemTaxCode': tax, ItemTaxAmount: amount(line.tax) },
    ...{ Currency: currency, ServiceDate: line.from === null ? day : dayOf(line.from, dates) },
  };
}

function dayOf(day: string, dates: Options['dates']): string {
  const [year, month, date] = day.split('-');
  return dates === 'mdy' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`;
}
