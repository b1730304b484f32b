import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';

const names = [
  'Customer',
  'Vendor',
  'CreditMemo',
  'RefundReceipt',
  'Invoice',
  'SalesReceipt',
  'Payment',
  'Bill',
  'VendorCredit',
  'BillPayment',
  'Purchase',
] as const;
export type EntityName = (typeof names)[number];

type Entity = Record<string, unknown> & { Id: string };

/** `ReferenceType` of `Finance.xsd` as JSON. */
const ref = (value: string, name?: string) => ({ value, ...(name && { name }) });

const DOLLARS = ref('USD', 'United States Dollar');

interface Row {
  entity: Entity;
  changed: number;
  isDeleted: boolean;
}

/**
 * The ledger of a company, which people change at the provider. Entities are those of `Finance.xsd`
 * (intuit/QuickBooks-V3-Java-SDK at 79b5a3c): `Customer`, `Vendor`, `Invoice`, `SalesReceipt`, `CreditMemo`, `RefundReceipt`,
 * `Payment`, `Bill`, `VendorCredit`, `BillPayment`, `Purchase` with `Line`, `LinkedTxn`, `CurrencyRef` and `ExchangeRate`, in the
 * JSON that https://developer.intuit.com/app/developer/qbo/docs/api/accounting/all-entities shows for each.
 */
export class QuickbooksLedger {
  private readonly rows = new Map<EntityName, Map<string, Row>>(names.map((name) => [name, new Map()]));
  /** Time of the last change; the next change is a second later. */
  now = Date.now() - MILLISECONDS_PER_DAY;

  private tick(): number {
    this.now += 1000;
    return this.now;
  }

  knows = (name: string): name is EntityName => names.some((known) => known === name);

  /** Creates or updates an entity. */
  put(name: EntityName, id: string, entity: Record<string, unknown>): void {
    const before = this.rows.get(name)?.get(id)?.entity;
    const changed = this.tick();
    // Timestamps are in the company's time zone.
    const moment = new Date(changed - 8 * 3_600_000).toISOString().replace(/\.\d+Z$/, '-08:00');
    const MetaData = { CreateTime: '2025-01-02T03:04:05-08:00', LastUpdatedTime: moment };
    const usual = { domain: 'QBO', sparse: false, Id: id, SyncToken: '0' };
    this.rows.get(name)?.set(id, { entity: { ...usual, ...before, ...entity, MetaData, Id: id }, changed, isDeleted: false });
  }

  delete(name: EntityName, id: string): void {
    const row = this.rows.get(name)?.get(id);
    if (row) Object.assign(row, { isDeleted: true, changed: this.tick() });
  }

