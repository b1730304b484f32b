import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, eq, or } from 'drizzle-orm';
import { conversations, drafts, messages } from '../schema';

export interface Owner {
  companyId: string;
  userId: string;
}

export type ConversationRow = typeof conversations.$inferSelect;

const gone = () => new SuiteError('not_found', 'There is no such conversation.');

const ofOwner = ({ companyId, userId }: Owner) => and(eq(conversations.companyId, companyId), eq(conversations.userId, userId));

/** Finds a conversation of the caller. @throws SuiteError `not_found` for conversations of other people */
export async function ownConversation(database: Database, owner: Owner, id: string): Promise<ConversationRow> {
  const [row] = isUuid(id)
    ? await database
        .select()
        .from(conversations)
        .where(and(ofOwner(owner), eq(conversations.id, id)))
    : [];
  if (!row) throw gone();
  return row;
}

/** Finds a conversation of the caller, or one that a colleague shares. @throws SuiteError `not_found` */
export async function readableConversation(database: Database, owner: Owner, id: string): Promise<ConversationRow> {
  const isOwnOrShared = or(eq(conversations.userId, owner.userId), eq(conversations.isShared, true));
  const [row] = isUuid(id)
    ? await database
        .select()
        .from(conversations)
        .where(and(eq(conversations.companyId, owner.companyId), isOwnOrShared, eq(conversations.id, id)))
    : [];
  if (!row) throw gone();
  return row;
}

/** Finds a message of a conversation that the caller owns or may read. @throws SuiteError `not_found` */
export async function findMessage(database: Database, owner: Owner, messageId: string, isOwn: boolean) {
  const mine = eq(conversations.userId, owner.userId);
  const [found] = isUuid(messageId)
    ? await database
        .select({ message: messages, conversation: conversations })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(
          and(
            eq(messages.id, messageId),
            eq(conversations.companyId, owner.companyId),
            isOwn ? mine : or(mine, eq(conversations.isShared, true)),
          ),
        )
    : [];
  if (!found) throw new SuiteError('not_found', 'There is no such message.');
  return found;
}

/** Finds a draft that was prepared for the caller. @throws SuiteError `not_found` */
export async function ownDraft(database: Database, owner: Owner, draftId: string) {
  const [found] = isUuid(draftId)
    ? await database
        .select({ draft: drafts, message: messages })
        .from(drafts)
        .innerJoin(messages, eq(messages.id, drafts.messageId))
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(and(eq(drafts.id, draftId), ofOwner(owner)))
    : [];
  if (!found) throw new SuiteError('not_found', 'There is no such draft.');
  return found;
}
