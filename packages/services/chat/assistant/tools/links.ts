import type { SourceLink } from '../contract/answers';

type Row = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const query = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));

const at = (zone: SourceLink['zone'], route: string, values: Record<string, string | undefined> = {}): SourceLink => ({
  zone,
  route,
  query: query(values),
});

/** The page for each tool that shows its answer as a whole. */
const wholes: Record<string, (asOf: string | undefined) => SourceLink> = {
  getDashboard: (asOf) => at('iq-dashboard', '/', { asOf }),
  getMetricMonths: (asOf) => at('iq-dashboard', '/', { asOf }),
  getClientMetrics: (asOf) => at('iq-clients', '/', { asOf }),
  getPrices: (asOf) => at('iq-clients', '/stalepricing', { asOf }),
  getVendors: (asOf) => at('iq-clients', '/vendoranalysis', { asOf }),
  getVendorAnalysis: (asOf) => at('iq-clients', '/vendoranalysis', { asOf }),
  getSegmentMoves: (asOf) => at('iq-clients', '/segments', { asOf }),
  getToDos: () => at('iq-client-advisory', '/'),
  getPromises: () => at('iq-clients', '/collectioneffectiveness'),
  getReports: () => at('iq-reports', '/'),
  getProposals: () => at('offer', '/'),
  getLeakage: () => at('offer', '/revenue'),
  getUnengaged: () => at('offer', '/revenue'),
};

/**
 * Returns the page that shows a row of an answer.
 * @param list the list that contains it, empty for the answer as a whole
 */
export function linkOf(tool: string, list: string, row: Row, asOf: string | undefined): SourceLink | null {
  const client = isRow(row.client) ? row.client : row;
  const clientId = text(client.clientId);
  if (tool === 'getReports' && list) return at('iq-reports', '/report', { id: text(row.id) });
  if (tool === 'getProposals' && list === 'proposals') return at('offer', '/proposal', { id: text(row.id) });
  if (tool === 'getToDos' && list) return at('iq-client-advisory', '/', { find: text(row.client) });
  if (tool === 'getClientInvoices' && list && row.kind === 'invoice')
    return at('iq-clients', '/document', { kind: 'invoice', id: text(row.id), asOf });
  if (clientId) return at('iq-clients', '/client', { id: clientId, asOf });
  if (text(row.vendor)) return at('iq-dashboard', '/rows', { metric: 'spend', vendor: text(row.vendor), asOf });
  if (text(row.month)) return at('iq-dashboard', '/rows', { metric: 'sales', month: text(row.month), asOf });
  if (list.endsWith('segments')) return at('iq-clients', '/', { badge: text(row.badge), asOf });
  return wholes[tool]?.(asOf) ?? null;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
