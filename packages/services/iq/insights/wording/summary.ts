import { shownDifference } from '@suite/insights/change';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { noteOf, reasonText, textOf } from '@suite/insights/metric-text';
import { metricNames } from '@suite/insights/metrics/metric-names';
import * as names from '@suite/insights/metrics/names';
import type { Metric } from '../contract/metric-schemas';
import type { HeadlineMeasure, ReportContent, ReportPeriod } from '../contract/report-content';
import { amountKind, salesNameOf, toDoTitle } from './advice-rules';
import * as copy from './copy';
import { notIncluded } from './not-included';
import { periodName } from './title';

/** A sentence and whether its news is good. */
export interface Finding {
  text: string;
  tone: 'good' | 'bad' | 'neutral';
}

/** A report in sentences, which are derived only from its numbers. */
export interface Summary {
  happened: Finding[];
  /** What to do next, most urgent first. */
  next: string[];
  /** A sentence on the to-dos that `next` does not list; undefined if there are none. */
  further: string | undefined;
  /** What the ledger does not show, and why. */
  unknown: string[];
}

const { inSentence } = names;
const credit = inSentence(names.unappliedCredit);

/** The number of to-dos in the summary. */
const NAMED = 5;

/** The number of clients that sentences on debtors and concentration group together. */
const FEW = 5;

type KnownMetric = Extract<Metric, { available: true }>;

export function summaryOf(report: ReportContent, formats: MetricFormats): Summary {
  return {
    happened: happened(report, formats),
    next: next(report, formats),
    further: further(report, formats),
    unknown: unknown(report, formats),
  };
}

function happened(report: ReportContent, formats: MetricFormats): Finding[] {
  return [
    revenueSentence(report, formats),
    receivablesSentence(report, formats),
    dsoSentence(report, formats),
    ceiSentence(report, formats),
    debtorsSentence(report, formats),
    concentrationSentence(report, formats),
    pricesSentence(report, formats),
    newlyStaleSentence(report),
  ].filter((finding) => finding !== undefined);
}

type Sentence = (report: ReportContent, formats: MetricFormats) => Finding | undefined;

const headlineOf = ({ headline }: ReportContent, measure: HeadlineMeasure) =>
  headline.find((each) => each.measure === measure) ?? {
    value: { available: false, reason: '' } as Metric,
    prior: null,
    yearBefore: null,
  };

/** Returns a value that can be compared and added up; undefined for a range, and for a value that leaves documents out. */
const knownOf = (metric: Metric | null): number | undefined =>
  metric?.available && !metric.leftOut ? (metric as KnownMetric).value : undefined;

/** Returns the sentence on a metric's range, or on what its value leaves out, to append to another. */
const noteAfter = (metric: Metric): string => {
  const note = noteOf(metric);
  return note ? ` ${note}` : '';
};

/** Returns the tone of a change, given whether an increase is good. */
const toneOf = (difference: number | undefined, isMoreWelcome: boolean): Finding['tone'] => {
  if (!difference) return 'neutral';
  return difference > 0 === isMoreWelcome ? 'good' : 'bad';
};

const revenueSentence: Sentence = (report, formats) => {
  const { wholeMoney, percent } = formats;
  const { value, prior, yearBefore } = headlineOf(report, 'revenue');
  const now = knownOf(value);
  if (now === undefined) return undefined;
  const { currency, asOf, to, compared } = report;
  const amount = wholeMoney(now, currency);
  if (asOf < to)
    return {
      text: `${names.revenue} from ${formats.day(report.from)} to ${formats.day(asOf)} was ${amount}. The period is not over in the ledger, so it is not compared.`,
      tone: 'neutral',
    };
  const change = (before: number, period: ReportPeriod): string => {
    const name = periodName({ kind: report.kind, ...period }, formats);
    const difference = now - before;
    if (!difference) return `the same as in ${name}`;
    const size = wholeMoney(Math.abs(difference), currency);
    const share = before > 0 ? `${percent(Math.abs(difference / before))} (${size})` : size;
    return `${difference > 0 ? 'up' : 'down'} ${share} from ${name}`;
  };
  const [priorValue, yearValue] = [knownOf(prior), knownOf(yearBefore)];
  const changes = [
    ...(priorValue !== undefined && compared.prior ? [change(priorValue, compared.prior)] : []),
    ...(yearValue !== undefined && compared.yearBefore ? [change(yearValue, compared.yearBefore)] : []),
  ];
  const text = `${names.revenue} in ${periodName(report, formats)} was ${[amount, changes.join(' and ')].filter(Boolean).join(', ')}.`;
  return { text, tone: toneOf(priorValue === undefined ? undefined : now - priorValue, true) };
};

