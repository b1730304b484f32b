export const copy = {
  heading: 'Payment terms',
  text: 'Some lists give no due dates. Their invoices are due this many days after their date. Invoices with a due date of their own keep it.',
  failed: 'The payment terms could not be loaded.',
  days: 'Days until an invoice is due',
  hint: '0 is due on receipt.',
  problem: 'Enter a whole number of days from 0 to 365.',
  invoices: (count: number, number: string) =>
    count === 0
      ? 'Every invoice in the ledger has a due date of its own.'
      : count === 1
        ? '1 invoice has no due date of its own and follows these terms.'
        : `${number} invoices have no due date of their own and follow these terms.`,
  unknown: 'Not set yet. The next import of a list without due dates asks for it.',
  save: 'Save payment terms',
  saved: 'Payment terms saved. The numbers were recalculated.',
  notSaved: 'The payment terms were not saved.',
};
