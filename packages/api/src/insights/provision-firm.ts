import { SuiteError } from '@suite/contract/errors';
import { provisionFirm as endpoint, type InsightsFirm, provisionFailure } from '@suite/contract/insights';
import { Status } from '@suite/contract/status';
import { safeParse } from 'valibot';
import type { ApiClient } from '../client';

type Provisioned = { statusCode: 200; result: InsightsFirm } | { statusCode: 400; errors: string[] };

/** Provisions a firm; a 400 is an answer with its reasons (§7, §8). The caller refreshes its token after. */
export async function provisionFirm(client: ApiClient, name: string): Promise<Provisioned> {
  try {
    return await client.call(endpoint, { body: { name }, handleLocally: [Status.BadRequest] });
  } catch (error) {
    const failure =
      error instanceof SuiteError && error.status === Status.BadRequest ? safeParse(provisionFailure, error.body) : undefined;
    if (failure?.success) return failure.output;
    throw error;
  }
}