const receivablesSentence: Sentence = (report, formats) => {
  const { wholeMoney, percent, day } = formats;
  const { currency, asOf, compared } = report;
  const metrics = { open: headlineOf(report, 'open').value, overdue: headlineOf(report, 'overdue').value };
  const [open, overdue] = [knownOf(metrics.open), knownOf(metrics.overdue)];
  if (open === undefined || overdue === undefined) {
    const write = (amount: number) => wholeMoney(amount, currency);
    const [owed, late] = [textOf(metrics.open, write), textOf(metrics.overdue, write)];
    if (owed === undefined || late === undefined) return undefined;
    const note = noteAfter(metrics.open) || noteAfter(metrics.overdue);
    const text = `${names.open} on ${day(asOf)} were ${owed} after ${credit}, and ${late} was ${inSentence(names.overdue)} before it.${note}`;
    return { text, tone: 'neutral' };
  }
  if (open <= 0 && !overdue) return { text: `On ${day(asOf)} clients owed nothing.`, tone: 'good' };
  const share = open > 0 ? ` (${percent(overdue / open)})` : '';
  const owed = `${names.open} on ${day(asOf)} were ${wholeMoney(open, currency)} after ${credit}, and ${wholeMoney(overdue, currency)}${share} was ${inSentence(names.overdue)} before it.`;
  const before = knownOf(headlineOf(report, 'overdue').prior);
  if (before === undefined || !compared.prior) return { text: owed, tone: overdue > 0 ? 'neutral' : 'good' };
  const difference = overdue - before;
  const since = `since ${day(compared.prior.to)}`;
  const size =
    before > 0
      ? `${wholeMoney(Math.abs(difference), currency)} (${percent(Math.abs(difference / before))})`
      : wholeMoney(Math.abs(difference), currency);
  const changed = difference
    ? `${names.overdue} ${difference > 0 ? 'rose' : 'fell'} by ${size} ${since}.`
    : `${names.overdue} is unchanged ${since}.`;
  return { text: `${owed} ${changed}`, tone: toneOf(difference, false) };
};

const dsoSentence: Sentence = (report, { metric, number, day }) => {
  const { value, prior } = headlineOf(report, 'dso');
  const [now, before] = [knownOf(value), knownOf(prior)];
  const written = textOf(value, metric('dso'));
  if (written === undefined) return undefined;
  const text = `${names.dso} was ${written} on ${day(report.asOf)}`;
  if (now === undefined) return { text: `${text}.${noteAfter(value)}`, tone: 'neutral' };
  if (before === undefined || !report.compared.prior) return { text: `${text}.`, tone: 'neutral' };
  const difference = shownDifference(now, before);
  const on = day(report.compared.prior.to);
  const changed = difference
    ? `${number(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than on ${on}`
    : `the same as on ${on}`;
  return { text: `${text}, ${changed}.`, tone: toneOf(difference, false) };
};

const ceiSentence: Sentence = (report, formats) => {
  const { metric, metricDifference } = formats;
  const { value, prior } = headlineOf(report, 'cei');
  const [now, before] = [knownOf(value), knownOf(prior)];
  const written = textOf(value, metric('cei'));
  if (written === undefined) return undefined;
  const when = report.ceiOf === 'period' ? `in ${periodName(report, formats)}` : 'over the last twelve whole months';
  const text = `${names.cei} was ${written} ${when}; ${metric('cei')(100)} means that everything due was collected`;
  if (now === undefined) return { text: `${text}.${noteAfter(value)}`, tone: 'neutral' };
  if (before === undefined || report.ceiOf === 'year' || !report.compared.prior) return { text: `${text}.`, tone: 'neutral' };
  const difference = shownDifference(now, before);
  const name = periodName({ kind: report.kind, ...report.compared.prior }, formats);
  const points = metricDifference('cei')(Math.abs(difference));
  const changed = difference ? `${points} ${difference > 0 ? 'higher' : 'lower'} than in ${name}` : `the same as in ${name}`;
  return { text: `${text}. It was ${changed}.`, tone: toneOf(difference, true) };
};

const debtorsSentence: Sentence = ({ debtors, currency, headline }, { wholeMoney, percent, days }) => {
  const [most] = debtors ?? [];
  if (!debtors || !most) return undefined;
  const less = most.unappliedCredit > 0 ? `, less ${wholeMoney(most.unappliedCredit, currency)} of ${credit}` : '';
  const owes = `${wholeMoney(most.overdue, currency)} ${inSentence(names.overdue)}${less}`;
  const first = `${most.name} is the most overdue client: ${owes}, the oldest ${days(most.longestPastDue)} past due.`;
  const overdue = knownOf(headline.find(({ measure }) => measure === 'overdue')?.value ?? null);
  const few = debtors.slice(0, FEW);
  if (!overdue || few.length < 2) return { text: first, tone: 'bad' };
  const share = few.reduce((sum, each) => sum + each.overdue, 0) / overdue;
  return { text: `${first} The ${few.length} most overdue clients owe ${percent(share)} of what is overdue.`, tone: 'bad' };
};

