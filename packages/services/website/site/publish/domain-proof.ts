import { createHmac } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { SuiteError } from '@suite/contract/errors';
import type { Sealing } from '@suite/kernel/sealing/sealing';

/** Returns the TXT records of a name; empty when the name doesn't exist. */
export type ResolveTxt = (name: string) => Promise<string[]>;

export interface DomainRecord {
  name: string;
  value: string;
}

/** Returns the record with which a firm proves that it owns a domain; it differs for each firm and domain. */
export const domainRecord = (sealing: Pick<Sealing, 'keyFor'>, companyId: string, domain: string): DomainRecord => ({
  name: `_firm-suite.${domain}`,
  value: createHmac('sha256', sealing.keyFor('proof of domains')).update(`${companyId} ${domain}`).digest('hex').slice(0, 40),
});

/**
 * Looks up the record in the DNS. @throws SuiteError `not_open` while the record is missing, `busy` when the DNS doesn't respond
 */
export async function checkDomain({ name, value }: DomainRecord, resolveTxt: ResolveTxt): Promise<void> {
  const found = await resolveTxt(name).catch((error: unknown) => {
    throw new SuiteError('busy', 'The DNS did not answer. Try again in a minute.', { cause: error });
  });
  if (found.some((text) => text.trim() === value)) return;
  const there = found.length ? 'It has another value.' : 'It can take an hour until a new record is seen.';
  throw new SuiteError('not_open', `The TXT record ${name} was not found with its value. ${there}`);
}

const missing = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN']);

export const systemDns: ResolveTxt = async (name) => {
  try {
    const records = await new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name);
    return records.map((parts) => parts.join(''));
  } catch (error) {
    if (missing.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
};
