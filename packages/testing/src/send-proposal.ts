import { apiOf } from './api-caller';
import { PASSWORD, type Person, people } from './people';
import { expect, type Suite } from './suite-test';

interface Sent {
  /** Who sends it; Olivia unless named. */
  sender?: Person;
  /** A name, or the id of a client of the ledger. */
  client: string | { clientId: string };
  line?: ReturnType<typeof monthlyLine>;
  /** All of them sign. */
  recipients: { name: string; email: string }[];
  needsMethod?: boolean;
}

/** Returns a line of a proposal for $640 a month. */
export const monthlyLine = () => ({
  ...{
    id: crypto.randomUUID(),
    serviceId: null as string | null,
    name: 'Monthly close',
    description: '',
    billing: 'monthly',
    unit: '',
  },
  ...{ price: 64_000, drivers: [], taxRate: 0, depositRate: 0, minimumTerm: null, isProrated: false, quantity: 1 },
  ...{ quantityLimits: null, discount: null, startsOn: null, isAddOn: false, isPreselected: false, showsBreakdown: false },
});

/** Sends a proposal for $640 a month, or with another line. @returns its id */
export async function sendProposal(
  suite: Suite,
  { sender = 'olivia', client, line = monthlyLine(), recipients, needsMethod = false }: Sent,
): Promise<string> {
  const person = apiOf(suite);
  await person.signIn(people[sender].email, PASSWORD);
  const path = '/proposals/v1/proposals';
  const { id, revision, draft } = (await person.call('POST', path, typeof client === 'string' ? { client } : client)).body;
  const next = {
    ...draft,
    options: [{ ...draft.options[0], lines: [line] }],
    recipients: recipients.map((recipient) => ({ ...recipient, role: 'signer' })),
    needsAllSigners: true,
    needsMethod,
  };
  const saved = await person.call('PUT', `${path}/${id}/draft`, { revision, draft: next });
  const sent = await person.call('POST', `${path}/${id}/versions`, { revision: saved.body.revision });
  expect(sent.status).toBe(201);
  return id;
}
