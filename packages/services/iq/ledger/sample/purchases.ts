import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { isoDayOf } from '@suite/values/day-number';
import { dayInMonth } from '@suite/values/month';
import type { BillLineRecord, BillRecord, VendorPaymentRecord, VendorRecord } from '../records/record-kinds';
import { MONTHS } from './bill-client';
import { workday } from './calendar';
import type { Random } from './random';

/**
 * A vendor of the sample firm. Well-known products have their real names, so that their category is recognized, with made-up and
 * steady prices; vendors with a story are made up.
 */
interface Vendor {
  /** The spellings of its name on its bills. */
  spellings: readonly [string, ...string[]];
  what: string;
  /** In cents, for each purchase in the last month. */
  price: number;
  by: 'bill' | 'card';
  /** Months of the year with a purchase, 0 for January; every month when absent. */
  months?: readonly number[];
  /** Months ago of the first and the last purchase. */
  from?: number;
  until?: number;
  /** How far purchases vary, 0.3 for 30 % up and down; they don't when absent. */
  varies?: number;
  /** The share by which its price was lower, and until how many months ago. */
  jumped?: readonly [share: number, monthsAgo: number];
}

const quarterly = [0, 3, 6, 9];
const vendor = (name: string | readonly [string, ...string[]], of: Omit<Vendor, 'spellings'>): Vendor => ({
  spellings: typeof name === 'string' ? [name] : name,
  ...of,
});

const vendors: readonly Vendor[] = [
  vendor(['Harbor View Properties LLC', 'HARBOR VIEW PROPERTIES'], {
    what: 'Office rent',
    price: 865_000,
    by: 'bill',
    jumped: [0.04, 14],
  }),
  vendor('Pinecrest Managed Services', { what: 'IT support', price: 248_000, by: 'bill', jumped: [0.22, 5] }),
  vendor('Cloudberry Data Systems', { what: 'Hosted desktops', price: 164_000, by: 'bill', jumped: [0.31, 3] }),
  vendor('Northlight Cleaning', { what: 'Office cleaning', price: 62_000, by: 'bill', jumped: [0.05, 17] }),
  vendor('Keystone Fiber Broadband', { what: 'Internet', price: 31_500, by: 'bill' }),
  vendor('Bluewater Insurance Group', { what: 'Professional liability', price: 462_000, by: 'bill', months: quarterly }),
  vendor('Millhaven Health Insurance', { what: 'Health plan', price: 1_180_000, by: 'bill', jumped: [0.08, 10] }),
  vendor('Tidewater Staffing', { what: 'Seasonal preparers', price: 980_000, by: 'bill', months: [1, 2, 3], varies: 0.2 }),
  vendor('Westbrook Law Offices', { what: 'Engagement letters', price: 145_000, by: 'bill', months: [1, 7], varies: 0.3 }),
  vendor('Brightside Marketing', { what: 'Advertising', price: 135_000, by: 'bill', varies: 0.35 }),
  vendor('Stonebridge Consulting', { what: 'Peer review', price: 620_000, by: 'bill', months: [10] }),
  vendor(['QuickBooks Online', 'QUICKBOOKS ONLINE'], { what: 'Subscription', price: 23_500, by: 'card' }),
  vendor('Xero', { what: 'Subscription', price: 19_800, by: 'card' }),
  vendor(['Gusto', 'GUSTO, INC.'], { what: 'Payroll service', price: 31_900, by: 'card' }),
  vendor('ADP', { what: 'Payroll service', price: 42_300, by: 'bill' }),
  vendor('UltraTax CS', { what: 'Tax software', price: 1_240_000, by: 'bill', months: [10] }),
  vendor('Drake Software', { what: 'Tax software', price: 269_500, by: 'bill', months: [8] }),
  vendor('TaxDome', { what: 'Practice management', price: 52_000, by: 'card', from: 16 }),
  vendor('Karbon', { what: 'Practice management', price: 58_400, by: 'bill', until: 5 }),
  vendor(['DocuSign', 'DOCUSIGN INC'], { what: 'Signatures', price: 14_500, by: 'card' }),
  vendor('PandaDoc', { what: 'Signatures', price: 11_800, by: 'card', from: 12 }),
  vendor('Dropbox', { what: 'Storage', price: 18_000, by: 'card' }),
  vendor('ShareFile', { what: 'Client portal', price: 33_000, by: 'bill' }),
  vendor('Microsoft 365', { what: 'Subscription', price: 48_400, by: 'card' }),
  vendor('Slack', { what: 'Subscription', price: 19_500, by: 'card' }),
  vendor('Zoom Video Communications', { what: 'Subscription', price: 15_990, by: 'card', from: 30 }),
  vendor('Bitdefender', { what: 'Endpoint protection', price: 124_000, by: 'card', months: [4] }),
  vendor('1Password', { what: 'Password manager', price: 19_950, by: 'card', from: 20 }),
  vendor('Paper Mill Stationers', { what: 'Paper and toner', price: 24_000, by: 'card', varies: 0.4, until: 7 }),
  vendor('Paper Mill Stationery', { what: 'Paper and toner', price: 26_500, by: 'card', varies: 0.4, from: 6 }),
  vendor('Corner Street Cafe', { what: 'Client lunches', price: 18_500, by: 'card', varies: 0.6 }),
  vendor('Lakeside Hotel', { what: 'Travel', price: 74_000, by: 'card', months: [4, 9, 10], varies: 0.4 }),
  vendor('Metro Taxi', { what: 'Travel', price: 9_500, by: 'card', varies: 0.7 }),
  vendor('Summit Education Institute', { what: 'Continuing education', price: 215_000, by: 'card', months: [5, 8], varies: 0.3 }),
  vendor('Tri-County Courier', { what: 'Deliveries', price: 12_500, by: 'card', varies: 0.5 }),
  vendor('City of Millhaven', { what: 'Business license', price: 48_000, by: 'card', months: [0] }),
  vendor('Kettle & Vane', { what: 'Reception', price: 46_000, by: 'card', months: quarterly, varies: 0.5 }),
  vendor('Lowtide Gifts', { what: 'Client gifts', price: 128_000, by: 'card', months: [11], varies: 0.3 }),
];

