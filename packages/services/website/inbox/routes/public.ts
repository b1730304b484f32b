import { isSigned } from '@services/events/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { readBytes } from '@suite/kernel/http/read-body';
import { noRoute, route } from '@suite/kernel/http/route';
import { hashOf } from '@suite/kernel/sealing/secret';
import { countingGuesses } from '@suite/kernel/throttle/token-guesses';
import { and, eq } from 'drizzle-orm';
import * as contract from '../contract/public';
import { inTurn } from '../incoming/mail-turns';
import { signingPurpose } from '../incoming/signing';
import { takeMail } from '../incoming/take-mail';
import { addLead } from '../leads/add-lead';
import { contactSettings, forms } from '../schema';
import { asset } from '../visitor/assets';
import { notePage } from '../visitor/page';
import { createProofs } from '../visitor/proofs';
import { receive } from '../visitor/receive';
import { undoThrottled } from '../visitor/undo-throttled';

/** Mounts what visitors of the website send and load: `/mywebsite-contacts/v1/public/…`. */
export function mountPublic(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.postForm,
    { summary: 'Takes a form of the website, as browsers post it' },
    async ({ input: { params, form: posted }, database, deployment, context }) => {
      const { formId } = params;
      const isIt = and(eq(forms.id, formId), eq(forms.isArchived, false));
      const [row] = isUuid(formId) ? await database.select().from(forms).where(isIt) : [];
      if (!row)
        return notePage('This form is closed', 'Nothing was sent. Go back to the website and look for another way to write.', {
          status: 410,
        });
      const { companyId, entries, ownerId, name: about } = row;
      const { pathname: action } = new URL(context.req.url);
      const outcome = await receive({ kernel, context, database, purpose: `form ${formId}`, form: entries, action, posted });
      if ('response' in outcome) return outcome.response;
      const { entered } = outcome;
      const source = entered.heard || 'Website';
      return undoThrottled(database, async (inner) => {
        await addLead(kernel, inner, {
          ...{ companyId, kind: 'form', formId, about, entered, source, ownerId, deployment },
          autoReply: entries.autoReply,
        });
        return notePage('Thank you', entries.thanks);
      });
    },
  );

  route(
    app,
    kernel,
    contract.postMail,
    { summary: 'Takes an incoming mail (RFC 5322)' },
    async ({ input: { params }, database, clock, context }) => {
      const guess = { client: context.env.client, now: clock() };
      const { companyId, mailSigning } = await countingGuesses(database, guess, () => companyOfSecret(database, params.secret));
      // Without a length, it may be a large one.
      const size = Number(context.req.header('Content-Length') ?? contract.MAX_MAIL_BYTES);
      await inTurn(size, async () => {
        const body = await readBytes(context, contract.MAX_MAIL_BYTES);
        const secret = mailSigning && kernel.sealing.unseal(signingPurpose(companyId), mailSigning);
        if (mailSigning && !(secret && isSigned(secret, { headers: context.req.raw.headers, body, now: clock() })))
          throw new SuiteError(
            'invalid_request',
            'The mail is not signed with the secret of this address, or was signed too long ago.',
          );
        await takeMail(kernel, companyId, body);
      });
      return undefined;
    },
  );

  route(app, kernel, contract.getChallenge, { summary: "A challenge of altcha's widget" }, async () => {
    const challenge = await createProofs(kernel).challenge();
    return new Response(JSON.stringify(challenge), {
      headers: { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' },
    });
  });

  route(
    app,
    kernel,
    contract.getVisitorAsset,
    { summary: 'Styles and scripts of pages for visitors' },
    async ({ input: { params } }) => (await asset(params.name)) ?? noRoute(),
  );
}

/** Returns the company whose mail is posted to an address with a secret. @throws SuiteError `not_found` */
async function companyOfSecret(database: Database, secret: string): Promise<{ companyId: string; mailSigning: Buffer | null }> {
  const [row] = await database
    .select({ companyId: contactSettings.companyId, mailSigning: contactSettings.mailSigning })
    .from(contactSettings)
    .where(eq(contactSettings.mailSecret, hashOf(secret)));
  if (!row) throw new SuiteError('not_found', 'Mail is not taken at this address.');
  return row;
}
