import { join } from 'node:path';
import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import { mountClients } from './clients/mount-clients';
import { type Wait, waitFor } from './connections/ask-provider';
import { createConnectors, type ProviderSettings } from './connections/connectors';
import { mountDesktop } from './connections/desktop/mount-desktop';
import { mountConnections } from './connections/mount-connections';
import { connectionStates } from './connections/schema';
import { createSyncJobs } from './connections/sync-jobs';
import { createTokenVault } from './connections/token-vault';
import * as clientsContract from './contract/clients';
import * as companiesContract from './contract/companies';
import * as connectionsContract from './contract/connections';
import * as exchangeRatesContract from './contract/exchange-rates';
import * as firmsContract from './contract/firms';
import * as importChangesContract from './contract/import-changes';
import * as importsContract from './contract/imports';
import * as paymentTermsContract from './contract/payment-terms';
import * as provisioningContract from './contract/provisioning';
import * as sampleDataContract from './contract/sample-data';
import * as uploadsContract from './contract/uploads';
import { seedDemo } from './demo/seed-firms';
import { mountCompanies } from './firms/mount-companies';
import { mountHub } from './firms/mount-hub';
import { mountLegacy } from './firms/mount-legacy';
import { mountPaymentTerms } from './firms/mount-payment-terms';
import { addColleague } from './firms/users';
import { mountRates } from './rates/mount-rates';
import { createReferenceRates, type RatesFile } from './rates/reference-rates';
import { mountSample } from './sample/mount-sample';
import { insightsFirms, insightsUsers } from './schema/firms';
import { importRuns, knownHeaders } from './schema/import';
import { exchangeRates, ledgerChanges, ledgerCustomers, ledgerVendorPayments, ledgerVendors } from './schema/ledger';
import { mountImports } from './uploads/mount-imports';
import { mountRetries } from './uploads/mount-retries';
import { mountUploads } from './uploads/mount-uploads';
import { uploads } from './uploads/schema';
import { createUploadJobs } from './uploads/upload-jobs';

interface Settings {
  /** Maximum size of an uploaded file in bytes, 2 GB by default: a larger file is a database, not a table. */
  uploadLimit?: number;
  /** How each accounting provider knows the suite; without it, no provider can be connected. */
  providers?: ProviderSettings;
  /** Hour of the day in UTC at which the nightly reading of connections starts; 6 by default. */
  syncHour?: number;
  /** The operator's table of exchange rates. */
  ratesFile?: RatesFile | undefined;
  /** Waits between two attempts when a provider is busy or failing. */
  wait?: Wait;
}

/** A firm's ledger: read from connections, exports and uploads, and linked to its clients. */
export const service = defineService<Settings>({
  name: 'ledger',
  contracts: [
    clientsContract,
    companiesContract,
    connectionsContract,
    exchangeRatesContract,
    firmsContract,
    importChangesContract,
    importsContract,
    paymentTermsContract,
    provisioningContract,
    sampleDataContract,
    uploadsContract,
  ],
  health: {
    insights: (database) => database.execute(sql`SELECT 1 FROM ${insightsUsers} LIMIT 1`),
  },
  expiries: [{ table: 'ledger.connection_states', column: 'expires_at', hours: 1 }],
  within: {
    'person.joined': (transaction, { companyId, data: { userId } }) => addColleague(transaction, userId, companyId),
  },
  seed: seedDemo,
  async removeCompanies(database, companyIds) {
    const tables = [
      uploads,
      knownHeaders,
      importRuns,
      ledgerVendorPayments,
      ledgerChanges,
      exchangeRates,
      ledgerCustomers,
      ledgerVendors,
      connectionStates,
      insightsUsers,
      insightsFirms,
    ];
    for (const table of tables) await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open(kernel, settings) {
    const { database, facts, clock, logger, dataFolder, isAlone, inBackground } = kernel;
    const { uploadLimit = 2 * 2 ** 30, providers, syncHour = 6, ratesFile, wait = waitFor } = settings;
    const uploadJobs = createUploadJobs({ database, facts, folder: join(dataFolder, 'uploads'), isAlone, clock, logger });
    const connectors = createConnectors(providers);
    const vault = createTokenVault(kernel.sealing);
    const connecting = { database, facts, clock, logger, connectors, vault, wait, syncHour };
    const syncJobs = createSyncJobs(connecting);
    const referenceRates = createReferenceRates({ database, facts, logger, file: ratesFile, inBackground });
    const ledger = { ...kernel, connecting, uploadJobs, uploadLimit };
    return {
      routes(app) {
        mountHub(app, ledger);
        mountLegacy(app, ledger);
        mountCompanies(app, ledger);
        mountClients(app, ledger);
        mountUploads(app, ledger);
        mountImports(app, ledger);
        mountRetries(app, ledger);
        mountConnections(app, ledger);
        mountDesktop(app, ledger);
        mountRates(app, ledger);
        mountPaymentTerms(app, ledger);
        mountSample(app, ledger);
      },
      jobs: [...uploadJobs.jobs, ...syncJobs.all],
      sweep: uploadJobs.removeUnused,
      async start() {
        inBackground(uploadJobs.removeStrayFiles);
        referenceRates.start();
        await syncJobs.start();
      },
      stop() {
        referenceRates.stop();
      },
    };
  },
});
