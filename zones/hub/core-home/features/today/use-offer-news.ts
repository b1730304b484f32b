import { usePaymentAttention } from '@services/payments/client/attention';
import { useProposalsAttention } from '@services/proposals/client/attention';
import type { Counted } from '@services/proposals/contract/attention';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { copy } from './copy';
import { type Matter, type News, newsOf } from './news';

/** Payments that failed, proposals that clients have not answered, and those that expire soon; nothing for whom offers are not open. */
export function useOfferNews(): News[] {
  const { token } = useSession();
  const { place } = useSuite();
  const { number, wholeMoney } = useFigureFormats();
  const mayOpen = token.companyId !== '' && token.rights.includes(rightOf('offer'));
  const read = useProposalsAttention(mayOpen);
  const payments = usePaymentAttention(mayOpen);
  if (!mayOpen) return [];

  const sumOf = (sums: readonly { currency: string; amount: number }[]) =>
    sums.map((sum) => wholeMoney(sum.amount, sum.currency)).join(' + ');
  const failedPayments = newsOf(payments, copy.failedPayments, ({ failed: { count, amounts } }): Matter | undefined => {
    if (count === 0) return undefined;
    const { text, link } = copy.failedPayments;
    const href = zoneUrl(place, 'offer', '/payments', { view: 'failed' });
    return { value: number(count), text: text(sumOf(amounts)), links: [{ text: link, href }] };
  });

  const matterOf = (view: 'awaiting' | 'expiring', { count, firstYear }: Counted): Matter | undefined => {
    if (count === 0) return undefined;
    const { text, link } = copy[view];
    return {
      value: number(count),
      text: text(sumOf(firstYear)),
      links: [{ text: link, href: zoneUrl(place, 'offer', '/', { view }) }],
    };
  };
  // While none waits, and while that is not known, they are one thing.
  if (!read.data?.awaiting.count) return [failedPayments, newsOf(read, copy.proposals, () => undefined)];
  const { failed } = copy.proposals;
  return [
    failedPayments,
    newsOf(read, { ...copy.expiring, failed }, ({ expiring }) => matterOf('expiring', expiring)),
    newsOf(read, { ...copy.awaiting, failed }, ({ awaiting }) => matterOf('awaiting', awaiting)),
  ];
}