  /** Results of a query, without deleted entities. */
  list = (name: EntityName): Entity[] =>
    [...(this.rows.get(name)?.values() ?? [])]
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ entity }) => entity)
      .sort((a, b) => a.Id.localeCompare(b.Id));

  /** Results of change data capture, with deleted entities marked as deleted. */
  changed = (name: EntityName, since: number): Record<string, unknown>[] =>
    [...(this.rows.get(name)?.values() ?? [])]
      .filter(({ changed }) => changed >= since)
      .map(({ entity, isDeleted, changed }) =>
        isDeleted
          ? { domain: 'QBO', status: 'Deleted', Id: entity.Id, MetaData: { LastUpdatedTime: new Date(changed).toISOString() } }
          : entity,
      );

  /** Returns generated entities, different ones each time. */
  more(name: EntityName, count: number): Record<string, unknown>[] {
    const [first] = this.list(name);
    return Array.from({ length: count }, () => ({ ...first, Id: `endless-${this.tick()}` }));
  }

  customer(id: string, name: string, more: Record<string, unknown> = {}): void {
    const PrimaryEmailAddr = { Address: `${id}@clients.example` };
    this.put('Customer', id, { DisplayName: name, Active: true, CurrencyRef: DOLLARS, PrimaryEmailAddr, ...more });
  }

  invoice(id: string, customer: string, amounts: number[], more: Record<string, unknown> = {}): void {
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    const services = amounts.map((Amount, index) => ({
      Id: String(index + 1),
      LineNum: index + 1,
      Description: 'Bookkeeping',
      Amount,
      DetailType: 'SalesItemLineDetail',
      SalesItemLineDetail: { ItemRef: ref('4', 'Books'), UnitPrice: Amount / 2, Qty: 2, TaxCodeRef: ref('NON') },
    }));
    this.put('Invoice', id, {
      DocNumber: `10${id}`,
      TxnDate: '2025-11-03',
      DueDate: '2025-12-03',
      CustomerRef: ref(customer),
      CurrencyRef: DOLLARS,
      ExchangeRate: 1,
      Line: [...services, { Amount: sum, DetailType: 'SubTotalLineDetail', SubTotalLineDetail: {} }],
      TxnTaxDetail: { TotalTax: 0 },
      TotalAmt: sum,
      Balance: sum,
      LinkedTxn: [],
      ...more,
    });
  }

  /** Adds a sale that was paid at once, or a refund of one. */
  receipt(name: 'SalesReceipt' | 'RefundReceipt', id: string, customer: string | null, amount: number, tax = 0): void {
    this.put(name, id, {
      DocNumber: `R-${id}`,
      TxnDate: '2025-11-12',
      ...(customer && { CustomerRef: ref(customer) }),
      CurrencyRef: DOLLARS,
      ExchangeRate: 1,
      DepositToAccountRef: ref('35', 'Checking'),
      Line: [
        {
          Id: '1',
          Description: 'Tax return',
          Amount: amount,
          DetailType: 'SalesItemLineDetail',
          SalesItemLineDetail: { ItemRef: ref('6', 'Tax return'), Qty: 1 },
        },
      ],
      TxnTaxDetail: { TotalTax: tax },
      TotalAmt: amount + tax,
      Balance: 0,
    });
  }

  /** Adds a direct payment; `Credit` is money that came back. */
  purchase(id: string, amount: number, payee: object | null, more: Record<string, unknown> = {}): void {
    this.put('Purchase', id, {
      TxnDate: '2025-11-14',
      PaymentType: 'CreditCard',
      AccountRef: ref('42', 'Visa'),
      CurrencyRef: DOLLARS,
      ...(payee && { EntityRef: payee }),
      TotalAmt: amount,
      Line: [{ Id: '1', Amount: amount, DetailType: 'AccountBasedExpenseLineDetail' }],
      ...more,
    });
  }

  /** @param links the invoices and credit memos it applies to, with their amounts */
  payment(id: string, customer: string, total: number, links: [type: string, id: string, amount: number][], more = {}): void {
    const Line = links.map(([TxnType, TxnId, Amount]) => ({ Amount, LinkedTxn: [{ TxnId, TxnType }] }));
    this.put('Payment', id, {
      TxnDate: '2025-12-01',
      CustomerRef: ref(customer),
      CurrencyRef: DOLLARS,
      ExchangeRate: 1,
      TotalAmt: total,
      UnappliedAmt: 0,
      ProcessPayment: false,
      PaymentRefNum: `check ${id}`,
      Line,
      ...more,
    });
  }
}

