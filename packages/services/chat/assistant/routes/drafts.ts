import { SuiteError } from '@suite/contract/errors';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq } from 'drizzle-orm';
import { confirmDraft, discardDraft } from '../contract/conversations';
import { makeDraft } from '../drafts/make';
import { drafts } from '../schema';
import { ownDraft } from '../stored/find-conversation';
import { toMessages } from '../stored/read-branch';
import { askerOf, type Chat } from './chat';

const decided = () => new SuiteError('changed_meanwhile', 'This draft was made or discarded already.');

/** Mounts the routes that confirm or discard drafts. */
export function mountDrafts(app: App, { kernel, answers, callApi }: Chat): void {
  route(
    app,
    kernel,
    confirmDraft,
    { summary: 'Create the draft that an answer has prepared' },
    async ({ caller, database, context, inBackground, input: { params, body } }) => {
      const owner = inCompany(caller);
      const { draft, message } = await ownDraft(database, owner, params.draftId);
      if (draft.state !== 'prepared') throw decided();
      const { content } = body;
      if (content.kind !== draft.content.kind || content.clientId !== draft.content.clientId)
        throw new SuiteError('invalid_request', 'A draft stays what it is, and for whom.');
      const made = await makeDraft(callApi, askerOf(context), draft.id, content);
      if ('refused' in made) return new Response(made.refused.body, made.refused);
      const settled = { state: 'made', content, link: made.link } as const;
      await database.update(drafts).set(settled).where(eq(drafts.id, draft.id));
      inBackground(async () => answers.settleDraft(message.id, { id: draft.id, ...settled }));
      const [shown] = await toMessages(database, [message], { rights: caller.rights, isOwner: true, runs: answers.runs });
      if (!shown) throw new Error('the message is gone');
      return shown;
    },
  );

  route(
    app,
    kernel,
    discardDraft,
    { summary: 'Discard what an answer has prepared' },
    async ({ caller, database, inBackground, input: { params } }) => {
      const { draft, message } = await ownDraft(database, inCompany(caller), params.draftId);
      const isPrepared = and(eq(drafts.id, draft.id), eq(drafts.state, 'prepared'));
      const { rowCount } = await database.update(drafts).set({ state: 'discarded' }).where(isPrepared);
      if (!rowCount && draft.state === 'made') throw decided();
      if (rowCount) inBackground(async () => answers.settleDraft(message.id, { id: draft.id, state: 'discarded' }));
      return undefined;
    },
  );
}
