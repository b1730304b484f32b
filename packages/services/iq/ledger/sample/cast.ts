import type { ServiceName } from './services';

/** Whole months before the ledger's last month, which is 0. */
type MonthsAgo = number;

/** A made-up client of the sample firm. Defaults describe a long-standing client who pays on time. */
export interface Client {
  name: string;
  /** The services that it is billed for, `payroll:14` for 14 employees. */
  services: readonly string[];
  /** First and last month billed. */
  from?: MonthsAgo;
  until?: MonthsAgo;
  /** When its prices were last raised, or `never`; by default they are raised each year in its own month. */
  raised?: MonthsAgo | 'never';
  /** Its prices relative to the price list: 0.9 for 10 % less. */
  price?: number;
  pays?: 'slow' | 'late' | 'very-late';
  /** Months whose invoices it has not paid. */
  unpaid?: readonly MonthsAgo[];
  /** A service that it dropped or added, and the first month without it or with it. */
  dropped?: readonly [service: ServiceName, month: MonthsAgo];
  added?: readonly [service: ServiceName, month: MonthsAgo];
  /** A recent invoice was paid twice, or was credited after it was paid: this leaves unapplied credit. */
  credit?: 'paid-twice' | 'credit-note';
  /** Whether the ledger has two customers for it. */
  isDouble?: true;
}

const client = (name: string, services: string, more: Omit<Client, 'name' | 'services'> = {}): Client => ({
  name,
  services: services.split(' '),
  ...more,
});

/**
 * The clients of the sample firm, all made up. The firm grows: some clients are new, a few have left or shrunk, eight pay late,
 * and the prices of some have not risen for years.
 */
