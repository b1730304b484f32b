import { putVendorMerge } from '@services/insights/client/vendors';
import type { VendorMerge } from '@services/insights/contract/vendors';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-read';
import { useSuite } from '@suite/shell/suite-context';
import { useState } from 'react';
import { copy } from './copy';

/** Two names are the same pair either way round. */
export const pairOf = ({ name, other }: Pick<VendorMerge, 'name' | 'other'>): string => [name, other].sort().join('\n');

type Decision = Pick<VendorMerge, 'name' | 'other' | 'state'>;

/**
 * Decides on pairs of names. A decision shows at once, and is taken back and told when it could not be kept; each pair
 * is on its own, so that one that fails touches no other.
 */
export function useDecisions(merges: readonly VendorMerge[] | undefined) {
  const { client } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [decidedHere, setDecidedHere] = useState<ReadonlySet<string>>(new Set());

  async function decide(decision: Decision) {
    const pair = pairOf(decision);
    setUnderWay((before) => new Map(before).set(pair, decision));
    setDecidedHere((before) => new Set(before).add(pair));
    try {
      await putVendorMerge(client, decision);
      await revalidate('vendor-merges', 'vendors', 'vendor-analysis', 'dashboard');
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
    /** As they are once every decision is kept. */
    merges: merges?.map((merge) => ({ ...merge, ...underWay.get(pairOf(merge)) })),
    isUnderWay: (merge: VendorMerge) => underWay.has(pairOf(merge)),
    /** It stays in sight after the decision, so that it can be undone. */
    isDecidedHere: (merge: VendorMerge) => decidedHere.has(pairOf(merge)),
    decide,
  };
}
