import { DEMO_PASSWORD } from '@services/identity/demo/demo-people';
import { generateCompany } from '@suite/host/demo/generated/generate-company';
import { Browser } from '@suite/host/test/browser';
import { withPlatform } from './bench-platform';
import { checkLedger } from './checker/check-ledger';
import { monthsFrom } from './checker/days';
import type { Measurement } from './row';

const SIZE = { clients: 2000, invoices: 20_000, seed: 2, years: 4 };
const DAYS = ['2026-01-01', '2025-12-31', '2025-08-14', '2024-02-29', '2023-01-31', '2022-05-10'];

/** Compares every API response about a generated ledger with a separate computation from the ledger's rows. */
export const benchChecker = (): Promise<Measurement[]> =>
  withPlatform(async (platform) => {
    const { companyId, email = '' } = await generateCompany(platform.database, 'Checked Firm', SIZE);
    const browser = new Browser(platform);
    const { access_token: token } = await browser.signIn(email, { password: DEMO_PASSWORD });
    const prices = monthsFrom('2018-01', '2026-12').map((month, place) => ({ month, value: 250 * 1.00237 ** place }));
    await browser.send('/insights/metrics/consumer-prices', { method: 'PUT', token, body: { prices } });
    await platform.settled();
    const ask = async (path: string) => {
      const response = await browser.send(path, { token });
      return { status: response.status, body: await response.json() };
    };
    const cpi = new Map(prices.map(({ month, value }) => [month, value]));
    const { differences, compared } = await checkLedger(platform.pool, companyId, ask, { days: DAYS, cpi });
    for (const difference of differences.slice(0, 20)) console.error(difference);
    return [
      {
        name: `numbers of ${SIZE.clients} clients with ${SIZE.invoices} invoices that differ from the ledger's rows`,
        measured: `${differences.length} of ${compared}`,
        aim: '0',
      },
    ];
  });
