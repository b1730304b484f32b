import { defineService } from '@suite/kernel/service/service';
import type { Deployment } from '@suite/zones/addresses';
import { inArray } from 'drizzle-orm';
import { followMerge, followSeparation } from './advisory/follow-merge';
import { mountAdvisory } from './advisory/mount-advisory';
import * as clientsContract from './contract/clients';
import * as consumerPricesContract from './contract/consumer-prices';
import * as dashboardContract from './contract/dashboard';
import * as debtorsContract from './contract/debtors';
import * as importEffectsContract from './contract/import-effects';
import * as ledgerRowsContract from './contract/ledger-rows';
import * as metricChoicesContract from './contract/metric-choices';
import * as metricsContract from './contract/metrics';
import * as priceRisesContract from './contract/price-rises';
import * as pricesContract from './contract/prices';
import * as reportBrandingContract from './contract/report-branding';
import * as reportSchedulesContract from './contract/report-schedules';
import * as reportsContract from './contract/reports';
import * as segmentMovesContract from './contract/segment-moves';
import * as toDosContract from './contract/to-dos';
import * as vendorsContract from './contract/vendors';
import { mountDebtors } from './debtors/mount-debtors';
import { addUnsegmented } from './metrics/add-unsegmented';
import { followName } from './metrics/follow-name';
import { followUndo } from './metrics/follow-undo';
import { followImport } from './metrics/import-effects';
import { mountMetrics } from './metrics/mount-metrics';
import { refreshMetrics } from './metrics/refresh-metrics';
import { mountBranding } from './reports/mount-branding';
import { mountReports } from './reports/mount-reports';
import { mountSchedules } from './reports/mount-schedules';
import { createReportJobs } from './reports/report-jobs';
import { fillSample, forgetSample } from './sample/follow-sample';
import { adviceSettings, promises, reminders, toDos } from './schema/advisory';
import {
  consumerPrices,
  importEffects,
  metricChoices,
  metricSets,
  priceRules,
  vendorCategories,
  vendorMerges,
} from './schema/metrics';
import { reportBranding, reportSchedules, reportStops, reports, reportUnsubscribes } from './schema/reports';

interface Settings {
  /** The deployment that links in automatic mails point to. Without it, no reports are created and mailed automatically. */
  deployment?: Deployment;
  /** The path of the operator's table of consumer prices, which firms can adopt. */
  pricesFile?: string | undefined;
}

/** The insights service: metrics of a firm's ledger, advice based on them, and reports. */
export const service = defineService<Settings>({
  name: 'insights',
  contracts: [
    clientsContract,
    consumerPricesContract,
    dashboardContract,
    debtorsContract,
    importEffectsContract,
    ledgerRowsContract,
    metricChoicesContract,
    metricsContract,
    priceRisesContract,
    pricesContract,
    reportBrandingContract,
    reportSchedulesContract,
    reportsContract,
    segmentMovesContract,
    toDosContract,
    vendorsContract,
  ],
  health: {},
  within: {
    'ledger.changed': (transaction, { companyId, data: { asOf, runId } }) =>
      runId === undefined ? refreshMetrics(transaction, companyId, asOf) : followImport(transaction, companyId, asOf, runId),
    'rates.changed': (transaction, { companyId, data: { asOf } }) => refreshMetrics(transaction, companyId, asOf),
    'terms.changed': (transaction, { companyId, data: { asOf } }) => refreshMetrics(transaction, companyId, asOf),
    'import.undone': (transaction, { companyId, data: { asOf } }) => followUndo(transaction, companyId, asOf),
    'sample-data.added': fillSample,
    'sample-data.removed': (transaction, { companyId }) => forgetSample(transaction, companyId),
    'clients.merged': followMerge,
    'clients.separated': followSeparation,
    'client.renamed': (transaction, { companyId, data: { clientId } }) => followName(transaction, companyId, clientId),
    'clients.added': (transaction, { companyId, data: { clientIds } }) => addUnsegmented(transaction, companyId, clientIds),
  },
  async removeCompanies(database, companyIds) {
    const tables = [
      metricSets,
      metricChoices,
      importEffects,
      vendorMerges,
      vendorCategories,
      consumerPrices,
      priceRules,
      toDos,
      promises,
      reminders,
      adviceSettings,
      reports,
      reportUnsubscribes,
      reportStops,
      reportSchedules,
      reportBranding,
    ];
    for (const table of tables) await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open(kernel, { deployment, pricesFile }) {
    const reportJobs = createReportJobs(kernel, deployment);
    return {
      routes(app) {
        mountMetrics(app, { ...kernel, pricesFile });
        mountAdvisory(app, kernel);
        mountDebtors(app, kernel);
        mountReports(app, kernel, reportJobs);
        mountSchedules(app, kernel, reportJobs);
        mountBranding(app, kernel);
      },
      jobs: reportJobs.all,
      start: reportJobs.start,
    };
  },
});
