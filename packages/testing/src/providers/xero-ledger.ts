import { createHash } from 'node:crypto';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';

/** Returns an id in Xero's format that is always the same for the same text. */
const idOf = (words: string) => {
  const print = createHash('sha256').update(words).digest('hex');
  return `${print.slice(0, 8)}-${print.slice(8, 12)}-4${print.slice(13, 16)}-8${print.slice(17, 20)}-${print.slice(20, 32)}`;
};

/** Formats a timestamp, or a day at midnight, as Xero does (`UpdatedDateUTC`, `Date` of the schemas' examples). */
const moment = (milliseconds: number) => `/Date(${milliseconds}+0000)/`;
const dated = (name: string, day: string) => ({ [name]: moment(Date.parse(day)), [`${name}String`]: `${day}T00:00:00` });

const cents = (amount: number) => Math.round(amount * 100) / 100;

interface Line {
  description?: string;
  quantity?: number;
  amount: number;
  tax?: number;
  item?: string;
  account?: string;
  taxType?: string;
}

interface Document {
  number: string;
  reference: string;
  contact: string;
  type: 'ACCREC' | 'ACCPAY';
  status: 'DRAFT' | 'AUTHORISED' | 'VOIDED' | 'DELETED';
  on: string;
  due: string;
  currency: string;
  rate: number;
  isInclusive: boolean;
  lines: Line[];
  updated: number;
}

interface Payment {
  id: string;
  /** The invoice's number. */
  of: string;
  on: string;
  amount: number;
  batch?: string;
  reference?: string;
  account?: string;
  status: 'AUTHORISED' | 'DELETED';
  updated: number;
}

/** A credit note, prepayment or overpayment, with the invoices it was allocated to. */
interface Credit {
  number: string;
  contact: string;
  kind: 'CreditNotes' | 'Overpayments' | 'Prepayments';
  isOfVendor: boolean;
  on: string;
  total: number;
  status: 'AUTHORISED' | 'VOIDED';
  allocations: { of: string; on: string; amount: number }[];
  updated: number;
}

/** Money spent from or received in a bank account without an invoice. */
interface BankTransaction {
  id: string;
  contact: string;
  type: 'SPEND' | 'SPEND-PREPAYMENT' | 'RECEIVE';
  on: string;
  amount: number;
  status: 'AUTHORISED' | 'DELETED';
  updated: number;
}

type ListName = 'Contacts' | 'Payments' | 'CreditNotes' | 'Overpayments' | 'Prepayments' | 'Invoices' | 'BankTransactions';

/** The ledger of an organization, which people change at the provider. Fields that Xero derives are derived here, too. */
export class XeroLedger {
  private readonly contacts = new Map<string, { name: string; email?: string; isArchived?: boolean; updated: number }>();
  readonly documents = new Map<string, Document>();
  readonly payments: Payment[] = [];
  private readonly credits: Credit[] = [];
  private readonly bankTransactions = new Map<string, BankTransaction>();
  /** Time of the last change; the next change is a second later. */
  now = Date.now() - MILLISECONDS_PER_DAY;

  private tick(): number {
    this.now += 1000;
    return this.now;
  }

  contact(name: string, email?: string): void {
    this.contacts.set(name, { name, ...(email && { email }), updated: this.tick() });
  }

  archiveContact(name: string): void {
    this.contacts.set(name, { ...this.contacts.get(name), name, isArchived: true, updated: this.tick() });
  }

  contactWith = (id: unknown) => [...this.contacts.values()].find(({ name }) => idOf(`contact ${name}`) === id);
  documentWith = (id: unknown) => [...this.documents.values()].find(({ number }) => idOf(`invoice ${number}`) === id);

  /** Creates or updates an invoice or a bill. */
  invoice(number: string, given: Partial<Omit<Document, 'number' | 'updated'>>): void {
    const before = this.documents.get(number);
    const usual = {
      type: 'ACCREC',
      reference: '',
      status: 'AUTHORISED',
      on: '2025-11-03',
      due: '2025-12-03',
      currency: 'USD',
      rate: 1,
    } as const;
    this.documents.set(number, {
      ...usual,
      contact: '',
      isInclusive: false,
      lines: [],
      ...before,
      ...given,
      number,
      updated: this.tick(),
    });
  }

