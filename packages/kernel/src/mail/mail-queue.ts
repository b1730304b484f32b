import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { Failure } from '../errors/failure';
import { defineJob, GiveUpError, type Job } from '../jobs/define-job';
import { enqueue } from '../jobs/enqueue';
import { jobs } from '../jobs/schema';
import type { Sealing } from '../sealing/sealing';
import { inLine } from './in-line';
import { countMail } from './limit-mails';
import { attachedLogo, shownLogo } from './logo';
import { type Mail, type Message, messageIdOf, senderAddress } from './mail';
import type { Outbox } from './outbox';
import { isPublicCall } from './public-call';
import { renderMail } from './render-mail';
import { isRefused } from './smtp';

const HOUR = 3600;

const KIND = 'mail';

const payload = v.object({
  id: v.string(),
  /** When it was queued, in milliseconds since 1970: the date of the mail, whenever it is sent. */
  at: v.number(),
  /** The encrypted mail in base64, because mails contain one-time links. */
  sealed: v.string(),
});

export interface MailQueue {
  /**
   * Sends a mail after the transaction is committed; wake the jobs then. Delivery is at least once: if a process is killed before
   * it records that the mail server accepted a mail, the server gets it again with the same id and date. Within a call without a
   * sign-in, each mail counts toward the limits of its recipient and firm.
   * @throws SuiteError `throttled` when they had too many
   * @param key only the newest waiting mail with a key is sent; defaults to the mail's id
   */
  queueMail(transaction: Database, mail: Mail, key?: string): Promise<void>;
  /** Sends queued mails. The payload is removed with its row once sent. */
  job: Job<typeof payload>;
}

interface Options {
  outbox: Pick<Outbox, 'send'>;
  sealing: Sealing;
  clock: () => number;
  /** Reads the accent color and logo (PNG or JPEG) of a company's mails. */
  brandingOf: (database: Database, companyId: string) => Promise<{ accent: string; logo: Buffer | undefined }>;
}

/** The suite's own brand: the accent color of its theme. */
const SUITE = { name: 'Firm Suite', accent: '#0b6a57', logo: undefined };

/** Writes a mail in the brand of its firm, or of the suite. */
async function messageFrom(
  database: Database,
  id: string,
  { deployment: { environment, domain }, firm, content, attachments = [], ...delivery }: Omit<Mail, 'id'>,
  brandingOf: Options['brandingOf'],
): Promise<Message> {
  const companyId = firm !== undefined && !('letter' in content) ? delivery.companyId : undefined;
  const { accent, logo } = companyId ? await brandingOf(database, companyId) : SUITE;
  const name = inLine(firm ?? SUITE.name);
  const subject = inLine(content.subject);
  return {
    ...delivery,
    id,
    messageId: messageIdOf(id, domain),
    environment,
    from: { name, address: senderAddress(domain) },
    subject,
    ...renderMail({ name, accent, ...(logo && { logo: shownLogo(logo) }) }, { ...content, subject }),
    attachments: logo ? [...attachments, attachedLogo(logo)] : attachments,
  };
}

export function createMailQueue({ outbox, sealing, clock, brandingOf }: Options): MailQueue {
  const job = defineJob({
    kind: KIND,
    payload,
    // About three days.
    attempts: 20,
    backOff: { first: 60, most: 6 * HOUR },
    // Longer than the timeout for any mail server.
    leaseSeconds: 120,
    atOnce: 4,
    isHarmless: true,
    doing: 'sent this mail',
    async run({ id, at, sealed }) {
      const text = sealing.unseal(purposeOf(id), Buffer.from(sealed, 'base64'));
      if (text === undefined)
        throw new Failure('The mail was sealed under another key: give every process on the database the same SUITE_TOKEN_KEY.');
      const message: Message = JSON.parse(text);
      await outbox.send(message, at).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
        throw new GiveUpError(error instanceof Error ? error.message : 'The mail server refused the address.', { cause: error });
      });
    },
  });
  return {
    job,
    async queueMail(transaction, { id = randomUUID(), isLimited = false, isRecipientKnown = false, ...mail }, key = id) {
      if (!isRecipientKnown && (isLimited || (await isPublicCall(transaction)))) await countMail(transaction, mail, clock());
      const message = await messageFrom(transaction, id, mail, brandingOf);
      const sealed = sealing.seal(purposeOf(id), JSON.stringify(message)).toString('base64');
      await enqueue(transaction, job, { id, at: clock(), sealed }, { companyId: mail.companyId, key });
    },
  };
}

const purposeOf = (id: string) => `mail ${id}`;

/**
 * Returns the state of the mail queued under an id: waiting, or failed with a reason. Without a row it is `sent`: the server has
 * accepted it, or it failed more than 30 days ago.
 */
export async function stateOfMail(
  database: Database,
  id: string,
): Promise<{ state: 'waiting' | 'sent' } | { state: 'failed'; failure: string }> {
  const rows = await database
    .select({ state: jobs.state, failure: jobs.failure })
    .from(jobs)
    .where(and(eq(jobs.kind, KIND), eq(jobs.key, id)));
  if (rows.some(({ state }) => state !== 'failed')) return { state: 'waiting' };
  const [failed] = rows;
  return failed ? { state: 'failed', failure: failed.failure ?? '' } : { state: 'sent' };
}
