import type { Answers } from './ask-metrics';
import type { Comparison } from './compare';
import type { Ledger } from './ledger-rows';
import type { PriceNumbers } from './prices';

const countNames = {
  fresh: 'fresh',
  due: 'due',
  stale: 'stale',
  'very-stale': 'veryStale',
  unknown: 'unknown',
  ended: 'ended',
} as const;

export function comparePrices(to: Comparison, ledger: Ledger, prices: readonly PriceNumbers[], answers: Answers): void {
  const nameOf = new Map(ledger.clients.map(({ id, name }) => [id, name]));
  const keyOf = ({ clientId, service, currency }: Pick<PriceNumbers, 'clientId' | 'service' | 'currency'>) =>
    `${nameOf.get(clientId)}, ${service}, ${currency}`;
  const expected = new Map(prices.map((price) => [keyOf(price), price]));
  const answered = new Map(answers.prices.map((price) => [keyOf(price), price]));
  to.same('prices that are not expected', '', [...answered.keys()].filter((key) => !expected.has(key)).join('; '));
  to.same('prices that are not listed', '', [...expected.keys()].filter((key) => !answered.has(key)).join('; '));
  for (const [key, price] of expected) {
    const answer = answered.get(key);
    if (!answer) continue;
    for (const field of ['since', 'sinceKind', 'lastOn', 'months', 'freshness', 'opportunityBy'] as const) {
      to.same(`price ${field} (${key})`, price[field], answer[field]);
    }
    to.rounded(`price opportunity (${key})`, price.opportunity, answer.opportunity);
    for (const field of ['price', 'priceThen', 'nominalChange', 'realChange', 'peerGap', 'annualQuantity', 'period'] as const) {
      to.ratio(`price ${field} (${key})`, price[field], answer[field]);
    }
  }
  const { pricing } = answers.dashboard;
  for (const [freshness, name] of Object.entries(countNames)) {
    to.same(`number of prices (${name})`, prices.filter((price) => price.freshness === freshness).length, pricing.prices[name]);
  }
  const unknown = prices.filter(({ opportunity, freshness }) => opportunity === null && freshness !== 'ended').length;
  to.same('prices without opportunity', unknown, pricing.unknown);
  // Sums the rounded opportunities.
  const opportunityOf = (prices: { opportunity: number | null }[]) => {
    const known = prices.flatMap(({ opportunity }) => opportunity ?? []);
    return known.length ? known.reduce((all, opportunity) => all + opportunity, 0) : null;
  };
  const stale = answers.prices.filter(({ freshness }) => freshness === 'stale' || freshness === 'very-stale');
  to.metric('opportunity', opportunityOf(answers.prices), pricing.opportunity);
  to.metric('opportunity of stale prices', opportunityOf(stale), pricing.staleOpportunity);
}
