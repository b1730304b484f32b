import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Invoice } from './plain-metrics';

type Row = Record<string, string>;

/**
 * Reads a Xero organisation's sales in its own currency and its clients: those who were invoiced, and contacts that sent no bill.
 */
export function readXeroExport(folder: string): { currency: string; invoices: Invoice[]; clients: Set<string> } {
  const rowsOf = (file: string): Row[] => parse(readFileSync(join(folder, file)), { columns: true });
  const contacts = rowsOf('contact_data.csv').filter((row) => row._fivetran_deleted !== 'true');
  const names = new Map(contacts.map(({ contact_id, name = '' }) => [contact_id, name.trim()]));
  const documents = rowsOf('invoice_data.csv').filter(({ status }) => status === 'PAID' || status === 'AUTHORISED');
  const sales = documents.filter(({ type }) => type === 'ACCREC');
  const invoiced = new Set(sales.map(({ contact_id }) => contact_id));
  const billed = new Set(documents.filter(({ type }) => type === 'ACCPAY').map(({ contact_id }) => contact_id));
  const invoices = sales.map((row): Invoice => {
    // Xero gives the rate as units of the invoice's currency per unit of the organisation's.
    const cents = (text = '') => Math.round((Number(text) / Number(row.currency_rate)) * 100);
    const paid = cents(row.amount_paid);
    return {
      client: names.get(row.contact_id) ?? '',
      issued: row.date ?? '',
      due: row.due_date ?? '',
      amount: cents(row.total),
      net: cents(row.sub_total),
      payments: paid ? [{ on: row.fully_paid_on_date ?? '', amount: paid }] : [],
    };
  });
  const clients = [...names].filter(([id]) => invoiced.has(id) || !billed.has(id)).map(([, name]) => name.toLowerCase());
  const own = documents.find(({ currency_rate }) => Number(currency_rate) === 1)?.currency_code ?? '';
  return { currency: own, invoices, clients: new Set(clients) };
}
