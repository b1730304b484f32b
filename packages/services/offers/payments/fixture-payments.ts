import type { Draft } from '@services/proposals/contract/content';
import { linkTo, newAddress, sendNew, visitor } from '@services/proposals/fixture-proposals';
import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import type { StripeServer } from '@suite/testing/providers/stripe-server';
import { apiOrigin } from '@suite/zones/addresses';
import type { Billing, Payment } from './contract/billing';
import type { PublicBilling } from './contract/public';

/** Creates an accepted proposal: $500 a month from today unless the draft says otherwise. */
export async function acceptNew(platform: TestPlatform, person: Person, of: Partial<Draft> = {}, client?: string) {
  const email = newAddress();
  const sent = await sendNew(person, { recipients: [{ name: 'Ada Bay', email, role: 'signer' }], ...of }, client);
  const signer = visitor(platform, await linkTo(platform, email));
  const { status, body } = await signer.sign();
  if (status !== 201) throw new Error(JSON.stringify(body));
  const billing = await readBilling(person, sent.id);
  return { proposalId: sent.id, token: signer.token, email, client: signer, payment: billing.payments[0] as Payment };
}

/** Uploads a bank statement. @param query with the file's name */
export async function uploadStatement(platform: TestPlatform, { browser, tokens }: Person, text: string, query = 'fileName=x') {
  const address = `${apiOrigin(browser.deployment)}/payments/v1/statements?${query}`;
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const response = await platform.fetch(new Request(address, { method: 'POST', headers, body: text }));
  return { status: response.status, body: await response.json() };
}

export const readBilling = async (person: Person, proposalId: string): Promise<Billing> =>
  (await person.send(`/payments/v1/proposals/${proposalId}/billing`)).body;

/** Creates what the table of rights requires. */
export async function newPayments(platform: TestPlatform, person: Person) {
  const { proposalId, token, payment } = await acceptNew(platform, person);
  return { acceptedProposalId: proposalId, acceptedToken: token, paymentId: payment.id };
}

/** Sends a proposal whose client saves a card or a bank account before signing. */
export async function sendWithMethod(
  platform: TestPlatform,
  stripe: StripeServer,
  person: Person,
  choice: 'pay' | 'bank' = 'pay',
  client?: string,
) {
  const email = newAddress();
  await sendNew(person, { needsMethod: true, recipients: [{ name: 'Ada Bay', email, role: 'signer' }] }, client);
  const signer = visitor(platform, await linkTo(platform, email));
  const of = `/payments/v1/public/${signer.token}`;
  const { url } = await (await signer.browser.send(`${of}/checkouts`, { body: { kind: 'method' } })).json();
  await stripe.choose(url, choice);
  const billing: PublicBilling = await (await signer.browser.send(`${of}/returns`, { body: {} })).json();
  if (billing.neededMethod !== 'saved') throw new Error(JSON.stringify(billing));
  return { token: signer.token, email, visitor: signer };
}
