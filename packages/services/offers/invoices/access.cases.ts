import { randomUUID } from 'node:crypto';
import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  invoiceId: () => randomUUID(),
  version: 1000,
  startsOn: '2027-01-01',
  month: '2027-01',
  proposalIds: () => [randomUUID()],
  taxCodes: () => ({}),
  accounts: () => ({}),
};

export const accessCases: AccessCases = {
  getInvoiceSettings: [401, 200, 200, 200],
  putInvoiceSettings: [401, 409, 403, 409],
  // No ledger is connected.
  getInvoiceChoices: [401, 409, 403, 409],
  getInvoices: [401, 200, 200, 200],
  // Writing is switched off.
  getInvoiceFile: [401, 200, 200, 200],
  writeInvoices: [401, 409, 409, 409],
  retryInvoice: [401, 404, 404, 404],
  dismissInvoice: [401, 404, 404, 404],
  getInvoiceContacts: [401, 409, 409, 409],
  putInvoiceContact: [401, 404, 404, 404],
};
