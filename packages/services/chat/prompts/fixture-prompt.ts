import type { Person } from '@suite/host/test/person';

/** A prompt that a person has saved. */
export async function newPrompt(person: Person): Promise<string> {
  const { body } = await person.send('/spark/v1/prompts', { body: { title: 'Saved', text: 'How are sales?', isShared: false } });
  return body.id;
}