export const cast: readonly Client[] = [
  // Large clients, including the champions.
  client('Birch & Vale Architects', 'plus payroll:22 advisory corporate'),
  client('Castellan Home Builders', 'plus payroll:38 controller tax-plan'),
  client('Deepwater Marine Services', 'controller payroll:31 audit corporate'),
  client('Everline Medical Group', 'controller payroll:44 advisory corporate'),
  client('Foxglove Hospitality Group', 'plus payroll:64 advisory sales-tax corporate', { pays: 'slow' }),
  client('Granite Peak Contractors', 'plus payroll:29 audit corporate'),
  client('Hearthstone Senior Living', 'controller payroll:52 audit', { raised: 20 }),
  client('Ridgeway Logistics', 'controller payroll:35 corporate'),
  client('Silver Birch School', 'plus payroll:27 audit nonprofit'),
  client('Tern Island Foundation', 'standard advisory audit nonprofit'),
  client('Alderbrook Veterinary Hospital', 'plus payroll:18 advisory corporate'),
  client('Quarry Lane Developers', 'advisory controller partnership', { from: 13 }),
  client('Orchard Valley Produce', 'plus payroll:33 sales-tax corporate', { raised: 25 }),
  client('Bellweather Energy Services', 'controller payroll:24 corporate', { from: 9 }),
  client('Marlow & Finch Interiors', 'plus advisory sales-tax corporate'),
  // Clients that left or shrunk.
  client('Hollis Freight', 'advisory controller payroll:26 corporate', { until: 4 }),
  client('Sterling Oak Furniture', 'plus payroll:21 sales-tax corporate', { until: 2 }),
  client('Kestrel Aviation Parts', 'controller plus corporate', { dropped: ['controller', 8] }),
  client('Lantern Street Theater', 'standard advisory nonprofit', { dropped: ['advisory', 10] }),
  client('Mosaic Early Learning', 'plus payroll:16 nonprofit', { dropped: ['plus', 7] }),
  client('Eastgate Motors', 'standard payroll:12 tax-plan', { until: 15 }),
  client('Cobble Hill Cheese', 'essential sales-tax tax-plan', { until: 19 }),
  client('Redwing Outfitters', 'essential payroll:6 sales-tax', { until: 22 }),
  // Late payers.
  client('Copperline Plumbing', 'standard payroll:14 tax-plan', { pays: 'very-late' }),
  client('Ironbridge Fitness', 'essential payroll:8', { until: 6, unpaid: [6, 7, 8, 9] }),
  client('Nightingale Events', 'standard sales-tax tax-plan', { pays: 'very-late' }),
  client('Pioneer Concrete Works', 'plus payroll:19 corporate', { pays: 'very-late' }),
  client('Rosewood Salon & Spa', 'essential payroll:9 tax-plan', { pays: 'late' }),
  client('Saltmarsh Seafood', 'standard payroll:17 sales-tax tax-plan', { pays: 'very-late' }),
  client('Timberline Roofing', 'standard payroll:15 tax-plan', { pays: 'late', raised: 27 }),
  client('Undertow Surf Shop', 'essential sales-tax tax-plan', { unpaid: [4, 3] }),
  // Clients whose prices have not risen.
  client('Alder Bakery', 'essential payroll:9 sales-tax tax-plan', { raised: 'never', price: 0.86 }),
  client('Dunmore Dental', 'standard payroll:13 tax-plan', { raised: 'never', price: 0.88 }),
  client('Juniper Legal', 'standard payroll:8 partnership', { raised: 31, price: 0.9 }),
  client('Fernhill Farm Supply', 'standard sales-tax tax-plan', { raised: 'never', price: 0.84 }),
  client('Longmeadow Stables', 'essential tax-plan', { raised: 29, price: 0.9 }),
  client('Millrace Printing', 'essential payroll:7 sales-tax tax-plan', { raised: 33, price: 0.88 }),
  client('Northfield Optometry', 'standard payroll:8 tax-plan', { raised: 23, price: 0.93 }),
  client('Oakhaven Property Partners', 'essential partnership', { raised: 'never', price: 0.9 }),
  client('Pennant Sporting Goods', 'standard sales-tax tax-plan', { raised: 17, price: 0.95 }),
  client('Quillback Bookshop', 'essential sales-tax tax-plan', { raised: 15 }),
  client('Riverstone Pottery', 'essential tax-plan', { raised: 16 }),
  client('Three Chimneys Inn', 'standard payroll:20 sales-tax tax-plan', { raised: 14, pays: 'slow' }),
  // New clients.
  client('Arrowhead Robotics', 'plus advisory corporate', { from: 7 }),
  client('Blue Lantern Coffee', 'essential payroll:7', { from: 10 }),
  client('Clearbrook Physical Therapy', 'standard payroll:9 tax-plan', { from: 11 }),
  client('Daybreak Yoga', 'essential', { from: 8 }),
  client('Emberly Candle Company', 'essential sales-tax', { from: 5 }),
  client('Fieldnote Studio', 'essential', { from: 6 }),
  client('Goldfinch Bridal', 'essential sales-tax', { from: 9 }),
  client('Harrow & Lark Tailors', 'essential', { from: 3 }),
  client('Inkwell Publishing', 'standard tax-plan', { from: 14 }),
  client('Larkspur Montessori', 'standard payroll:11 nonprofit', { from: 16 }),
  client('Meridian Home Health', 'plus payroll:23 corporate', { from: 18 }),
  client('Nutmeg Kitchen Supply', 'standard sales-tax tax-plan', { from: 20 }),
  client('Pebble Creek Landscaping', 'essential payroll:12 tax-plan', { from: 22 }),
  client('Sable & Stone Jewelers', 'essential sales-tax tax-plan', { from: 24 }),
  client('Tidepool Aquatics', 'essential payroll:6', { from: 2 }),
  client('Windrose Travel', 'essential', { from: 1 }),
  // Other businesses.
  client('Ashgrove Animal Rescue', 'standard nonprofit'),
  client('Barleycorn Brewing', 'standard payroll:11 sales-tax tax-plan', { credit: 'credit-note' }),
  client('Cinder & Sage Catering', 'standard payroll:16 sales-tax tax-plan', { isDouble: true }),
  client('Driftwood Galleries', 'essential sales-tax tax-plan', { pays: 'slow' }),
  client('Elmhurst Auto Body', 'standard payroll:10 tax-plan'),
  client('Flintlock Security', 'standard payroll:25 tax-plan'),
  client('Glassworks Studio', 'essential tax-plan', { added: ['advisory', 9] }),
  client('Hawthorne Landscape Design', 'standard payroll:8 tax-plan'),
  client('Ivy Lane Pediatrics', 'standard payroll:14 tax-plan'),
  client('Kingfisher Boat Yard', 'standard payroll:9 sales-tax tax-plan', { pays: 'slow' }),
  client('Maplecrest Dairy', 'standard payroll:13 tax-plan'),
  client('Old Mill Woodworks', 'essential payroll:5 sales-tax tax-plan'),
  client('Sparrow & Sons Electric', 'standard payroll:17 tax-plan', { pays: 'slow' }),
  client('Valley View Orthodontics', 'standard payroll:12 tax-plan', { credit: 'paid-twice' }),
  client('Whitcombe Engineering', 'plus payroll:15 corporate'),
  client('Yarrow Community Garden', 'essential nonprofit'),
  // Households, billed for their tax return once a year.
  client('Amara & Joel Whitfield', 'personal'),
  client('Beatriz Solano', 'personal', { raised: 'never', price: 0.8 }),
  client('Caleb & Nora Ostrander', 'personal'),
  client('Devika Raman', 'personal'),
  client('Edwin Applegarth', 'personal', { raised: 26, price: 0.85 }),
  client('Farrah & Owen Lindqvist', 'personal', { credit: 'paid-twice' }),
  client('Gideon Marchetti', 'personal'),
  client('Helena Brightwater', 'personal'),
  client('Imani & Peter Castellow', 'personal'),
  client('Jonas Underhill', 'personal', { from: 15 }),
  client('Katya & Miles Fairweather', 'personal'),
  client('Leopold Ashdown', 'personal', { raised: 'never', price: 0.82 }),
  client('Mirela Santangelo', 'personal', { from: 10 }),
];

/** Clients without any documents in the ledger. */
export const prospects: readonly string[] = ['Brookside Dental Partners', 'Hazelwood Cabinetry'];
