import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import type { Message } from './contract/answers';

/** Asks a question in a new conversation, and waits for the answer. */
export async function askNew(platform: TestPlatform, person: Person, text: string) {
  const { body } = await person.send('/openai-gateway/v1/conversations', { body: {} });
  return { conversationId: body.id as string, ...(await askIn(platform, person, body.id, text)) };
}

/** Asks below an answer, or at the start of a conversation. */
export async function askIn(
  platform: TestPlatform,
  person: Person,
  conversationId: string,
  text: string,
  parentId: string | null = null,
) {
  const path = `/openai-gateway/v1/conversations/${conversationId}`;
  const response = await person.send(`${path}/messages`, { body: { text, parentId } });
  if (response.status !== 201) throw new Error(`the question was answered ${response.status}: ${JSON.stringify(response.body)}`);
  await platform.settled();
  const { body } = await person.send(path);
  const answer = (body.messages as Message[]).find(({ id }) => id === response.body.answer.id);
  if (!answer) throw new Error('the answer is not in the conversation');
  return { question: response.body.question as Message, answer };
}
