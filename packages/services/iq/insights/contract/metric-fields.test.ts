import { metricOf } from '@suite/insights/metrics/fields';
import * as clients from './clients';
import * as dashboard from './dashboard';
import * as debtors from './debtors';
import * as ledgerRows from './ledger-rows';
import * as metrics from './metrics';
import * as priceRises from './price-rises';
import * as prices from './prices';
import { headlineMeasures, reportContent } from './report-content';
import * as segmentMoves from './segment-moves';
import * as vendors from './vendors';

/** Counts, days and parts of documents, which are no metrics of the product. */
const others = new Set(
  `clients days taxUnknown unsure documents amount fresh due stale veryStale unknown ended overdueUnsure vendors openToDos
  invoices medianGap total value daysPastDue sum open price priceThen period annualQuantity share score subtotal tax rate
  rises cases low middle high suggested uplift roundTo cap version quantity paidBeforeInvoice paidAboveInvoice dueBeforeIssue unconverted count atStake salesAtRisk`.split(
    /\s+/,
  ),
);

interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  options?: Schema[];
  item?: Schema;
  wrapped?: Schema;
}

/** Returns the fields of a response that have a number, or a metric that may not be available. */
function numberFields(schema: Schema, field: string): string[] {
  const { type, entries, options, item, wrapped } = schema;
  if (type === 'number') return [field];
  if (wrapped) return numberFields(wrapped, field);
  if (item) return numberFields(item, field);
  const metric = options?.find((option) => option.entries && 'available' in option.entries && 'value' in option.entries);
  if (metric?.entries?.value) return [field, ...numberFields(metric.entries.value, field)];
  if (options) return options.flatMap((option) => (option.type ? numberFields(option, field) : []));
  return Object.entries(entries ?? {}).flatMap(([name, one]) => numberFields(one, name));
}

const responses = [clients, dashboard, debtors, ledgerRows, metrics, priceRises, prices, segmentMoves, vendors].flatMap(
  (contract) =>
    Object.values(contract).flatMap((value) =>
      typeof value === 'object' && 'response' in value ? [value.response as unknown as Schema] : [],
    ),
);

it('every number of the API is a metric of the registry, or a count, a day or a part of a document', () => {
  const found = new Set(responses.flatMap((response) => numberFields(response, '')));
  expect(found.size).toBeGreaterThan(50);
  expect([...found].filter((field) => metricOf(field) === undefined && !others.has(field))).toEqual([]);
});

it('every number of a report is one, too', () => {
  const found = new Set(numberFields(reportContent as unknown as Schema, ''));
  // A key metric says which one it is, and is compared with earlier periods.
  const compared = ['prior', 'yearBefore'];
  expect([...found].filter((field) => metricOf(field) === undefined && !others.has(field) && !compared.includes(field))).toEqual(
    [],
  );
  expect(headlineMeasures.filter((measure) => metricOf(measure) !== measure)).toEqual([]);
});

it('every metric whose rows can be listed is in the registry', () => {
  expect(ledgerRows.rowMetrics.filter((metric) => metricOf(metric) === undefined)).toEqual(['excluded']);
});
