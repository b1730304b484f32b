import type { Database } from '@suite/kernel/database/database';
import type { AppContext, Kernel } from '@suite/kernel/http/kernel';
import { countAttempt, perClient, throttled, throttleSubject } from '@suite/kernel/throttle/throttle';
import type { FormEntries } from '../contract/forms';
import { type Entered, readEntries } from '../forms/read-entries';
import { entryForm } from './entry-form';
import { proofInputs, proofScripts } from './form-page';
import { html } from './html';
import { notePage, page } from './page';
import { createProofs } from './proofs';

type Posted = ReadonlyMap<string, string>;

interface Received {
  kernel: Kernel;
  context: AppContext;
  database: Database;
  /** Identifies the form. */
  purpose: string;
  form: FormEntries;
  /** Path that accepts the form. */
  action: string;
  posted: Posted;
  /** Names of values that are passed on with the entries. */
  carried?: readonly string[];
}

/** The entries with everything that was sent, or the page that says what to do next. */
type Outcome = { entered: Entered; sent: Posted } | { response: Response };

/** Inputs that aren't part of a visitor's entries. */
const proofNames = new Set(['altcha', 'token', 'entries']);

/**
 * Receives a form from a static page or one of ours. Returns entries that are valid and don't seem to come from a program, or the
 * page that says what to do next.
 */
export async function receive({ kernel, context, database, posted, ...of }: Received): Promise<Outcome> {
  const { purpose, form, action, carried = [] } = of;
  const { sealing } = kernel;
  const busy = await tooMany({ kernel, context, database });
  if (busy) return { response: busy };
  const proofs = createProofs(kernel);
  const sent = openEntries(posted.get('entries')) ?? posted;
  const read = readEntries(form, sent);
  if ('faults' in read) {
    const shown = entryForm({ form, action, token: proofs.tokenFor(purpose), sent, faults: read.faults, carried });
    return {
      response: page({
        status: 400,
        title: `Correct: ${form.title}`,
        scripts: proofScripts,
        body: html`<h1>${form.title}</h1><p role="alert" class="wrong">Nothing was sent yet. Correct what is marked, then send it again.</p>${shown}`,
      }),
    };
  }
  const proof = await proofs.judge(database, { purpose, posted });
  if (proof === 'proven') return { ...read, sent };
  return { response: checkPage(proof === 'early') };

  function openEntries(sealed: string | undefined): Posted | undefined {
    const text = sealed && sealing.unseal(`entries ${purpose}`, Buffer.from(sealed, 'base64url'));
    return text ? new Map(JSON.parse(text)) : undefined;
  }

  /** A static page's form has no proof, so the entries are stored in this one. */
  function checkPage(isEarly: boolean): Response {
    const left = [...sent].filter(([name]) => !proofNames.has(name));
    const entries = sealing.seal(`entries ${purpose}`, JSON.stringify(left)).toString('base64url');
    const token = isEarly ? (posted.get('token') ?? '') : proofs.tokenFor(purpose);
    const sentence = isEarly
      ? 'That was very quick. Wait a few seconds, then press the button again.'
      : 'A program could have filled in this form. Press the button to show that you are a person.';
    return page({
      title: 'One more step',
      scripts: proofScripts,
      body: html`<h1>One more step</h1><p role="status">${sentence}</p><form method="post" action="${action}" data-sends><input type="hidden" name="entries" value="${entries}">${proofInputs(token)}<p><button>${form.button}</button></p></form>`,
    });
  }
}

/** Counts what a client sends. Returns the page that asks it to wait when that was too much. */
export async function tooMany({ kernel, context, database }: Pick<Received, 'kernel' | 'context' | 'database'>) {
  const { client } = context.env;
  const now = kernel.clock();
  const subject = throttleSubject('visitor by', client.address);
  const { rowCount } = await database.execute(countAttempt(subject, new Date(now), perClient(client)));
  if (rowCount) return undefined;
  const { retryAfterSeconds = 60 } = await throttled(database, subject, now);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const sentence = `Too much was sent from your network. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  return notePage('Please wait', sentence, { status: 429, retryAfter: retryAfterSeconds });
}
