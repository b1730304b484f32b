import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Cells = Record<string, string>;

const contact = { contact_id: '', name: '', _fivetran_deleted: 'false' };

const invoice = {
  invoice_id: '',
  contact_id: 'c-1',
  date: '2021-01-05',
  updated_date_utc: '2021-02-01 10:00:00.000 UTC',
  due_date: '2021-02-04',
  fully_paid_on_date: '',
  amount_credited: '0',
  amount_due: '110',
  amount_paid: '0',
  sub_total: '100',
  total: '110',
  total_tax: '10',
  currency_code: 'USD',
  currency_rate: '1',
  invoice_number: 'INV-1',
  line_amount_types: 'Exclusive',
  reference: '',
  status: 'AUTHORISED',
  type: 'ACCREC',
};

const line = {
  line_item_id: '',
  invoice_id: 'i-1',
  description: 'Bookkeeping',
  item_code: '',
  account_code: '200',
  quantity: '1',
  line_amount: '100',
  tax_amount: '10',
};

const kinds = {
  contacts: { file: 'contact_data.csv', row: contact },
  invoices: { file: 'invoice_data.csv', row: invoice },
  lines: { file: 'invoice_line_item_data.csv', row: line },
  creditNotes: { file: 'credit_note_data.csv', row: { credit_note_id: '', contact_id: '' } },
} as const;

export type Organisation = Partial<Record<keyof typeof kinds, Cells[]>>;

/** Creates a folder with a Xero organization's files. Each row lists the cells in which it differs from a default row. */
export function xeroFolder(organisation: Organisation): string {
  const folder = mkdtempSync(join(process.env.SUITE_TEST_FOLDER ?? tmpdir(), 'xero-'));
  for (const [kind, { file, row }] of Object.entries(kinds)) {
    const rows = (organisation[kind as keyof typeof kinds] ?? []).map((cells) => ({ ...row, ...cells }));
    const table = [Object.keys(row), ...rows.map((cells) => Object.values(cells))];
    writeFileSync(join(folder, file), `${table.map((cells) => cells.map(written).join(',')).join('\n')}\n`);
  }
  return folder;
}

const written = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
