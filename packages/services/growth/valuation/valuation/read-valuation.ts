import { firmDay } from '@services/identity/ports';
import type { Method } from '@suite/insights/valuation/conclude';
import { normalize } from '@suite/insights/valuation/normalize';
import { sensitivityOf } from '@suite/insights/valuation/sensitivity';
import { type ValuationInputs, valuationOf } from '@suite/insights/valuation/valuation';
import { meanOfYears } from '@suite/insights/valuation/year-weights';
import type { Database } from '@suite/kernel/database/database';
import type { Measure } from '../contract/multiples';
import type { Source } from '../contract/terms';
import type { MethodResult, ValuationResult } from '../contract/valuation';
import { findMultiple, readTables, whyNone } from './find-multiple';
import { type GatheredYear, gatherYears, tangibleOf } from './gather-years';
import { type LedgerFacts, ledgerFacts } from './ledger-facts';
import { noticesOf } from './notices';
import type { Subject } from './subject';

export interface ReadValuation {
  result: ValuationResult;
  inputs: ValuationInputs;
  ledger: LedgerFacts | undefined;
}

const RULING: Source = { kind: 'published', source: 'Rev. Rul. 68-609, 1968-2 C.B. 327' };

/** Explains why no earnings are shown, and what to do. */
const NO_OWNERS =
  "Owners' pay was entered, but no owner works in the business: say under Settings how many do, or enter 0 as their pay.";

/** Returns the valuation of a subject at a time, in milliseconds since 1970. */
export async function readValuation(database: Database, subject: Subject, now: number): Promise<ReadValuation> {
  const today = await firmDay(database, subject.companyId, now);
  const ledger = await ledgerFacts(database, subject, today);
  const currency = ledger?.set.home ?? subject.currency;
  const years = await gatherYears(database, subject, ledger, today);
  const counting = years.filter(({ counts }) => counts);
  const revenue = revenueOf(ledger, counting);
  const { settings } = subject;
  const owners = { owners: settings.owners, marketPay: settings.marketPay ?? paidPerOwner(counting, settings.owners) };
  const lacksOwners = settings.owners === 0 && counting.some(({ figures }) => (figures.ownerPay?.amount ?? 0) > 0);
  // Without owners, nothing would be deducted for the work that their pay covers.
  const accounts = lacksOwners ? [] : counting.map((year) => accountsOf(year));
  const normalized = accounts.map((year) => normalize(year, owners));
  const tables = await readTables(database, subject.companyId);
  const amounts: Record<Measure, number | null> = {
    revenue: revenue?.amount ?? null,
    sde: accounts.length
      ? meanOfYears(
          normalized.map(({ sde }) => sde),
          settings.weighting,
        )
      : null,
    ebitda: accounts.length
      ? meanOfYears(
          normalized.map(({ ebitda }) => ebitda),
          settings.weighting,
        )
      : null,
  };
  const multipleOf = (measure: Measure) => {
    const amount = amounts[measure];
    return amount === null ? undefined : findMultiple(tables, measure, amount, currency);
  };
  const found = { revenue: multipleOf('revenue'), sde: multipleOf('sde'), ebitda: multipleOf('ebitda') };
  const tangible = years.map(tangibleOf);
  const newest = (key: 'cash' | 'debt') => years.findLast(({ figures }) => figures[key])?.figures[key]?.amount ?? 0;
  const inputs: ValuationInputs = {
    revenue: amounts.revenue,
    years: accounts,
    weighting: settings.weighting,
    owners,
    tangible: tangible.filter((amount) => amount !== null),
    multiples: {
      revenue: found.revenue?.range ?? null,
      sde: found.sde?.range ?? null,
      ebitda: found.ebitda?.range ?? null,
    },
    rates: settings.rates,
    weights: settings.weights,
    cash: newest('cash'),
    debt: newest('debt'),
  };
  const result = valuationOf(inputs);

  const resultOf = (method: Method): MethodResult => {
    const one = result.methods[method];
    const table = method === 'excess' ? undefined : found[method];
    return {
      method,
      amount: method === 'excess' ? result.earnings : amounts[method],
      multiple: table?.range ?? null,
      source: method === 'excess' ? RULING : (table?.source ?? null),
      value: one.value,
      weight: result.conclusion?.weights[method] ?? 0,
      missing: one.value
        ? null
        : lacksOwners && one.missing === 'no-years'
          ? NO_OWNERS
          : missingWords(one.missing, method === 'excess' ? undefined : whyNone(tables, method, currency)),
    };
  };

  const valuation: Omit<ValuationResult, 'notices'> = {
    subject: subject.name,
    currency,
    on: today,
    ledger: ledger ? { asOf: ledger.set.asOf, days: ledger.days, isStale: ledger.isStale } : null,
    revenue,
    years: years.map((year, at) => ({
      ...year,
      normalized: year.counts && !lacksOwners ? normalize(accountsOf(year), owners) : null,
      tangible: tangible[at] ?? null,
    })),
    settings,
    means: { sde: result.sde, ebitda: result.ebitda, earnings: result.earnings, tangible: result.tangible },
    methods: (['revenue', 'sde', 'ebitda', 'excess'] as const).map(resultOf),
    formula: result.formula,
    conclusion: result.conclusion && { range: result.conclusion.range, weighted: result.conclusion.weighted },
    cash: inputs.cash,
    debt: inputs.debt,
    toOwners: result.toOwners,
    sensitivity: sensitivityOf(inputs),
  };
  return { result: { ...valuation, notices: noticesOf(valuation, subject, ledger) }, inputs, ledger };
}

/** Returns the revenue of the last twelve months from the ledger, otherwise of the latest entered year. */
function revenueOf(ledger: LedgerFacts | undefined, counting: readonly GatheredYear[]): ValuationResult['revenue'] {
  if (ledger?.coversYear) return { amount: ledger.revenue, source: { kind: 'ledger', asOf: ledger.set.asOf } };
  return counting.at(-1)?.figures.revenue ?? null;
}

/** Returns each owner's pay in the latest year, which is used until someone enters the market pay. */
function paidPerOwner(counting: readonly GatheredYear[], owners: number): number {
  const paid = counting.at(-1)?.figures.ownerPay?.amount ?? 0;
  return owners > 0 ? Math.round(paid / owners) : 0;
}

function accountsOf({ figures, adjustments }: GatheredYear) {
  const amount = (key: 'revenue' | 'profit' | 'interest' | 'depreciation' | 'ownerPay') => figures[key]?.amount ?? 0;
  return {
    revenue: amount('revenue'),
    profit: amount('profit'),
    interest: amount('interest'),
    depreciation: amount('depreciation'),
    ownerPay: amount('ownerPay'),
    adjustments: adjustments.map((one) => one.amount),
  };
}

function missingWords(missing: string, noMultiple: string | undefined): string {
  switch (missing) {
    case 'no-revenue':
      return 'The revenue of twelve months is not known: connect a ledger, or enter a year with its revenue and profit.';
    case 'no-years':
      return 'No year has both its revenue and its profit: enter them.';
    case 'no-assets':
      return 'The tangible assets of no year are known: enter fixed assets, other assets or payables of a year, 0 when there are none.';
    default:
      return `${noMultiple ?? ''} Add one under Multiples.`;
  }
}
