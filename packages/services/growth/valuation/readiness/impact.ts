import { withMoreRevenue } from '@suite/insights/valuation/sensitivity';
import type { ValuationInputs } from '@suite/insights/valuation/valuation';
import { valuationOf } from '@suite/insights/valuation/valuation';
import { type DriverKey, drivers } from '../contract/drivers';
import type { Driver } from '../contract/readiness';
import { moneyWords, percentWords } from '../valuation/notices';
import type { ReadValuation } from '../valuation/read-valuation';
import type { Measures } from './measure';

/** Returns what additional yearly revenue, all of it profit, adds to the weighted value; null without a value. */
export function valueOfRevenue(inputs: ValuationInputs, yearly: number): number | null {
  const before = valuationOf(inputs).conclusion?.weighted.mid;
  const after = valuationOf(withMoreRevenue(inputs, yearly)).conclusion?.weighted.mid;
  return before === undefined || after === undefined ? null : after - before;
}

/**
 * Returns the benefit of closing a gap, where the numbers show it; null without a gap, and for drivers without a known benefit.
 */
export function impactOf(key: DriverKey, measures: Measures, { inputs, ledger, result }: ReadValuation): Driver['impact'] {
  const measured = measures[key];
  if (!measured || !ledger) return null;
  const { currency } = result;
  const scale = drivers[key].measured?.scale;
  if (!scale) return null;
  const inValue = (value: number | null) => (value === null ? '' : ` and ${moneyWords(value, currency)} of value`);
  switch (key) {
    case 'stale-prices': {
      const { staleOpportunity } = ledger.pricing;
      if (!staleOpportunity.available || staleOpportunity.value <= 0) return null;
      const yearly = staleOpportunity.value;
      const value = valueOfRevenue(inputs, yearly);
      const text = `Raising your stale prices adds ${moneyWords(yearly, currency)} a year${inValue(value)}.`;
      return { text, yearly, once: null, value };
    }
    case 'retention': {
      const lost = scale.full - measured.value;
      if (lost <= 0 || !ledger.revenueBefore.available) return null;
      const yearly = Math.round(lost * ledger.revenueBefore.value);
      const value = valueOfRevenue(inputs, yearly);
      const text = `Keeping ${percentWords(scale.full)} of the revenue keeps ${moneyWords(yearly, currency)} more a year${inValue(value)}.`;
      return { text, yearly, once: null, value };
    }
    case 'dso': {
      const days = measured.value - scale.full;
      if (days <= 0 || ledger.revenue <= 0) return null;
      const once = Math.round((ledger.revenue / 365) * days);
      return {
        text: `Collecting within ${scale.full} days frees ${moneyWords(once, currency)} of cash, once.`,
        yearly: null,
        once,
        value: null,
      };
    }
    case 'concentration': {
      if (!ledger.largest.available || measured.value <= scale.full) return null;
      const yearly = Math.round(ledger.largest.value * ledger.revenue);
      const value = valueOfRevenue(inputs, -yearly);
      const text = `If the largest client leaves, ${moneyWords(yearly, currency)} a year go${value === null ? '' : `, and ${moneyWords(-value, currency)} of the value`}.`;
      return { text, yearly: null, once: null, value: null };
    }
    default:
      return null;
  }
}