  pay(id: string, of: string, on: string, amount: number, batch?: string, more: Partial<Payment> = {}): void {
    this.payments.push({ id, of, on, amount, ...(batch && { batch }), ...more, status: 'AUTHORISED', updated: this.tick() });
    this.touch(of);
  }

  deletePayment(id: string): void {
    for (const payment of this.payments.filter((one) => one.id === id)) {
      payment.status = 'DELETED';
      payment.updated = this.tick();
      this.touch(payment.of);
    }
  }

  credit(kind: Credit['kind'], number: string, contact: string, on: string, total: number): void {
    this.enter({ kind, number, contact, on, total, isOfVendor: false });
  }

  vendorCredit(number: string, contact: string, on: string, total: number): void {
    this.enter({ kind: 'CreditNotes', number, contact, on, total, isOfVendor: true });
  }

  private enter(credit: Omit<Credit, 'status' | 'allocations' | 'updated'>): void {
    this.credits.push({ ...credit, status: 'AUTHORISED', allocations: [], updated: this.tick() });
  }

  voidCredit(number: string): void {
    for (const credit of this.credits.filter((one) => one.number === number))
      Object.assign(credit, { status: 'VOIDED', updated: this.tick() });
  }

  /** Creates or updates a bank transaction. */
  bankTransaction(id: string, given: Partial<Omit<BankTransaction, 'id' | 'updated'>>): void {
    const usual = { contact: '', type: 'SPEND', on: '2025-11-14', amount: 0, status: 'AUTHORISED' } as const;
    this.bankTransactions.set(id, { ...usual, ...this.bankTransactions.get(id), ...given, id, updated: this.tick() });
  }

  allocate(number: string, of: string, on: string, amount: number): void {
    for (const credit of this.credits.filter((one) => one.number === number)) {
      credit.allocations.push({ of, on, amount });
      credit.updated = this.tick();
    }
    this.touch(of);
  }

  private touch(number: string): void {
    const document = this.documents.get(number);
    if (document) document.updated = this.tick();
  }

  /** Returns the rows of a list by their ids, with the time of each row's last change. */
  list(name: ListName): { updated: number; row: Record<string, unknown> }[] {
    const rows: { updated: number; row: Record<string, unknown> }[] = {
      Contacts: () =>
        [...this.contacts.values()].map(({ updated, ...contact }) => ({ updated, row: this.contactRow(contact.name) })),
      Invoices: () => [...this.documents.values()].map((one) => ({ updated: one.updated, row: this.invoiceRow(one) })),
      Payments: () => this.payments.map((one) => ({ updated: one.updated, row: this.paymentRow(one) })),
      CreditNotes: () => this.creditRows('CreditNotes'),
      Overpayments: () => this.creditRows('Overpayments'),
      Prepayments: () => this.creditRows('Prepayments'),
      BankTransactions: () =>
        [...this.bankTransactions.values()].map((one) => ({ updated: one.updated, row: this.bankTransactionRow(one) })),
    }[name]();
    const id = `${name.slice(0, -1)}ID`;
    return rows.sort((a, b) => String(a.row[id]).localeCompare(String(b.row[id])));
  }

  /** Returns generated rows, different ones each time. */
  more(name: ListName, count: number): Record<string, unknown>[] {
    const [{ row } = { row: {} }] = this.list(name);
    return Array.from({ length: count }, () => ({ ...row, ContactID: idOf(`endless ${this.tick()}`) }));
  }

  private contactRow(name: string) {
    const { email = '', updated = 0, isArchived } = this.contacts.get(name) ?? {};
    return {
      ContactID: idOf(`contact ${name}`),
      ContactStatus: isArchived ? 'ARCHIVED' : 'ACTIVE',
      Name: name,
      EmailAddress: email,
      BankAccountDetails: '',
      Addresses: [],
      Phones: [],
      UpdatedDateUTC: moment(updated),
      ContactGroups: [],
      IsSupplier: false,
      IsCustomer: true,
      ContactPersons: [],
      HasAttachments: false,
      HasValidationErrors: false,
    };
  }

