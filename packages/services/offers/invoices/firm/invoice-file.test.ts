import { type FiledCharge, invoiceFile } from './invoice-file';

const serviceId = crypto.randomUUID();
const line = {
  ...{ lineId: crypto.randomUUID(), serviceId: null, isWhole: true, quantity: 1, from: null, to: null, taxRate: 0, tax: 0 },
  isCredit: false,
};

const charge: FiledCharge = {
  ...{ paymentId: 'p', companyId: 'c', proposalId: 'o', number: 12, title: '2027', client: 'Bay, "Ada"', currency: 'USD' },
  ...{ dueOn: '2027-01-31', status: 'due', amount: 51_670, collected: [], refunded: 0, timeZone: 'UTC' },
  ...{ invoiceNumber: 'P12-4F9A2C7D', email: 'ada@clients.example' },
  lines: [
    {
      ...{ ...line, serviceId, name: 'Bookkeeping', quantity: 4, from: '2027-01-31', to: '2027-02-27' },
      ...{ net: 50_000, tax: 4125, taxRate: 8250 },
    },
    { ...line, name: '=SUM(A1)', isWhole: false, quantity: 7, net: -2455, isCredit: true },
  ],
};
const chosen = { accountId: '200', accounts: { [serviceId]: '210' }, taxCodes: { 0: 'Tax Exempt', 8250: 'Tax on Sales' } };
const names = new Map([[serviceId, 'Books, monthly']]);

test('the file for Xero has the columns of its template and a row for each line', () => {
  expect(invoiceFile([charge], { format: 'xero', dates: 'mdy', chosen, names }).split('\r\n')).toEqual([
    '\uFEFF*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
    '"Bay, ""Ada""",ada@clients.example,,,,,,,,,P12-4F9A2C7D,Proposal 12,01/31/2027,01/31/2027,,,"Books, monthly",4,125,,210,Tax on Sales,41.25,,,,,USD,',
    '"Bay, ""Ada""",ada@clients.example,,,,,,,,,P12-4F9A2C7D,Proposal 12,01/31/2027,01/31/2027,,,Credit for =SUM(A1),1,-24.55,,200,Tax Exempt,0,,,,,USD,',
    '',
  ]);
});

test('the file for QuickBooks Online has its columns, and days as the ledger writes them', () => {
  const [heads, first] = invoiceFile([charge], { format: 'quickbooks', dates: 'dmy', chosen, names }).split('\r\n');
  expect(heads).toBe(
    '\uFEFF*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency,ServiceDate',
  );
  expect(first).toBe(
    'P12-4F9A2C7D,"Bay, ""Ada""",31/01/2027,31/01/2027,,,Proposal 12,210,"Books, monthly",4,125,500,Tax on Sales,41.25,USD,31/01/2027',
  );
});
