import { addForm } from '@services/inbox/fixture-leads';
import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin } from '@suite/zones/addresses';

export const path = '/magnit/v1';

/** Uploads a file like a browser. */
export const sendFile = (platform: TestPlatform, person: Person, guideId: string, body: string) =>
  platform.fetch(
    new Request(`${apiOrigin(person.browser.deployment)}${path}/guides/${guideId}/file?fileName=guide.pdf`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${person.tokens.access_token}` },
      body,
    }),
  );

export const guideEntriesOf = (formId: string) => ({ title: `Guide ${crypto.randomUUID()}`, description: '', formId });

/** Adds a guide that visitors can request. */
export async function addGuide(platform: TestPlatform, person: Person) {
  const form = await addForm(person);
  const made = await person.send(`${path}/guides`, { body: guideEntriesOf(form.id) });
  const answer = await sendFile(platform, person, made.body.id, '%PDF-1.7 guide');
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json();
}

/** Adds what the access tests need: a guide with its form. */
export async function newGuides(platform: TestPlatform, administrator: Person) {
  const guide = await addGuide(platform, administrator);
  return { guideId: guide.id as string, formId: guide.formId as string };
}
