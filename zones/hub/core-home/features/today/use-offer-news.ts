import { useProposalsAttention } from '@services/proposals/client/attention';
import type { Counted } from '@services/proposals/contract/attention';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { copy } from './copy';
import { type Matter, type News, newsOf } from './news';

/** Proposals that clients have not answered, and those that expire soon; nothing for whom offers are not open. */
export function useOfferNews(): News[] {
  const { token } = useSession();
  const { place } = useSuite();
  const { number, wholeMoney } = useFigureFormats();
  const mayOpen = token.companyId !== '' && token.rights.includes(rightOf('offer'));
  const read = useProposalsAttention(mayOpen);
  if (!mayOpen) return [];

  const matterOf = (view: 'awaiting' | 'expiring', { count, firstYear }: Counted): Matter | undefined => {
    if (count === 0) return undefined;
    const { text, link } = copy[view];
    const amount = firstYear.map((sum) => wholeMoney(sum.amount, sum.currency)).join(' + ');
    return { value: number(count), text: text(amount), links: [{ text: link, href: zoneUrl(place, 'offer', '/', { view }) }] };
  };
  // While none waits, and while that is not known, they are one thing.
  if (!read.data?.awaiting.count) return [newsOf(read, copy.proposals, () => undefined)];
  const { failed } = copy.proposals;
  return [
    newsOf(read, { ...copy.expiring, failed }, ({ expiring }) => matterOf('expiring', expiring)),
    newsOf(read, { ...copy.awaiting, failed }, ({ awaiting }) => matterOf('awaiting', awaiting)),
  ];
}