  private contactOf = (name: string) => ({
    ContactID: idOf(`contact ${name}`),
    Name: name,
    Addresses: [],
    Phones: [],
    ContactGroups: [],
    ContactPersons: [],
    HasValidationErrors: false,
  });

  private invoiceRow(document: Document) {
    const { number, lines, isInclusive } = document;
    const tax = cents(lines.reduce((sum, line) => sum + (line.tax ?? 0), 0));
    const amounts = cents(lines.reduce((sum, { amount }) => sum + amount, 0));
    const subtotal = isInclusive ? cents(amounts - tax) : amounts;
    const total = cents(subtotal + tax);
    const payments = this.payments.filter(({ of, status }) => of === number && status === 'AUTHORISED');
    const taken = (kind: Credit['kind']) =>
      this.credits
        .filter((credit) => credit.kind === kind)
        .flatMap((credit) =>
          credit.allocations.filter(({ of }) => of === number).map(({ on, amount }) => ({ credit, on, amount })),
        );
    const paid = cents(payments.reduce((sum, { amount }) => sum + amount, 0));
    const all = [...taken('CreditNotes'), ...taken('Overpayments'), ...taken('Prepayments')];
    const credited = cents(all.reduce((sum, { amount }) => sum + amount, 0));
    const due = cents(total - paid - credited);
    const isPaid = document.status === 'AUTHORISED' && due === 0 && total > 0;
    return {
      Type: document.type,
      InvoiceID: idOf(`invoice ${number}`),
      InvoiceNumber: number,
      Reference: document.reference,
      Payments: payments.map(({ id, on, amount }) => ({
        PaymentID: idOf(`payment ${id}`),
        Date: moment(Date.parse(on)),
        Amount: amount,
        Reference: '',
        CurrencyRate: document.rate,
        HasAccount: false,
        HasValidationErrors: false,
      })),
      CreditNotes: taken('CreditNotes').map(({ credit, on, amount }) => ({
        CreditNoteID: idOf(`CreditNotes ${credit.number}`),
        CreditNoteNumber: credit.number,
        ID: idOf(`CreditNotes ${credit.number}`),
        HasErrors: false,
        AppliedAmount: amount,
        ...dated('Date', on),
        LineItems: [],
        Total: credit.total,
      })),
      Prepayments: taken('Prepayments').map(({ credit, on, amount }) => ({
        PrepaymentID: idOf(`Prepayments ${credit.number}`),
        ID: idOf(`Prepayments ${credit.number}`),
        AppliedAmount: amount,
        ...dated('Date', on),
        Total: credit.total,
      })),
      Overpayments: taken('Overpayments').map(({ credit, on, amount }) => ({
        OverpaymentID: idOf(`Overpayments ${credit.number}`),
        ID: idOf(`Overpayments ${credit.number}`),
        AppliedAmount: amount,
        ...dated('Date', on),
        Total: credit.total,
      })),
      AmountDue: due,
      AmountPaid: paid,
      AmountCredited: credited,
      CurrencyRate: document.rate,
      HasErrors: false,
      IsDiscounted: false,
      HasAttachments: false,
      Contact: this.contactOf(document.contact),
      ...dated('Date', document.on),
      ...dated('DueDate', document.due),
      Status: isPaid ? 'PAID' : document.status,
      LineAmountTypes: isInclusive ? 'Inclusive' : 'Exclusive',
      LineItems: lines.map((line, index) => ({
        LineItemID: idOf(`line ${number} ${index}`),
        Description: line.description ?? 'Services',
        UnitAmount: line.amount / (line.quantity ?? 1),
        TaxType: line.taxType ?? 'OUTPUT',
        TaxAmount: line.tax ?? 0,
        LineAmount: line.amount,
        AccountCode: line.account ?? '200',
        ...(line.item && { ItemCode: line.item }),
        Tracking: [],
        Quantity: line.quantity ?? 1,
      })),
      SubTotal: subtotal,
      TotalTax: tax,
      Total: total,
      UpdatedDateUTC: moment(document.updated),
      CurrencyCode: document.currency,
      ...(isPaid && { FullyPaidOnDate: moment(Date.parse(document.on)) }),
    };
  }

