import { getDashboard } from '@services/insights/contract/dashboard';
import {
  getVendorAnalysis,
  getVendorMerges,
  getVendors,
  putVendorMerge,
  type VendorMerge,
} from '@services/insights/contract/vendors';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useSuite } from '@suite/shell/start/suite-context';
import { useState } from 'react';
import { copy } from './copy';

/** Key of a pair of names, the same in either order. */
export const pairOf = ({ name, other }: Pick<VendorMerge, 'name' | 'other'>): string => [name, other].sort().join('\n');

type Decision = Pick<VendorMerge, 'name' | 'other' | 'state'>;

/**
 * Decides on pairs of names. A decision appears at once, and is rolled back and reported if it couldn't be saved. Pairs are
 * independent, so a failed one doesn't affect the others.
 */
export function useDecisions(merges: readonly VendorMerge[] | undefined) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [decidedHere, setDecidedHere] = useState<ReadonlySet<string>>(new Set());

  async function decide(decision: Decision) {
    const pair = pairOf(decision);
    setUnderWay((before) => new Map(before).set(pair, decision));
    setDecidedHere((before) => new Set(before).add(pair));
    try {
      await formClient.call(putVendorMerge, { body: decision });
      await revalidate(getVendorMerges, getVendors, getVendorAnalysis, getDashboard);
    } catch {
      const { written = {} } = merges?.find((merge) => pairOf(merge) === pair) ?? {};
      const [name = '', other = ''] = [decision.name, decision.other].map((each) => written[each] ?? each);
      events.emit('toast', { type: 'error', text: copy.merges.notSaved(name, other) });
    } finally {
      setUnderWay((before) => {
        const after = new Map(before);
        after.delete(pair);
        return after;
      });
    }
  }

  return {
    /** The merges as they will be once every decision is saved. */
    merges: merges?.map((merge) => ({ ...merge, ...underWay.get(pairOf(merge)) })),
    isUnderWay: (merge: VendorMerge) => underWay.has(pairOf(merge)),
    /** A decided pair stays visible, so that the decision can be undone. */
    isDecidedHere: (merge: VendorMerge) => decidedHere.has(pairOf(merge)),
    decide,
  };
}