export interface Purchases {
  vendors: VendorRecord[];
  bills: BillRecord[];
  'bill lines': BillLineRecord[];
  'vendor payments': VendorPaymentRecord[];
}

/** Returns what the sample firm bought: bills with their payments, and purchases by card. */
export function purchasesOf(random: Random, lastMonth: number, lastDay: number, currency: string): Purchases {
  const into: Purchases = { vendors: [], bills: [], 'bill lines': [], 'vendor payments': [] };
  for (const [
    place,
    { spellings, what, price, by, months, from = MONTHS - 1, until = 0, varies = 0, jumped },
  ] of vendors.entries()) {
    for (const [at, name] of spellings.entries()) into.vendors.push({ sourceId: `v-${place}-${at}`, name });
    for (let monthsAgo = from; monthsAgo >= until; monthsAgo--) {
      const month = lastMonth - monthsAgo;
      const day = dayInMonth(month, random.whole(2, 26));
      const swing = 1 + varies * (2 * random.next() - 1);
      const spelling = random.whole(0, spellings.length - 1);
      if (months && !months.includes(month % 12)) continue;
      const before = jumped && monthsAgo > jumped[1] ? 1 / (1 + jumped[0]) : 1;
      const purchase = {
        sourceId: `b-${place}-${month}`,
        vendorSourceId: `v-${place}-${spelling}`,
        amount: Math.round((price * before * swing) / 50) * 50,
        day,
        what,
        currency,
      };
      if (by === 'bill') addBill(purchase, lastDay, into);
      else into['vendor payments'].push(vendorPayment(purchase, workday(day), 'Credit card', true));
    }
  }
  return into;
}

interface Purchase {
  sourceId: string;
  vendorSourceId: string;
  amount: number;
  day: number;
  what: string;
  currency: string;
}

function addBill({ what, ...purchase }: Purchase, lastDay: number, into: Purchases): void {
  const { sourceId, vendorSourceId, amount, day, currency } = purchase;
  into.bills.push({
    sourceId,
    vendorSourceId,
    sourceUpdatedAt: new Date(day * MILLISECONDS_PER_DAY),
    number: sourceId.slice(2),
    reference: null,
    issuedOn: isoDayOf(day),
    dueOn: isoDayOf(day + 15),
    currency,
    currencyRate: '1',
    linesIncludeTax: false,
    subtotal: amount,
    tax: 0,
    total: amount,
  });
  into['bill lines'].push({
    sourceId: '1',
    billSourceId: sourceId,
    description: what,
    itemCode: null,
    accountCode: '6000',
    quantity: '1',
    amount,
    tax: 0,
  });
  const paid = workday(day + 12);
  if (paid <= lastDay) into['vendor payments'].push(vendorPayment({ ...purchase, what }, paid, 'Checking account', false));
}

const vendorPayment = (
  { sourceId, vendorSourceId, amount, currency }: Purchase,
  day: number,
  account: string,
  isDirect: boolean,
): VendorPaymentRecord => ({
  sourceId: `p-${sourceId}`,
  vendorSourceId,
  paidOn: isoDayOf(day),
  currency,
  currencyRate: '1',
  amount,
  account,
  isDirect,
});
