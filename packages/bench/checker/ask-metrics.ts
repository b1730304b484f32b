import type { getClientMetric, getClientMetrics } from '@services/insights/contract/clients';
import type { getDashboard } from '@services/insights/contract/dashboard';
import type { getMetricRows, RowMetric } from '@services/insights/contract/ledger-rows';
import type { getMetricMonths } from '@services/insights/contract/metrics';
import type { getPrices } from '@services/insights/contract/prices';
import type { getVendorAnalysis, getVendors } from '@services/insights/contract/vendors';
import type { ResponseOf } from '@suite/api/request-of';

/** The API's responses about a firm as of a day. */
export interface Answers {
  dashboard: ResponseOf<typeof getDashboard>;
  months: ResponseOf<typeof getMetricMonths>;
  clients: ResponseOf<typeof getClientMetrics>['clients'];
  /** A client's own page. */
  client(clientId: string): Promise<ResponseOf<typeof getClientMetric>>;
  prices: ResponseOf<typeof getPrices>['prices'];
  vendors: ResponseOf<typeof getVendors>['vendors'];
  analysis: ResponseOf<typeof getVendorAnalysis>;
  /** Sums of the rows behind a metric, the number of rows, and how many of them are unsure. */
  sums: Record<string, { sum: number; unsure: number; total: number }>;
}

/** Calls the API as a person with access to the firm's metrics. */
export type Ask = (path: string) => Promise<{ status: number; body: unknown }>;

const PAGE = 200;

export async function askMetrics(ask: Ask, asOf: string): Promise<Answers> {
  const read = async <Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> => {
    const { status, body } = await ask(`/insights/metrics/${path}?${new URLSearchParams({ asOf, ...query })}`);
    if (status !== 200) throw new Error(`${path} as of ${asOf} was answered ${status}: ${JSON.stringify(body)}`);
    return body as Answer;
  };
  const all = async <Row>(path: string, rows: string): Promise<Row[]> => {
    const found: Row[] = [];
    for (;;) {
      const page = await read<Record<string, unknown> & { total: number }>(path, { offset: `${found.length}`, limit: `${PAGE}` });
      found.push(...(page[rows] as Row[]));
      if (found.length >= page.total) return found;
    }
  };
  const sumOf = (metric: RowMetric, query: Record<string, string> = {}) =>
    read<ResponseOf<typeof getMetricRows>>(`${metric}/rows`, { limit: '1', ...query });
  const sums: Answers['sums'] = {};
  for (const metric of ['open', 'current', 'overdue', 'sales', 'revenue', 'spend'] as const) sums[metric] = await sumOf(metric);
  sums.unsure = await sumOf('open', { state: 'unsure' });
  for (const from of ['sales', 'open', 'dso', 'cei', 'spend'] as const)
    sums[`excluded ${from}`] = await sumOf('excluded', { from });
  for (const bucket of ['current', 'days1To30', 'days31To60', 'days61To90', 'over90']) {
    sums[`aging ${bucket}`] = await sumOf('aging', { bucket });
  }
  return {
    dashboard: await read('dashboard'),
    months: await read('months', { limit: `${PAGE}` }),
    clients: await all('clients', 'clients'),
    client: (clientId) => read(`clients/${clientId}`),
    prices: await all('prices', 'prices'),
    vendors: await all('vendors', 'vendors'),
    analysis: await read('vendor-analysis'),
    sums,
  };
}
