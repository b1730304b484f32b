import { apiOf } from './api-caller';
import { PASSWORD, people } from './people';
import { expect, type Suite } from './suite-test';

interface Sent {
  client: string;
  /** All of them sign. */
  recipients: { name: string; email: string }[];
  needsMethod?: boolean;
}

/** Returns a line of a proposal for $640 a month. */
export const monthlyLine = () => ({
  ...{ id: crypto.randomUUID(), serviceId: null, name: 'Monthly close', description: '', billing: 'monthly', unit: '' },
  ...{ price: 64_000, drivers: [], taxRate: 0, depositRate: 0, minimumTerm: null, isProrated: false, quantity: 1 },
  ...{ quantityLimits: null, discount: null, startsOn: null, isAddOn: false, isPreselected: false, showsBreakdown: false },
});

/** Sends a proposal for $640 a month as Olivia. @returns its id */
export async function sendProposal(suite: Suite, { client, recipients, needsMethod = false }: Sent): Promise<string> {
  const olivia = apiOf(suite);
  await olivia.signIn(people.olivia.email, PASSWORD);
  const path = '/proposals/v1/proposals';
  const { id, revision, draft } = (await olivia.call('POST', path, { client })).body;
  const next = {
    ...draft,
    options: [{ ...draft.options[0], lines: [monthlyLine()] }],
    recipients: recipients.map((recipient) => ({ ...recipient, role: 'signer' })),
    needsAllSigners: true,
    needsMethod,
  };
  const saved = await olivia.call('PUT', `${path}/${id}/draft`, { revision, draft: next });
  const sent = await olivia.call('POST', `${path}/${id}/versions`, { revision: saved.body.revision });
  expect(sent.status).toBe(201);
  return id;
}
