import { dealOf } from '@suite/insights/valuation/deal';
import { moved } from '@suite/insights/valuation/sensitivity';
import { type ValuationInputs, valuationOf } from '@suite/insights/valuation/valuation';
import { ds } from '../contract/scenarios';
import type { Subject } from './subject';

/** Returns the five Ds with the value in each, and the result of the deal. */
export function scenariosOf(subject: Pick<Subject, 'scenarios' | 'deal'>, inputs: ValuationInputs) {
  const scenarios = ds.map((d) => {
    const { revenue = null, multiples = null, note = '' } = subject.scenarios[d] ?? {};
    const value = revenue === null && multiples === null ? null : valueIn(inputs, revenue ?? 0, multiples ?? 0);
    return { d, revenue, multiples, note, value };
  });
  const price = subject.deal?.price ?? valuationOf(inputs).conclusion?.weighted.mid;
  const terms = subject.deal && price !== undefined ? { price, ...dealOf({ ...subject.deal, price }) } : null;
  return { scenarios, deal: subject.deal, terms };
}

/**
 * Returns the weighted value after these relative changes of revenue and multiples; lost revenue reduces profit by the same
 * amount.
 */
function valueIn(inputs: ValuationInputs, revenue: number, multiples: number) {
  const changed = moved(moved(inputs, 'revenue', 1 + revenue), 'multiples', Math.max(0.0001, 1 + multiples));
  return valuationOf(changed).conclusion?.weighted ?? null;
}
