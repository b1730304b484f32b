import type { ServiceCalls } from '@suite/kernel/service/service';
import * as directory from './contract/directory';
import * as firm from './contract/firm';

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  'solutionhub-vendors': {
    endpoints: {
      createVendor: directory.createVendor,
      putVendor: directory.putVendor,
      deleteVendor: directory.deleteVendor,
      importVendors: directory.importVendors,
      createSuggestion: directory.createSuggestion,
      decideSuggestion: directory.decideSuggestion,
      putFavorite: firm.putFavorite,
      deleteFavorite: firm.deleteFavorite,
      createVendorPrice: firm.createPrice,
      deleteVendorPrice: firm.deletePrice,
      putVendorReview: firm.putReview,
      deleteVendorReview: firm.deleteReview,
      requestIntroduction: firm.requestIntroduction,
      withdrawIntroduction: firm.withdrawIntroduction,
      moveIntroduction: firm.moveIntroduction,
      putTool: firm.putTool,
      putVendorMatch: firm.putMatch,
      adoptVendor: firm.adoptVendor,
    },
    summaries: {
      createVendor: 'Adds a vendor to the directory',
      putVendor: 'Replaces what the directory says of a vendor',
      deleteVendor: 'Removes a vendor from the directory',
      importVendors: 'Adds and updates vendors by the rows of a JSON or CSV file',
      createSuggestion: 'Suggests a vendor that the directory lacks',
      decideSuggestion: 'Says what became of a suggestion',
      putFavorite: 'Marks a vendor as a favorite of the caller',
      deleteFavorite: 'Unmarks a favorite',
      createVendorPrice: "Keeps a price that the firm was offered, for the firm's own eyes",
      deleteVendorPrice: 'Deletes a price that the firm entered',
      putVendorReview: 'Reviews a vendor that the firm pays',
      deleteVendorReview: "Deletes the firm's review of a vendor",
      requestIntroduction: 'Asks, with consent, to be introduced to a vendor',
      withdrawIntroduction: 'Withdraws a request to be introduced',
      moveIntroduction: 'Says what came of a request to be introduced',
      putTool: 'Sets owner, renewal and end of a tool that the firm pays',
      putVendorMatch: 'Says which vendor of the directory a vendor of the ledger is',
      adoptVendor: "Adds a vendor to the provider register of the firm's security plan",
    },
  },
} as const satisfies ServiceCalls;
