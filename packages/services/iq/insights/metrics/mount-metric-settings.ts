import { changesBetween, writeAudit } from '@services/identity/ports';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { getConsumerPrices, getPublishedPrices, putConsumerPrices } from '../contract/consumer-prices';
import { putMetricChoices } from '../contract/metric-choices';
import { getPriceRule, putPriceRule } from '../contract/prices';
import { getVendorMerges, putVendorCategory, putVendorMerge } from '../contract/vendors';
import { publishedTables } from '../published-prices/published-tables';
import { changesOfPrices, readConsumerPrices, replaceConsumerPrices } from './consumer-prices';
import { chooseMetrics } from './metric-choices';
import { metricsAsOf } from './metric-set';
import { auditedRule, readPriceRule, writePriceRule } from './price-rule';
import { followSettings } from './refresh-metrics';
import { setCategory } from './vendor-categories';
import { decideMerge, listMerges } from './vendor-merges';

/** Mounts the settings that metrics depend on: consumer prices, merged vendor names, categories of vendors, and choices. */
export function mountMetricSettings(app: App, kernel: Kernel & { pricesFile: string | undefined }): void {
  route(
    app,
    kernel,
    getVendorMerges,
    { summary: 'Vendor names that may be one, and what was decided on them' },
    async ({ caller, database }) => {
      const { companyId } = inCompany(caller);
      return listMerges(database, companyId, (await metricsAsOf(database, companyId)).id);
    },
  );

  route(
    app,
    kernel,
    putVendorMerge,
    { summary: 'Accept or refuse the merge of two vendor names, or undo the decision' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await metricsAsOf(database, companyId);
      const before = await decideMerge(database, companyId, body, new Date(clock()));
      const changes = [{ what: body.other, from: before, to: body.state }];
      await writeAudit(database, author, [{ action: 'vendors.decided', subject: body.name, changes }], clock());
      await followSettings(database, companyId);
      return undefined;
    },
  );

  route(
    app,
    kernel,
    putVendorCategory,
    { summary: 'Say what a vendor sells, or go by its name again' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await metricsAsOf(database, companyId);
      const before = await setCategory(database, companyId, body.vendor, body.category);
      const changes = [{ what: 'category', from: before, to: body.category }];
      await writeAudit(database, author, [{ action: 'vendor.categorized', subject: body.vendor, changes }], clock());
      await followSettings(database, companyId);
      return undefined;
    },
  );

  route(
    app,
    kernel,
    putMetricChoices,
    { summary: 'Leave documents without a payment date out of metrics, or take that back' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      await metricsAsOf(database, author.companyId);
      const before = await chooseMetrics(database, author.companyId, body.leavesOutUnsure);
      const changes = [{ what: 'leavesOutUnsure', from: String(before), to: String(body.leavesOutUnsure) }];
      await writeAudit(database, author, [{ action: 'metrics.chosen', subject: '', changes }], clock());
      return undefined;
    },
  );

  route(app, kernel, getPriceRule, { summary: 'How the firm rounds and limits suggested prices' }, ({ caller, database }) =>
    readPriceRule(database, inCompany(caller).companyId),
  );

  route(
    app,
    kernel,
    putPriceRule,
    { summary: 'Set how suggested prices are rounded and limited' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const before = await readPriceRule(database, companyId);
      await writePriceRule(database, companyId, body);
      const changes = changesBetween(auditedRule(before), auditedRule(body));
      if (changes.length) await writeAudit(database, author, [{ action: 'price-rule.changed', subject: '', changes }], clock());
      return readPriceRule(database, companyId);
    },
  );

  route(app, kernel, getConsumerPrices, { summary: 'The consumer price table of the firm' }, async ({ caller, database }) => ({
    prices: await readConsumerPrices(database, inCompany(caller).companyId),
  }));

  route(
    app,
    kernel,
    getPublishedPrices,
    { summary: 'Published tables of consumer prices that the firm can take over' },
    async () => ({
      tables: await publishedTables(kernel.pricesFile).catch((error: Error) => {
        kernel.logger.error('the table of consumer prices could not be read', kernel.pricesFile, error.message);
        return publishedTables(undefined);
      }),
    }),
  );

  route(
    app,
    kernel,
    putConsumerPrices,
    { summary: 'Replace the consumer price table' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const before = await readConsumerPrices(database, companyId);
      await replaceConsumerPrices(database, companyId, body.prices);
      await followSettings(database, companyId);
      const prices = await readConsumerPrices(database, companyId);
      const changes = changesOfPrices(before, prices);
      if (changes.length) await writeAudit(database, author, [{ action: 'prices.changed', subject: '', changes }], clock());
      return { prices };
    },
  );
}