const concentrationSentence: Sentence = ({ concentration }, { percent }) => {
  const [largest] = concentration?.top ?? [];
  if (!concentration || !largest || concentration.clients < 2) return undefined;
  const few = concentration.top.slice(0, FEW);
  const share = few.reduce((sum, { revenue }) => sum + revenue, 0) / concentration.revenue;
  const alone = `${largest.name} brought ${percent(largest.revenue / concentration.revenue)} of the ${inSentence(names.revenue)} of the last 365 days`;
  if (concentration.clients <= FEW) return { text: `${alone}.`, tone: 'neutral' };
  return {
    text: `${alone}, and the ${few.length} largest of ${concentration.clients} clients together ${percent(share)}.`,
    tone: 'neutral',
  };
};

const pricesSentence: Sentence = ({ pricing, currency }, { wholeMoney }) => {
  const old = pricing ? pricing.stale + pricing.veryStale : 0;
  if (!pricing || !old) return undefined;
  const count = `${copy.counted(old, 'price has', 'prices have')} not been raised for more than 18 months.`;
  const worth = knownOf(pricing.staleOpportunity);
  if (!worth) return { text: count, tone: 'bad' };
  return { text: `${count} Their ${inSentence(names.opportunity)} is ${wholeMoney(worth, currency)} a year.`, tone: 'bad' };
};

const newlyStaleSentence = ({ pricing, kind }: ReportContent): Finding | undefined =>
  pricing?.newlyStale.count ? { text: copy.newlyStale(kind, pricing.newlyStale.count), tone: 'neutral' } : undefined;

function next(report: ReportContent, { wholeMoney }: MetricFormats): string[] {
  const { toDos, currency } = report;
  if (!toDos) return [];
  const salesName = salesNameOf(toDos.salesAreRevenue);
  return toDos.first.slice(0, NAMED).map(({ client, rule, text, atStake }) => {
    const amount = rule && atStake ? ` (${wholeMoney(atStake, currency)} ${amountKind(rule, salesName)})` : '';
    return `${client}: ${lowerFirst(toDoTitle({ rule, text }))}${amount}`;
  });
}

function further(report: ReportContent, { wholeMoney }: MetricFormats): string | undefined {
  const { toDos, currency } = report;
  const more = toDos ? toDos.count - Math.min(NAMED, toDos.first.length) : 0;
  if (!toDos || more <= 0) return undefined;
  const { overdue = 0, salesAtRisk = 0, opportunity = 0 } = toDos.amounts ?? {};
  const totals = [
    overdue && `${wholeMoney(overdue, currency)} is ${inSentence(names.overdue)}`,
    salesAtRisk &&
      `clients who may leave had ${inSentence(salesNameOf(toDos.salesAreRevenue))} of ${wholeMoney(salesAtRisk, currency)} in the better of two years`,
    opportunity && `higher prices could bring ${wholeMoney(opportunity, currency)} per year`,
  ].filter(Boolean);
  const all = totals.length ? ` Of all open to-dos: ${totals.join('; ')}.` : '';
  return `${copy.counted(more, 'further to-do is', 'further to-dos are')} open.${all}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function unknown(report: ReportContent, formats: MetricFormats): string[] {
  const { kind, to, asOf, coversFrom, compared, headline, excluded, overdueUnsure, pricing } = report;
  const { day } = formats;
  const missing = headline.flatMap(({ measure, value }) =>
    value.available || value.range ? [] : [`${metricNames[measure]}: not available. ${reasonText(value.reason)}`],
  );
  return [
    ...(asOf < to ? [`The ledger reaches ${day(asOf)}; the rest of the period to ${day(to)} is not in this report.`] : []),
    ...(asOf >= to && !compared.prior && coversFrom !== null
      ? [`There is no comparison with the ${copy.periodNouns[kind]} before: the ledger starts on ${day(coversFrom)}.`]
      : []),
    ...missing,
    ...(excluded.length ? [`${notIncluded(excluded, formats.money)}.`] : []),
    ...(overdueUnsure ? [copy.overdueUnsure(overdueUnsure)] : []),
    ...(pricing && !pricing.opportunity.available
      ? [`${names.opportunity}: not available. ${reasonText(pricing.opportunity.reason)}`]
      : []),
  ];
}
