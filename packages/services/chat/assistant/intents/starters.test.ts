import { DEMO_PASSWORD, demoPeople } from '@services/identity/demo/demo-people';
import { starters } from '@services/prompts/demo/seed-prompts';
import { generateCompany } from '@suite/host/demo/generated/generate-company';
import { onOneDatabase } from '@suite/host/test/databases';
import { Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { askNew } from '../fixture-asking';

/** Matches the start of answers to questions that could not be answered. */
const refused = /^(?:I |Name a client|You don’t|The numbers could not|Without a model|No model)/;

onOneDatabase('a suggested question', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  }, 120_000);
  afterAll(() => platform.close());

  async function unanswered(person: Person) {
    const { body } = await person.send('/openai-gateway/v1/status');
    const offered = [...(body.intents as string[]), ...starters.map(({ text }) => text)];
    const wrong: object[] = [];
    for (const question of new Set(offered)) {
      const { answer } = await askNew(platform, person, question);
      const marks = answer.marks.map(({ start, end }) => answer.text.slice(start, end));
      if (marks.length || answer.state !== 'done' || refused.test(answer.text))
        wrong.push({ question, text: answer.text, marks });
    }
    return { wrong, count: offered.length };
  }

  it('is answered, and its numbers pass the check, on the demo data', async () => {
    const olivia = await new Person(platform, '', demoPeople.olivia.email).signIn({ password: DEMO_PASSWORD });
    const { wrong, count } = await unanswered(olivia);
    expect(count).toBeGreaterThan(25);
    expect(wrong).toEqual([]);
  }, 120_000);

  it('is answered, and its numbers pass the check, on another ledger', async () => {
    const size = { clients: 80, invoices: 1500, seed: 7, years: 3 };
    const { email = '' } = await generateCompany(platform.database, 'Another Ledger', size);
    const owner = await new Person(platform, '', email).signIn({ password: DEMO_PASSWORD });
    await platform.settled();
    const { wrong } = await unanswered(owner);
    expect(wrong).toEqual([]);
  }, 120_000);
});
