import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import { eq } from 'drizzle-orm';
import type { DraftContent } from './contract/answers';
import { conversations, drafts, folders, messages } from './schema';

/** Creates a conversation with an answer that has prepared a to-do. */
export async function newChat({ database }: TestPlatform, person: Person, clientId: string) {
  const { companyId } = person.claims;
  const of = { companyId, userId: person.id };
  const at = new Date();
  const written = async <Row extends { id: string }>(rows: Promise<Row[]>) => {
    const [row] = await rows;
    if (!row) throw new Error('nothing was written');
    return row.id;
  };
  const folderId = await written(
    database
      .insert(folders)
      .values({ ...of, name: 'Clients' })
      .returning(),
  );
  const conversation = { ...of, title: 'Call them', folderId, isShared: true, changedAt: at };
  const conversationId = await written(database.insert(conversations).values(conversation).returning());
  const common = { conversationId, state: 'done' as const, beatAt: at, createdAt: at };
  const question = { ...common, role: 'person' as const, text: 'Add a to-do' };
  const questionId = await written(database.insert(messages).values(question).returning());
  const answer = { ...common, role: 'assistant' as const, parentId: questionId, text: 'It is prepared below.' };
  const answerId = await written(database.insert(messages).values(answer).returning());
  await database.update(conversations).set({ leafId: answerId }).where(eq(conversations.id, conversationId));
  const toDoDraft: DraftContent = { kind: 'to-do', clientId, client: 'A client', text: 'Call them', dueOn: null };
  const draftId = await written(database.insert(drafts).values({ messageId: answerId, content: toDoDraft }).returning());
  return { conversationId, questionId, answerId, draftId, toDoDraft, folderId };
}