  private paymentRow({ id, of, on, amount, batch, status, updated, reference = '' }: Payment) {
    const document = this.documents.get(of);
    if (!document) throw new Error(`no invoice ${of}`);
    return {
      PaymentID: idOf(`payment ${id}`),
      ...(batch && {
        BatchPaymentID: idOf(`batch ${batch}`),
        BatchPayment: { BatchPaymentID: idOf(`batch ${batch}`), Type: 'RECBATCH', Status: 'AUTHORISED' },
      }),
      Date: moment(Date.parse(on)),
      BankAmount: amount,
      Amount: amount,
      Reference: reference,
      CurrencyRate: document.rate,
      PaymentType: document.type === 'ACCREC' ? 'ACCRECPAYMENT' : 'ACCPAYPAYMENT',
      Status: status,
      UpdatedDateUTC: moment(updated),
      HasAccount: true,
      IsReconciled: false,
      Account: { AccountID: idOf('account 970'), Code: '970' },
      Invoice: {
        Type: document.type,
        InvoiceID: idOf(`invoice ${of}`),
        InvoiceNumber: of,
        Payments: [],
        CreditNotes: [],
        Prepayments: [],
        Overpayments: [],
        HasErrors: false,
        IsDiscounted: false,
        Contact: this.contactOf(document.contact),
        LineItems: [],
        CurrencyCode: document.currency,
      },
      HasValidationErrors: false,
    };
  }

  private bankTransactionRow({ id, contact, type, on, amount, status, updated }: BankTransaction) {
    return {
      BankTransactionID: idOf(`bank transaction ${id}`),
      BankAccount: { AccountID: idOf('account 090'), Code: '090', Name: 'Business Bank Account' },
      Type: type,
      Reference: '',
      IsReconciled: false,
      CurrencyRate: 1,
      HasAttachments: false,
      Contact: this.contactOf(contact),
      ...dated('Date', on),
      Status: status,
      LineAmountTypes: 'Inclusive',
      LineItems: [],
      SubTotal: amount,
      TotalTax: 0,
      Total: amount,
      UpdatedDateUTC: moment(updated),
      CurrencyCode: 'USD',
    };
  }

  private creditRows(kind: Credit['kind']) {
    const id = { CreditNotes: 'CreditNoteID', Overpayments: 'OverpaymentID', Prepayments: 'PrepaymentID' }[kind];
    const type = { CreditNotes: 'ACCRECCREDIT', Overpayments: 'RECEIVE-OVERPAYMENT', Prepayments: 'RECEIVE-PREPAYMENT' }[kind];
    return this.credits
      .filter((credit) => credit.kind === kind)
      .map((credit) => ({
        updated: credit.updated,
        row: {
          [id]: idOf(`${kind} ${credit.number}`),
          ID: idOf(`${kind} ${credit.number}`),
          ...(kind === 'CreditNotes' && { CreditNoteNumber: credit.number }),
          Type: credit.isOfVendor ? 'ACCPAYCREDIT' : type,
          Reference: '',
          RemainingCredit: cents(credit.total - credit.allocations.reduce((sum, { amount }) => sum + amount, 0)),
          Allocations: credit.allocations.map(({ of, on, amount }) => ({
            AllocationID: idOf(`allocation ${credit.number} ${of}`),
            Amount: amount,
            ...dated('Date', on),
            Invoice: { InvoiceID: idOf(`invoice ${of}`), InvoiceNumber: of, HasErrors: false, LineItems: [] },
            IsDeleted: false,
          })),
          Payments: [],
          HasAttachments: false,
          Contact: this.contactOf(credit.contact),
          ...dated('Date', credit.on),
          Status: credit.status,
          LineAmountTypes: 'NoTax',
          LineItems: credit.isOfVendor
            ? [
                {
                  LineItemID: idOf(`line ${credit.number}`),
                  LineAmount: credit.total,
                  TaxAmount: 0,
                  AccountCode: '453',
                  Quantity: 1,
                },
              ]
            : [],
          SubTotal: credit.total,
          TotalTax: 0,
          Total: credit.total,
          UpdatedDateUTC: moment(credit.updated),
          CurrencyCode: 'USD',
          CurrencyRate: 1,
        },
      }));
  }
}

