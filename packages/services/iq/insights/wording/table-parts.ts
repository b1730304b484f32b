import type { MetricFormats } from '@suite/insights/metric-formats';
import * as names from '@suite/insights/metrics/names';
import { plainHead } from '@suite/insights/plain-metrics';
import type { ReportContent, ReportPrice } from '../contract/report-content';
import { amountKind, salesNameOf, toDoTitle } from './advice-rules';
import * as copy from './copy';
import type { Content, Writers } from './part';

/** The prices that have not been raised for 12 months or more. */
export function pricesPart({ pricing, kind }: ReportContent, write: Writers): Content {
  if (!pricing) return undefined;
  const row = (price: ReportPrice) => [
    write.text(`${price.client}: ${price.service}`),
    write.money(price.price, price.currency),
    price.isOlder ? { text: `at least ${write.number(price.months).text}`, value: price.months } : write.number(price.months),
    price.opportunity === null ? write.text('Not available') : write.money(price.opportunity),
  ];
  const inWords = (of: typeof pricing.opportunity) => write.metricCell(of, write.money).text;
  const note = copy.prices(pricing, { all: inWords(pricing.opportunity), stale: inWords(pricing.staleOpportunity) });
  return {
    note: pricing.newlyStale.count ? `${note} ${copy.newlyStale(kind, pricing.newlyStale.count)}` : note,
    columns: ['Client and service', names.unitPrice, plainHead('priceAge', names.priceAge), `${names.opportunity} per year`],
    rows: pricing.prices.map(row),
  };
}

export function segmentsPart({ segments }: ReportContent, write: Writers): Content {
  if (!segments) return undefined;
  const all = segments.reduce((sum, { clients }) => sum + clients, 0);
  return {
    columns: [names.badge, 'Clients', 'Share'],
    rows: segments.map(({ badge, clients }) => [
      write.text(copy.badgeName(badge)),
      write.number(clients),
      write.percent(clients / all),
    ]),
  };
}

/** The vendors with the highest spend. */
export function vendorsPart({ vendors }: ReportContent, write: Writers): Content {
  if (!vendors) return undefined;
  return {
    note: copy.vendors(vendors.count, write.money(vendors.spend).text),
    columns: ['Vendor', names.spend, 'Share'],
    rows: vendors.vendors.map(({ name, spend }) => [
      write.text(name),
      write.money(spend),
      vendors.spend > 0 ? write.percent(spend / vendors.spend) : write.none,
    ]),
  };
}

/** The most urgent to-dos. */
export function toDosPart(report: ReportContent, formats: MetricFormats, write: Writers): Content {
  const { toDos } = report;
  if (!toDos) return undefined;
  const salesName = salesNameOf(toDos.salesAreRevenue);
  const rest = toDos.count - toDos.first.length;
  return {
    ...(rest > 0 && { note: `The ${toDos.first.length} most urgent of ${toDos.count}.` }),
    columns: ['Client and to-do', 'Due', 'Amount', 'Kind of amount'],
    rows: toDos.first.map(({ client, rule, text, dueOn, atStake }) => [
      write.text(`${client}: ${toDoTitle({ rule, text })}`),
      dueOn ? { text: formats.day(dueOn), value: dueOn } : write.none,
      atStake ? write.money(atStake) : write.none,
      rule && atStake ? write.text(amountKind(rule, salesName)) : write.none,
    ]),
  };
}
