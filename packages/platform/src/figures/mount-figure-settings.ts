import { getConsumerPrices, getVendorMerges, putConsumerPrices, putVendorMerge } from '@suite/contract/figures';
import { inCompany } from '../access/administrator';
import type { App, Dependencies } from '../http/dependencies';
import { route } from '../http/route';
import { readConsumerPrices, replaceConsumerPrices } from './consumer-prices';
import { figuresAsOf } from './figure-set';
import { followSettings } from './refresh-figures';
import { decideMerge, listMerges } from './vendor-merges';

/** What people decide that figures stand on: consumer prices, and which vendor names are one. */
export function mountFigureSettings(app: App, dependencies: Dependencies): void {
  route(app, dependencies, getVendorMerges, async ({ caller, database }) => {
    const { companyId } = inCompany(caller);
    return listMerges(database, companyId, (await figuresAsOf(database, companyId)).id);
  });

  route(app, dependencies, putVendorMerge, async ({ input: { body }, caller, database, clock }) => {
    const { companyId } = inCompany(caller);
    await figuresAsOf(database, companyId);
    await decideMerge(database, companyId, body, new Date(clock()));
    await followSettings(database, companyId);
    return undefined;
  });

  route(app, dependencies, getConsumerPrices, async ({ caller, database }) => ({
    prices: await readConsumerPrices(database, inCompany(caller).companyId),
  }));

  route(app, dependencies, putConsumerPrices, async ({ input: { body }, caller, database }) => {
    const { companyId } = inCompany(caller);
    await replaceConsumerPrices(database, companyId, body.prices);
    await followSettings(database, companyId);
    return { prices: await readConsumerPrices(database, companyId) };
  });
}
