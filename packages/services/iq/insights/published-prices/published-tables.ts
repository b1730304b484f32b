import { readFile } from 'node:fs/promises';
import { packagesFolder } from '@suite/kernel/packages-folder';
import type { PublishedTable } from '../contract/consumer-prices';
import { readPriceTable } from './read-price-table';

/**
 * US city average of all items (CUUR0000SA0, 1982–84 = 100), not seasonally adjusted, in the public domain: U.S. Bureau of
 * Labor Statistics, retrieved in July 2026 through github.com/datasets/cpi-us (PDDL 1.0). No index was published for
 * October 2025.
 */
const BUNDLED = new URL('services/iq/insights/published-prices/us-cpi-u.csv', packagesFolder);

const tableIn = async (file: URL | string): Promise<PublishedTable> => readPriceTable(await readFile(file, 'utf8'));

export const bundledTable = (): Promise<PublishedTable> => tableIn(BUNDLED);

/**
 * Returns the consumer price tables that a firm can use: the operator's, and the one that is included in the suite.
 * @throws Error whose message says what is wrong with the operator's file
 */
export async function publishedTables(operatorsFile: string | undefined): Promise<PublishedTable[]> {
  const bundled = await bundledTable();
  return operatorsFile ? [await tableIn(operatorsFile), bundled] : [bundled];
}