/** Creates a company in US dollars with every case that the suite has to read, and more customers than fit on one page. */
export function seedQuickbooks(ledger: QuickbooksLedger): void {
  for (let n = 1000; n < 2002; n++) ledger.customer(String(n), `Walk-in ${n}`);
  ledger.customer('1', 'Ash Design');
  ledger.customer('2', 'Birch Dental');
  ledger.customer('3', 'Cedar Cafe', { Active: false });
  ledger.customer('4', 'Ginkgo GmbH', { CurrencyRef: ref('EUR', 'Euro') });
  ledger.put('Vendor', '50', { DisplayName: 'Paper & Co', Active: true, CurrencyRef: DOLLARS });
  // Partly paid by two payments; the rest is open.
  ledger.invoice('101', '1', [200, 100]);
  ledger.payment('201', '1', 100, [['Invoice', '101', 100]], { TxnDate: '2025-11-20' });
  ledger.payment('202', '1', 120.5, [['Invoice', '101', 120.5]], { TxnDate: '2025-12-15' });
  // Two invoices paid by one payment, with a remainder.
  ledger.invoice('102', '2', [80]);
  ledger.invoice('103', '2', [40]);
  ledger.payment('203', '2', 130, [
    ['Invoice', '102', 80],
    ['Invoice', '103', 40],
  ]);
  // A credit memo applied by a payment: 60 from it, and 90 in money.
  ledger.invoice('104', '3', [150]);
  ledger.put('CreditMemo', '301', {
    DocNumber: 'CM-1',
    TxnDate: '2025-11-10',
    CustomerRef: ref('3'),
    CurrencyRef: DOLLARS,
    Line: [],
    TotalAmt: 100,
    RemainingCredit: 40,
  });
  ledger.payment('204', '3', 90, [
    ['Invoice', '104', 150],
    ['CreditMemo', '301', 60],
  ]);
  // In euros, at 1.25 dollars per euro.
  const euros = { CurrencyRef: ref('EUR', 'Euro'), ExchangeRate: 1.25 };
  ledger.invoice('105', '4', [1000], euros);
  ledger.payment('205', '4', 400, [['Invoice', '105', 400]], euros);
  // With a discount and tax.
  ledger.invoice('106', '1', [100], {
    Line: [
      {
        Id: '1',
        Amount: 100,
        DetailType: 'SalesItemLineDetail',
        SalesItemLineDetail: { ItemRef: ref('5', 'Advice'), Qty: 1 },
      },
      { Amount: 100, DetailType: 'SubTotalLineDetail', SubTotalLineDetail: {} },
      { Amount: 10, DetailType: 'DiscountLineDetail', DiscountLineDetail: { PercentBased: true, DiscountPercent: 10 } },
    ],
    TxnTaxDetail: { TotalTax: 7.2 },
    TotalAmt: 97.2,
  });
  // Voided: its total is zero.
  ledger.invoice('107', '1', [0], { PrivateNote: 'Voided - entered twice', TotalAmt: 0 });
  ledger.put('Bill', '401', {
    TxnDate: '2025-11-05',
    DueDate: '2025-11-30',
    VendorRef: ref('50', 'Paper & Co'),
    CurrencyRef: DOLLARS,
    TotalAmt: 35.5,
    Line: [
      {
        Id: '1',
        Amount: 35.5,
        Description: 'Paper',
        DetailType: 'AccountBasedExpenseLineDetail',
        AccountBasedExpenseLineDetail: { AccountRef: ref('72', 'Office Supplies') },
      },
    ],
  });
  ledger.put('BillPayment', '501', {
    TxnDate: '2025-11-30',
    VendorRef: ref('50', 'Paper & Co'),
    CurrencyRef: DOLLARS,
    PayType: 'Check',
    CheckPayment: { BankAccountRef: ref('35', 'Checking') },
    TotalAmt: 35.5,
    Line: [{ Amount: 35.5, LinkedTxn: [{ TxnId: '401', TxnType: 'Bill' }] }],
  });
  ledger.put('VendorCredit', '401', {
    DocNumber: 'VC-1',
    TxnDate: '2025-11-18',
    VendorRef: ref('50', 'Paper & Co'),
    CurrencyRef: DOLLARS,
    TotalAmt: 5.25,
    Line: [
      {
        Id: '1',
        Amount: 5.25,
        Description: 'Paper returned',
        DetailType: 'AccountBasedExpenseLineDetail',
        AccountBasedExpenseLineDetail: { AccountRef: ref('72', 'Office Supplies') },
      },
    ],
  });
  // Paid at once, with tax; one without a customer; and half of the first refunded.
  ledger.receipt('SalesReceipt', '601', '1', 200, 16);
  ledger.receipt('SalesReceipt', '602', null, 30);
  ledger.receipt('RefundReceipt', '611', '1', 100, 8);
  // By card with a partial refund, by check, and to an unnamed payee or to an employee.
  ledger.purchase('701', 90, { ...ref('50', 'Paper & Co'), type: 'Vendor' });
  ledger.purchase('702', 20, { ...ref('50', 'Paper & Co'), type: 'Vendor' }, { Credit: true });
  ledger.purchase(
    '703',
    45,
    { ...ref('50', 'Paper & Co'), type: 'Vendor' },
    { PaymentType: 'Check', AccountRef: ref('35', 'Checking') },
  );
  ledger.purchase('704', 12, null);
  ledger.purchase('705', 13, { ...ref('9', 'Emil'), type: 'Employee' });
}
