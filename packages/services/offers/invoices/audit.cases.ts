import { type AuditCases, put } from '@suite/host/test/audit-cases';

export const auditCases: AuditCases = {
  recorded: {
    putInvoiceSettings: {
      actions: ['invoice-settings.changed'],
      async ready({ administrator }) {
        const { body } = await administrator.send('/invoices/v1/settings');
        const { books: _books, taxRates: _rates, ...settings } = body;
        return put(administrator, '/invoices/v1/settings', { ...settings, isDraft: false });
      },
    },
  },
  unrecorded: {
    // These need a connected ledger, and are tested in invoices.test.ts.
    writeInvoices: 'is recorded: invoices.test.ts',
    retryInvoice: 'is recorded: invoices.test.ts',
    dismissInvoice: 'is recorded: invoices.test.ts',
    putInvoiceContact: 'is recorded: invoices.test.ts',
  },
};
