import { createHash } from 'node:crypto';
import { latestLetter } from '@services/price-book/ports';
import { merged } from '@services/price-book/wording/letter';
import { SuiteError } from '@suite/contract/errors';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import type { Content, Draft } from '../contract/content';

interface Sending {
  companyId: string;
  client: string;
  firm: string;
  /** In the firm's time zone. */
  today: string;
}

type FixedContent = Pick<Content, 'client' | 'firm' | 'timeZone' | 'paperCopyFee' | 'letter' | 'lastYear' | 'amends'>;

/** Returns what the client reads of a draft. */
export function contentOf(draft: Draft, given: FixedContent): Content {
  const { title, message, currency, options, needsAllSigners, billingDay, expiresOn, needsMethod } = draft;
  return { title, message, currency, options, needsAllSigners, billingDay, expiresOn, needsMethod, ...given };
}

/**
 * Returns the engagement letter of a draft in its latest version, filled in; null when it has none. @throws SuiteError
 * `not_found`
 */
export async function letterOf(
  database: Database,
  { title, recipients, expiresOn, termsId }: Draft,
  { companyId, client, firm, today }: Sending,
): Promise<Content['letter']> {
  if (termsId === null) return null;
  const letter = await latestLetter(database, companyId, termsId);
  if (!letter) throw new SuiteError('not_found', 'The letter of engagement was deleted. Choose another one.');
  const { day } = metricFormatsOf('en-US');
  const signer = recipients.find(({ role }) => role === 'signer')?.name ?? client;
  const fields = { client, firm, title, signer, today: day(today), expires: day(expiresOn) };
  const { name, version, scope, notCovered, body } = letter;
  return { name, version, scope: merged(scope, fields), notCovered: merged(notCovered, fields), body: merged(body, fields) };
}

/** Returns the SHA-256 of a version, in hexadecimal. It is the same for the same content, regardless of the order of keys. */
export const hashOfVersion = (number: number, version: number, content: Content): string =>
  createHash('sha256').update(canonical({ number, version, content })).digest('hex');

/** Returns JSON with sorted keys, as in RFC 8785. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}
