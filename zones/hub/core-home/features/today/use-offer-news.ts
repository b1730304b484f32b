import { getPaymentAttention } from '@services/payments/contract/attention';
import { type Counted, getAttention } from '@services/proposals/contract/attention';
import { useQuery } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { copy } from './copy';
import { type Matter, type News, newsOf } from './news';

/**
 * Returns failed or late payments, clients' questions, and proposals without a client's response; empty for people without access
 * to offers.
 */
export function useOfferNews(): News[] {
  const { token } = useSession();
  const { deployment } = useSuite();
  const { number, wholeMoney } = useMetricFormats();
  const mayOpen = token.companyId !== '' && token.rights.includes(rightOf('offer'));
  const read = useQuery(getAttention, mayOpen ? {} : undefined);
  const payments = useQuery(getPaymentAttention, mayOpen ? {} : undefined);
  if (!mayOpen) return [];

  const sumOf = (sums: readonly { currency: string; amount: number }[]) =>
    sums.map((sum) => wholeMoney(sum.amount, sum.currency)).join(' + ');
  const paymentNews = (view: 'failed' | 'late', words: typeof copy.failedPayments) =>
    newsOf(payments, words, ({ [view]: { count, amounts } }): Matter | undefined => {
      if (count === 0) return undefined;
      const href = zoneUrl(deployment, 'offer', '/payments', { view });
      return { value: number(count), text: words.text(sumOf(amounts)), links: [{ text: words.link, href }] };
    });
  const { failed } = copy.proposals;
  const questions = newsOf(read, { ...copy.questions, failed }, ({ questions: { count } }): Matter | undefined => {
    if (count === 0) return undefined;
    const { text, link } = copy.questions;
    const href = zoneUrl(deployment, 'offer', '/', { view: 'questions' });
    return { value: number(count), text: text(count === 1), links: [{ text: link, href }] };
  });
  const ofPayments = [paymentNews('failed', copy.failedPayments), paymentNews('late', copy.latePayments)];

  const matterOf = (view: 'awaiting' | 'expiring', { count, firstYear }: Counted): Matter | undefined => {
    if (count === 0) return undefined;
    const { text, link } = copy[view];
    return {
      value: number(count),
      text: text(sumOf(firstYear)),
      links: [{ text: link, href: zoneUrl(deployment, 'offer', '/', { view }) }],
    };
  };
  const questionNews = questions.state === 'needed' ? [questions] : [];
  // While none waits, and until that is known, they are one item.
  if (!read.data?.awaiting.count) return [...ofPayments, ...questionNews, newsOf(read, copy.proposals, () => undefined)];
  return [
    ...ofPayments,
    ...questionNews,
    newsOf(read, { ...copy.expiring, failed }, ({ expiring }) => matterOf('expiring', expiring)),
    newsOf(read, { ...copy.awaiting, failed }, ({ awaiting }) => matterOf('awaiting', awaiting)),
  ];
}
