import { dso } from '@suite/insights/metrics/names';
import type { Axis, Category, Scale } from '@suite/insights/readiness/score';

/** Unit of a driver's value, for formatting. */
export type Unit = 'share' | 'days' | 'points' | 'index';

interface DriverContent {
  title: string;
  category: Category;
  axis: Axis;
  /** Relative weight among the drivers of its axis. */
  weight: number;
  /** Question for the owner if the driver is not measured; answers range from 0, not at all, to 4, fully. */
  question: string;
  /** How a value is converted to points; undefined for drivers that are only asked. */
  measured?: { unit: Unit; scale: Scale; rule: string };
  /** The page where it can be improved. */
  to?: { zone: 'iq-clients' | 'iq-dashboard' | 'offer' | 'wisp' | 'training' | 'identity-profile'; text: string };
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

const ofShare = ({ none, full }: Scale, what: string) => ({
  unit: 'share' as const,
  scale: { none, full },
  rule: `${what}: ${percent(none)} scores 0, ${percent(full)} scores 100.`,
});

/**
 * The drivers of readiness and attractiveness. The thresholds of concentration are those of the Merger Guidelines of the U.S.
 * Department of Justice and the Federal Trade Commission (2023, §2.1); all other scales and weights are this product's own, shown
 * beside each driver.
 */
const content = {
  growth: {
    title: 'Revenue growth',
    category: 'financial',
    axis: 'attractiveness',
    weight: 2,
    question: 'Revenue grows every year.',
    measured: ofShare({ none: -0.05, full: 0.1 }, 'Revenue of the last 365 days against the 365 before'),
    to: { zone: 'iq-dashboard', text: 'See the months' },
  },
  margin: {
    title: 'Earnings margin',
    category: 'financial',
    axis: 'attractiveness',
    weight: 3,
    question: 'With every owner paid at market, the business earns well.',
    measured: ofShare({ none: 0.05, full: 0.3 }, 'EBITDA of the latest year, owners paid at market, as a share of revenue'),
  },
  dso: {
    title: dso,
    category: 'financial',
    axis: 'attractiveness',
    weight: 2,
    question: 'Clients pay within 30 days.',
    measured: { unit: 'days', scale: { none: 90, full: 30 }, rule: `${dso}: 90 days score 0, 30 score 100.` },
    to: { zone: 'iq-clients', text: 'See who owes it' },
  },
  'stale-prices': {
    title: 'Stale prices',
    category: 'financial',
    axis: 'attractiveness',
    weight: 2,
    question: 'Every price was raised in the last 18 months.',
    measured: ofShare({ none: 0.6, full: 0.1 }, 'Recurring prices that were not raised for 18 months or more'),
    to: { zone: 'iq-clients', text: 'See the prices' },
  },
  accounts: {
    title: 'Clean accounts',
    category: 'financial',
    axis: 'readiness',
    weight: 2,
    question: 'Accounts are closed every month, and personal costs are kept out of them.',
  },
  retention: {
    title: 'Client retention',
    category: 'clients',
    axis: 'attractiveness',
    weight: 4,
    question: 'Clients stay: few leave in a year.',
    measured: ofShare({ none: 0.75, full: 0.95 }, 'Revenue of the year before that came from clients who were invoiced again'),
    to: { zone: 'iq-clients', text: 'See the clients' },
  },
  concentration: {
    title: 'Client concentration',
    category: 'clients',
    axis: 'attractiveness',
    weight: 3,
    question: 'No client is so large that losing it would hurt.',
    measured: {
      unit: 'index',
      scale: { none: 1800, full: 1000 },
      rule: 'Herfindahl–Hirschman index of revenue by client: 1,800, highly concentrated, scores 0; 1,000 scores 100.',
    },
    to: { zone: 'iq-clients', text: 'See the largest clients' },
  },
  recurring: {
    title: 'Recurring revenue',
    category: 'clients',
    axis: 'attractiveness',
    weight: 3,
    question: 'Most of the revenue recurs without being sold again.',
    measured: ofShare({ none: 0.3, full: 0.8 }, 'Services that are billed again and again, as a share of revenue'),
    to: { zone: 'offer', text: 'Offer recurring services' },
  },
  team: {
    title: 'Team without the owner',
    category: 'people',
    axis: 'readiness',
    weight: 3,
    question: 'Others than the owners lead work for clients.',
  },
  agreements: {
    title: 'Agreements with staff',
    category: 'people',
    axis: 'readiness',
    weight: 2,
    question: 'Key people have agreements on confidentiality and on not taking clients along.',
  },
  training: {
    title: 'Training done',
    category: 'people',
    axis: 'readiness',
    weight: 1,
    question: 'Everybody takes the training that their work asks for.',
    measured: ofShare({ none: 0.5, full: 1 }, 'Assigned courses that are done'),
    to: { zone: 'training', text: 'Open the training' },
  },
  processes: {
    title: 'Documented services',
    category: 'operations',
    axis: 'readiness',
    weight: 3,
    question: 'How each service is done is written down, so that somebody else can do it.',
    measured: ofShare({ none: 0, full: 0.9 }, 'Recurring services of the ledger that the price book describes'),
    to: { zone: 'offer', text: 'Open the price book' },
  },
  'security-plan': {
    title: 'Security plan',
    category: 'operations',
    axis: 'readiness',
    weight: 2,
    question: 'There is a written security plan, and it is followed.',
    measured: {
      unit: 'points',
      scale: { none: 30, full: 95 },
      rule: 'Score of the security plan: 30% scores 0, 95% scores 100.',
    },
    to: { zone: 'wisp', text: 'Open the security plan' },
  },
  letters: {
    title: 'Signed engagements',
    category: 'legal',
    axis: 'readiness',
    weight: 3,
    question: 'Every client has signed an engagement letter that can be transferred.',
    measured: ofShare({ none: 0, full: 0.9 }, 'Clients invoiced in the last 365 days who accepted a proposal'),
    to: { zone: 'offer', text: 'Send proposals' },
  },
  'buy-sell': {
    title: 'Agreement among owners',
    category: 'legal',
    axis: 'readiness',
    weight: 2,
    question: 'An agreement says what happens to the shares of an owner who dies, leaves or falls out.',
  },
  insurance: {
    title: 'Key-person insurance',
    category: 'legal',
    axis: 'readiness',
    weight: 1,
    question: 'Insurance covers the loss of an owner or of another key person.',
  },
  'owner-dependence': {
    title: 'Owner dependence',
    category: 'owner',
    axis: 'readiness',
    weight: 4,
    question: 'Clients deal with several people, not with one owner.',
    measured: ofShare({ none: 1, full: 0.4 }, 'Proposals of the last 12 months that one person sent'),
    to: { zone: 'offer', text: 'Share the proposals' },
  },
  absence: {
    title: 'Time away',
    category: 'owner',
    axis: 'readiness',
    weight: 2,
    question: 'The owners can be away for four weeks without work stopping.',
  },
  plan: {
    title: 'Plan for the exit',
    category: 'owner',
    axis: 'readiness',
    weight: 2,
    question: 'It is written down when the owners leave, and who follows them.',
  },
  'personal-plan': {
    title: 'Life after the exit',
    category: 'owner',
    axis: 'readiness',
    weight: 1,
    question: 'The owners know what they need from a sale, and what they will do afterwards.',
  },
} as const satisfies Record<string, DriverContent>;

export type DriverKey = keyof typeof content;
export const driverKeys = Object.keys(content) as [DriverKey, ...DriverKey[]];
export const drivers: Record<DriverKey, DriverContent> = content;

/** Labels of the answers 0 to 4. */
export const answerWords = ['Not at all', 'A little', 'Partly', 'Mostly', 'Fully'] as const;

export const pointsOfAnswer = (answer: number): number => answer * 25;