/** Creates an organization in US dollars with every case that the suite has to read. */
export function seedXero(ledger: XeroLedger): void {
  for (const name of ['Ash Design', 'Birch Dental', 'Cedar Cafe', 'Dogwood Farms', 'Elm Legal', 'Fir Freight', 'Ginkgo GmbH']) {
    ledger.contact(name, `${name.split(' ')[0]?.toLowerCase()}@clients.example`);
  }
  ledger.contact('Paper & Co');
  const service = (amount: number): Line[] => [{ amount, item: 'BOOKS', description: 'Bookkeeping' }];
  // Partly paid by two payments; the rest is open.
  ledger.invoice('INV-001', { contact: 'Ash Design', lines: service(300) });
  ledger.pay('p1', 'INV-001', '2025-11-20', 100);
  ledger.pay('p2', 'INV-001', '2025-12-15', 120.5);
  // Two invoices paid by one transfer.
  ledger.invoice('INV-002', { contact: 'Birch Dental', lines: service(80) });
  ledger.invoice('INV-003', { contact: 'Birch Dental', lines: service(40) });
  ledger.pay('p3', 'INV-002', '2025-12-01', 80, 'b1');
  ledger.pay('p4', 'INV-003', '2025-12-01', 40, 'b1');
  // A credit note applied to two invoices, with a remainder.
  ledger.invoice('INV-004', { contact: 'Cedar Cafe', lines: [{ amount: 110, tax: 10 }], isInclusive: true });
  ledger.invoice('INV-005', { contact: 'Cedar Cafe', lines: [{ amount: 50, tax: 4.13 }, { amount: 25 }] });
  ledger.credit('CreditNotes', 'CN-1', 'Cedar Cafe', '2025-11-10', 100);
  ledger.allocate('CN-1', 'INV-004', '2025-11-12', 60);
  ledger.allocate('CN-1', 'INV-005', '2025-11-13', 15);
  // In euros, at 0.8 euros per dollar.
  ledger.invoice('INV-006', { contact: 'Ginkgo GmbH', lines: service(1000), currency: 'EUR', rate: 0.8 });
  ledger.pay('p5', 'INV-006', '2025-12-20', 400);
  // An overpayment and a prepayment.
  ledger.invoice('INV-007', { contact: 'Dogwood Farms', lines: service(60) });
  ledger.credit('Overpayments', 'O-1', 'Dogwood Farms', '2025-11-25', 75);
  ledger.allocate('O-1', 'INV-007', '2025-11-26', 60);
  ledger.credit('Prepayments', 'P-1', 'Elm Legal', '2025-10-30', 500);
  // Never posted, or voided or deleted.
  ledger.invoice('INV-008', { contact: 'Elm Legal', lines: service(10), status: 'DRAFT' });
  ledger.invoice('INV-009', { contact: 'Elm Legal', lines: service(20), status: 'VOIDED' });
  for (let month = 1; month <= 9; month++) {
    const on = `2025-0${month}-05`;
    ledger.invoice(`INV-01${month}`, { contact: 'Fir Freight', lines: service(200 + month), on, due: `2025-0${month}-25` });
    ledger.pay(`f${month}`, `INV-01${month}`, `2025-0${month}-28`, 200 + month);
  }
  ledger.invoice('BILL-1', { type: 'ACCPAY', contact: 'Paper & Co', lines: [{ amount: 35.5, description: 'Paper' }] });
  ledger.pay('v1', 'BILL-1', '2025-11-30', 35.5);
}
