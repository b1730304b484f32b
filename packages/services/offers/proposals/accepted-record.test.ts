import { createHash } from 'node:crypto';
import { demoPeople } from '@services/identity/demo/demo-people';
import { endpoints } from '@suite/host/api/endpoints';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import fc from 'fast-check';
import type { Draft } from './contract/content';
import { lineOf, linkTo, newAddress, sendNew, visitor } from './fixture-proposals';

interface World {
  platform: TestPlatform;
  person: Person;
  client: ReturnType<typeof visitor>;
  proposalId: string;
  recipientId: string;
  draft: Draft;
  options: Draft['options'];
}

/** Arguments of a call: numbers from 0 to 3, as many as the call needs. */
type Random = readonly [number, number];

const firm = ({ person, proposalId }: World, rest: string, body?: object, method = 'POST') =>
  person.send(`/proposals/v1/proposals/${proposalId}${rest}`, { method, ...(body && { body }) });

/** Every call by the firm or a client that may change an existing proposal, and the passage of time. */
const actions: Record<string, (world: World, random: Random) => Promise<{ status: number } | undefined>> = {
  putDraft: (world, [revision, which]) => {
    const draft =
      which % 2 ? { ...world.draft, title: 'Other', options: [{ ...world.draft.options[0], lines: [lineOf()] }] } : world.draft;
    return firm(world, '/draft', { revision, draft }, 'PUT');
  },
  revise: (world) => firm(world, '/draft'),
  deleteDraft: (world) => firm(world, '/draft', undefined, 'DELETE'),
  sendProposal: (world, [revision]) => firm(world, '/versions', { revision }),
  cancelApproval: (world) => firm(world, '/approval', undefined, 'DELETE'),
  decideApproval: (world, [revision, which]) => firm(world, '/approval', { revision, isApproved: which % 2 === 0 }),
  withdraw: (world) => firm(world, '/withdrawal'),
  extend: (world, [days]) => firm(world, '/expiry', { expiresOn: `20${30 + days}-01-01` }),
  remindRecipient: (world) => firm(world, `/recipients/${world.recipientId}/reminders`),
  createLink: (world) => firm(world, `/recipients/${world.recipientId}/links`),
  answerClient: (world) => firm(world, '/messages', { text: 'Yes' }),
  copyProposal: (world, [which]) => firm(world, '/copies', { isAmendment: which % 2 === 0 }),
  async createBatch({ person, proposalId }) {
    const created = await person.send('/proposals/v1/batches', { body: { kind: 'renewal', proposalIds: [proposalId] } });
    const { id, revision } = created.body;
    return created.status === 201 ? person.send(`/proposals/v1/batches/${id}/start`, { body: { revision } }) : created;
  },
  noteView: ({ client, options }, [which]) => client.call('/views', { optionId: which % 2 ? (options[0]?.id ?? null) : null }),
  askQuestion: ({ client }) => client.call('/questions', { text: 'Why?' }),
  forward: ({ client }, [which]) =>
    client.call('/forwards', { name: 'Bo', email: newAddress(), role: which % 2 ? 'signer' : 'reader' }),
  accept: ({ client, options }, [version, which]) => {
    const [option] = options;
    const addOns = which % 2 ? (option?.lines.filter(({ isAddOn }) => isAddOn).map(({ id }) => id) ?? []) : [];
    return client.sign({ version, name: 'Somebody else', selection: { optionId: option?.id, addOns, quantities: {} } });
  },
  decline: ({ client }, [version]) => client.call('/refusal', { version, reason: 'No' }),
  async timePasses({ platform }, [days]) {
    platform.time.now += days * MILLISECONDS_PER_DAY;
    await platform.settled();
    return undefined;
  },
};

/** Calls that start or change something else, or read a file. */
const others = [
  'createProposal',
  'dismissLeakage',
  'undismissLeakage',
  'putBatch',
  'putBatchItem',
  'deleteBatchItem',
  'startBatch',
  'verifyDocument',
];

const parts = {
  proposal: 'select status, version, first_year, currency, client, decided_at from proposals.proposals where id = $1',
  versions: 'select * from proposals.versions where proposal_id = $1 order by version',
  acceptance: 'select * from proposals.acceptances where proposal_id = $1',
  signatures: 'select * from proposals.signatures where proposal_id = $1 order by at',
};

it('every call that writes is tried on an accepted proposal', () => {
  const writes = endpoints.filter(({ endpoint: { method, path } }) => method !== 'GET' && path.startsWith('/proposals/'));
  expect(
    writes
      .map(({ name }) => name)
      .filter((name) => !others.includes(name))
      .sort(),
  ).toEqual(
    Object.keys(actions)
      .filter((name) => name !== 'timePasses')
      .sort(),
  );
});

onOneDatabase('an accepted proposal', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
  });
  afterAll(() => platform.close());

  /** Hashes of everything that is stored about what was sent, signed and accepted. */
  async function recordOf(proposalId: string): Promise<Record<string, string>> {
    const record: Record<string, string> = {};
    for (const [part, statement] of Object.entries(parts)) {
      const { rows } = await platform.pool.query(statement, [proposalId]);
      record[part] = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    }
    return record;
  }

  it('keeps its version, its choice, its signature and its charges after any calls in any order', async () => {
    const addOn = lineOf({ isAddOn: true, name: 'Advisory call' });
    const option = { id: crypto.randomUUID(), name: 'All', description: '', lines: [lineOf(), addOn] };
    const names = Object.keys(actions);
    const random = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }));
    // Each call at least once, in any order.
    const all = fc.shuffledSubarray(names, { minLength: names.length });
    const more = fc.array(fc.constantFrom(...names), { maxLength: 10 });
    const randoms = fc.array(random, { minLength: names.length + 10, maxLength: names.length + 10 });
    await fc.assert(
      fc.asyncProperty(more, all, randoms, async (before, after, randoms) => {
        // Days pass, and sessions expire.
        let person = await demoPerson(platform, demoPeople.olivia).signIn();
        const expiresOn = new Date(platform.time.now + 5 * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
        const { id: proposalId, sent } = await sendNew(person, { options: [option], expiresOn });
        const [recipient] = sent?.recipients ?? [];
        const client = visitor(platform, await linkTo(platform, recipient?.email ?? ''));
        expect((await client.sign()).status).toBe(201);
        await platform.settled();
        const { draft } = (await person.send(`/proposals/v1/proposals/${proposalId}/copies`, { body: { isAmendment: true } }))
          .body;
        const record = await recordOf(proposalId);
        for (const [at, name] of [...before, ...after].entries()) {
          const world = { platform, person, client, proposalId, recipientId: recipient?.id ?? '', draft, options: [option] };
          const answer = await actions[name]?.(world, randoms[at] ?? [0, 0]);
          expect(answer?.status ?? 0).toBeLessThan(500);
          if (name === 'timePasses') person = await demoPerson(platform, demoPeople.olivia).signIn();
        }
        await platform.settled();
        expect(await recordOf(proposalId)).toEqual(record);
      }),
      { numRuns: 5 },
    );
  }, 180_000);
});
