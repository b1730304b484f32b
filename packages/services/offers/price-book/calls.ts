import type { ServiceCalls } from '@suite/kernel/service/service';
import { findClients, getClientPrices } from './contract/client-prices';
import {
  addLedgerServices,
  createBundle,
  createService,
  deleteBundle,
  getBookServices,
  getBundles,
  getLedgerServices,
  putBundle,
  putService,
} from './contract/price-book';
import { getOfferSettings, putOfferSettings } from './contract/settings';
import { createTemplate, deleteTemplate, getTemplates, putTemplate } from './contract/templates';
import { createTerms, getTerms, getTermsVersions, putTerms } from './contract/terms';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  offers: {
    endpoints: {
      getBookServices,
      createService,
      putService,
      getLedgerServices,
      addLedgerServices,
      getBundles,
      createBundle,
      putBundle,
      deleteBundle,
      getTemplates,
      createTemplate,
      putTemplate,
      deleteTemplate,
      getTerms,
      getTermsVersions,
      createTerms,
      putTerms,
      getOfferSettings,
      putOfferSettings,
      getClientPrices,
      findClients,
    },
    summaries: {
      getBookServices: 'The services of the price book, by category and name',
      createService: 'Add a service to the price book',
      putService: 'Change, archive or restore a service of the price book',
      getLedgerServices: 'Recurring services of the ledger with what clients pay for them',
      addLedgerServices: 'Add services of the ledger to the price book at their median prices',
      getBundles: 'Services that are added to a proposal together',
      createBundle: 'Add a bundle of services',
      putBundle: 'Change a bundle of services',
      deleteBundle: 'Delete a bundle; its services stay',
      getTemplates: 'Templates of proposals, by name',
      createTemplate: 'Add a template of proposals',
      putTemplate: 'Change a template; proposals made from it stay as they are',
      deleteTemplate: 'Delete a template; proposals made from it stay',
      getTerms: 'Letters of engagement with their latest versions',
      getTermsVersions: 'Every version of a letter of engagement, the newest first',
      createTerms: 'Add a letter of engagement',
      putTerms: 'Rename or archive a letter of engagement, or write its next version',
      getOfferSettings: 'What proposals begin with, and which of them need an approval',
      putOfferSettings: 'Set what proposals begin with, and which of them need an approval',
      getClientPrices: 'What a client and the others pay for recurring services, and how the client pays',
      findClients: 'Clients of the firm whose name has a text',
    },
  },
} as const satisfies ServiceCalls;
