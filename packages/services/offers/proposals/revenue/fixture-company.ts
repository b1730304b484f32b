import fc from 'fast-check';

/** A company with proposals and a ledger, small enough to be counted by hand. Days count from January 1, 2026. */
export interface MadeCompany {
  /** Day of the ledger's last import. */
  asOf: number;
  /** Whether Cid was merged into Bob. */
  isMerged: boolean;
  /** Sorted by day. */
  accepted: MadeAccepted[];
  invoices: MadeBill[];
}

export interface MadeAccepted {
  client: (typeof clients)[number];
  currency: string;
  on: number;
  /** Index of the accepted proposal that it changes, which has the same client. */
  amends: number | null;
  billing: MadeBilling | null;
  lines: MadeLine[];
}

/**
 * The firm's changes to the billing: its first day without charges, ranges of days left out, and the last day that is charged.
 */
export interface MadeBilling {
  pausedOn: number | null;
  skipped: { from: number; to: number }[];
  endsOn: number | null;
  endIsProrated: boolean;
}

export interface MadeLine {
  id: string;
  service: keyof typeof book;
  billing: 'acceptance' | 'completion' | 'weekly' | 'monthly' | 'quarterly' | 'yearly';
  price: number;
  /** Thousandths of a percent. */
  taxRate: number;
  /** Hundredths of a percent. */
  depositRate: number;
  startsOn: number | null;
}

export interface MadeBill {
  customer: (typeof customers)[number];
  on: number;
  currency: string;
  /** Null when tax is not listed separately. */
  tax: number | null;
  lines: { service: string; amount: number }[];
}

/** Eve is a client without a customer, and Zoe is not a client of the firm; "bob" got a proposal before Bob was a client. */
export const clients = ['Ann', 'Bob', 'Cid', 'Eve', 'Zoe', 'bob'] as const;
export const customers = ['Ann', 'Bob', 'Cid', 'Dan'] as const;

/** Services of the price book with their names in the ledger. */
export const book = { Books: 'Bookkeeping', Payroll: 'Payroll', Advice: null, none: null } as const;

const money = fc.constantFrom(10_000, 20_000, 33_333, 50_000);
const currency = fc.constantFrom('USD', 'USD', 'USD', 'EUR');

const line: fc.Arbitrary<MadeLine> = fc
  .record({
    id: fc.uuid(),
    service: fc.constantFrom<keyof typeof book>('Books', 'Payroll', 'Advice', 'none'),
    billing: fc.constantFrom<MadeLine['billing']>(
      'monthly',
      'monthly',
      'monthly',
      'weekly',
      'quarterly',
      'yearly',
      'acceptance',
      'completion',
    ),
    price: money,
    taxRate: fc.constantFrom(0, 0, 8_875),
    depositRate: fc.constantFrom(0, 3_333),
    startsOn: fc.option(fc.integer({ min: 0, max: 450 }), { freq: 4 }),
  })
  .map((made) => ({ ...made, depositRate: made.billing === 'completion' ? made.depositRate : 0 }));

const changes: fc.Arbitrary<MadeBilling> = fc.record({
  pausedOn: fc.option(fc.integer({ min: 0, max: 450 })),
  skipped: fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 450 }), fc.integer({ min: 1, max: 90 }))
      .map(([from, days]) => ({ from, to: from + days })),
    { maxLength: 2 },
  ),
  endsOn: fc.option(fc.integer({ min: 0, max: 450 })),
  endIsProrated: fc.boolean(),
});

const proposal = fc.record({
  client: fc.constantFrom(...clients, 'Ann' as const, 'Bob' as const),
  currency,
  on: fc.integer({ min: 0, max: 430 }),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  billing: fc.option(changes),
  /** How it amends an earlier proposal: which one, and which of its lines it continues, at the same or another price. */
  amends: fc.option(
    fc.record({ which: fc.nat(), carries: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), price: fc.option(money) }),
  ),
});

const bill: fc.Arbitrary<MadeBill> = fc
  .record({
    customer: fc.constantFrom(...customers),
    on: fc.integer({ min: 0, max: 470 }),
    currency,
    tax: fc.constantFrom(0, 0, 0, 0.1, null),
    lines: fc.array(
      fc.record({
        service: fc.constantFrom('Bookkeeping', 'Payroll', 'Sundry'),
        amount: fc.constantFrom(5_000, 10_000, 50_000, -2_000),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ tax, ...made }) => ({
    ...made,
    tax: tax && Math.round(made.lines.reduce((sum, { amount }) => sum + amount, 0) * tax),
  }));

export const aCompany: fc.Arbitrary<MadeCompany> = fc
  .record({
    asOf: fc.integer({ min: 330, max: 437 }),
    isMerged: fc.boolean(),
    proposals: fc.array(proposal, { minLength: 1, maxLength: 10 }),
    invoices: fc.array(bill, { maxLength: 40 }),
  })
  .map(({ proposals, ...made }) => ({ ...made, accepted: amended(proposals.sort((one, other) => one.on - other.on)) }));

type Rough = typeof proposal extends fc.Arbitrary<infer Made> ? Made : never;

/** Makes amendments take the client and lines of an earlier proposal. */
function amended(rough: readonly Rough[]): MadeAccepted[] {
  const made: MadeAccepted[] = [];
  for (const { amends, ...own } of rough) {
    const earlier = made.flatMap(({ client }, place) => (client === own.client ? [place] : []));
    const place = amends && earlier.length ? (earlier[amends.which % earlier.length] ?? null) : null;
    const carried = place === null ? [] : (made[place]?.lines ?? []).filter((_, at) => amends?.carries[at]);
    const changed = carried.map((line) => ({ ...line, price: amends?.price ?? line.price }));
    made.push({ ...own, amends: place, lines: [...changed, ...own.lines].slice(0, 3) });
  }
  return made;
}
