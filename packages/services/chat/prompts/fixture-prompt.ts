import type { Person } from '@suite/host/test/person';

/** Saves a prompt as a person and returns its id. */
export async function newPrompt(person: Person): Promise<string> {
  const { body } = await person.send('/spark/v1/prompts', { body: { title: 'Saved', text: 'How are sales?', isShared: false } });
  return body.id;
}
