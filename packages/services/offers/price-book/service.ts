import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import * as clientPricesContract from './contract/client-prices';
import * as priceBookContract from './contract/price-book';
import * as settingsContract from './contract/settings';
import * as templatesContract from './contract/templates';
import * as termsContract from './contract/terms';
import { seedOffers } from './demo/seed-offers';
import { mountBundles } from './routes/bundles';
import { mountClientPrices } from './routes/client-prices';
import { mountLedgerServices } from './routes/ledger-services';
import { mountServices } from './routes/services';
import { mountSettings } from './routes/settings';
import { mountTemplates } from './routes/templates';
import { mountTerms } from './routes/terms';
import { bundles, offerSettings, services, templates, terms } from './schema';

/** The price book of a firm: services with prices, bundles, proposal templates and terms of engagement */
export const service = defineService({
  name: 'offers',
  contracts: [clientPricesContract, priceBookContract, settingsContract, templatesContract, termsContract],
  health: {
    offers: (database) => database.execute(sql`SELECT 1 FROM ${services} LIMIT 1`),
  },
  seed: (database, _facts, { now }) => seedOffers(database, new Date(now)),
  async removeCompanies(database, companyIds) {
    // Letters last, because the settings and templates refer to them.
    for (const table of [offerSettings, templates, bundles, services, terms])
      await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open: (kernel) => ({
    routes(app) {
      mountServices(app, kernel);
      mountLedgerServices(app, kernel);
      mountBundles(app, kernel);
      mountTemplates(app, kernel);
      mountTerms(app, kernel);
      mountSettings(app, kernel);
      mountClientPrices(app, kernel);
    },
  }),
});
