import { DEMO_PASSWORD } from '@services/identity/demo/demo-people';
import { generateCompany } from '@suite/host/demo/generated/generate-company';
import { onOneDatabase } from '@suite/host/test/databases';
import { Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import { askNew } from '../fixture-asking';
import { textOf } from '../tools/read-rows';
import { questions } from './questions.fixture';

const formats = metricFormatsOf('en-US');

const valueAt = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], answer);

onOneDatabase('questions without a model', (kind) => {
  let platform: TestPlatform;
  let owner: Person;
  let first: { clientId: string; name: string };
  let month: string;
  const answers = new Map<string, unknown>();
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    const size = { clients: 120, invoices: 3000, seed: 11, years: 4 };
    const { email = '' } = await generateCompany(platform.database, 'Sixty Questions', size);
    owner = await new Person(platform, '', email).signIn({ password: DEMO_PASSWORD });
    await platform.settled();
    const overdue = await read('metrics/clients?only=overdue&sort=overdueLessCredit&order=descending&limit=5');
    [first] = (overdue as { clients: [typeof first] }).clients;
    const { months } = (await read('metrics/months?limit=48')) as { months: { month: string }[] };
    month = formats.monthRange(`${months[1]?.month}-01`, `${months[1]?.month}-01`);
  }, 120_000);
  afterAll(() => platform.close());

  async function read(path: string) {
    const { status, body } = await owner.send(`/insights/${path}`);
    expect([path, status]).toEqual([path, 200]);
    answers.set(path, body);
    return body as unknown;
  }

  it('include at least sixty', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
  });

  it('are answered with the numbers of the metrics API, each backed by its cited row', async () => {
    const wrong: unknown[] = [];
    for (const { ask, path, at, kind } of questions) {
      const text = ask.replace('{name}', first.name).replace('{month}', month);
      const address = path.replace('{client}', first.clientId);
      const api = answers.get(address) ?? (await read(address));
      const value = valueAt(api, at);
      const expected = typeof value === 'number' ? textOf(kind, value, kind === 'money' ? 'USD' : null) : undefined;
      const { answer } = await askNew(platform, owner, text);
      const isRight = expected !== undefined && answer.text.includes(`${expected} [`) && answer.marks.length === 0;
      if (!isRight)
        wrong.push({
          text,
          expected,
          answer: answer.text.slice(0, 600),
          marks: answer.marks.map(({ start, end }) => answer.text.slice(start, end)),
        });
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});
