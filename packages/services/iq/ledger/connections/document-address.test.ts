import { documentAddress } from './document-address';

const id = '1cf1a11c-a067-4a05-9c8b-06f281f7afed';

test('an invoice read from Xero or QuickBooks Online has a URL there', () => {
  expect(documentAddress('xero', 'invoice', id, 'x')).toBe(`https://go.xero.com/AccountsReceivable/View.aspx?InvoiceID=${id}`);
  expect(documentAddress('quickbooks-online', 'invoice', '130', '9130')).toBe(
    'https://app.qbo.intuit.com/app/invoice?txnId=130&companyId=9130',
  );
});

test('other sources, other kinds and malformed ids have no URL', () => {
  const none = [
    documentAddress('google-sheets', 'invoice', '130', 'x'),
    documentAddress('quickbooks-online', 'payment', '130', 'x'),
    documentAddress('quickbooks-online', 'invoice', 'sales-receipt-130', 'x'),
    documentAddress('xero', 'payment', id, 'x'),
    documentAddress('xero', 'invoice', '"><script>', 'x'),
  ];
  expect(none).toEqual(Array(5).fill(undefined));
});
