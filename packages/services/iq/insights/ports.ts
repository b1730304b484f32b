/** Functions with which other services read the metrics as of the last import. Each runs in the caller's transaction. */

export { type ClientBilling, clientBillings } from './metrics/client-billings';
export { coversSales, latestSales } from './metrics/coverage';
export { clientRevenues, firmNumbers, recurringRevenue, revenueOfYears } from './metrics/firm-revenue';
export { type InvoicedService, invoicedInYear } from './metrics/invoiced-in-year';
export { type MetricSet, metricsAsOf } from './metrics/metric-set';
export { type PaymentHabit, paymentHabitOf } from './metrics/payment-habit';
export { readPriceRule } from './metrics/price-rule';
export {
  type LastBilled,
  lastBilledTo,
  type PriceOfClient,
  pricesOfClient,
  pricesOfClients,
} from './metrics/prices-of-client';
export { type ServicePrice, servicePrices } from './metrics/service-prices';
export { type ChargedVendor, type VendorCharges, vendorCharges } from './metrics/vendor-charges';
export { printingOf } from './reports/branding';
