import type { Draft } from '@services/proposals/contract/content';
import type { Proposal } from '@services/proposals/contract/proposals';
import { linkTo, newAddress, visitor } from '@services/proposals/fixture-proposals';
import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import type { Line } from '@suite/pricing/line';

const path = '/proposals/v1/proposals';

/**
 * Creates a draft amendment of an accepted proposal, with other lines or other parts of the draft; without lines, its title
 * changes.
 */
export async function draftAmendment(person: Person, proposalId: string, lines?: Line[], of: Partial<Draft> = {}) {
  const { status, body } = await person.send(`${path}/${proposalId}/copies`, { body: { isAmendment: true } });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const copy: Proposal = body;
  const [option] = copy.draft?.options ?? [];
  const email = newAddress();
  const recipients = [{ name: 'Ada Bay', email, role: 'signer' as const }];
  const change = lines ? { options: [{ ...option, lines }] } : { title: `${copy.title}, amended` };
  const draft = { ...copy.draft, recipients, ...change, ...of };
  const saved = await person.send(`${path}/${copy.id}/draft`, { method: 'PUT', body: { revision: copy.revision, draft } });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  const send = () => person.send(`${path}/${copy.id}/versions`, { body: { revision: copy.revision + 1 } });
  return { ...copy, email, send };
}

/** Sends an amendment, and returns it with the client who can sign it. */
export async function sendAmendment(
  platform: TestPlatform,
  person: Person,
  proposalId: string,
  lines?: Line[],
  of: Partial<Draft> = {},
) {
  const drafted = await draftAmendment(person, proposalId, lines, of);
  const { status, body } = await drafted.send();
  if (status !== 201) throw new Error(JSON.stringify(body));
  const client = visitor(platform, await linkTo(platform, drafted.email));
  return { ...drafted, client };
}

/** Does the same, and the client accepts it. */
export async function acceptAmendment(
  platform: TestPlatform,
  person: Person,
  proposalId: string,
  lines?: Line[],
  of: Partial<Draft> = {},
) {
  const sent = await sendAmendment(platform, person, proposalId, lines, of);
  const { status, body } = await sent.client.sign();
  if (status !== 201) throw new Error(JSON.stringify(body));
  return sent;
}
