// @ts-check
import { rmSync } from 'node:fs';

export default async function stopDatabases() {
  const { stopTestPostgres } = /** @type {{ stopTestPostgres?: () => Promise<void> }} */ (globalThis);
  await stopTestPostgres?.();
  if (process.env.SUITE_TEST_FOLDER) rmSync(process.env.SUITE_TEST_FOLDER, { recursive: true, force: true });
}
