import { Browser } from '@suite/host/test/browser';
import { mailsTo } from '@suite/host/test/mailbox';
import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import type { Line } from '@suite/pricing/line';
import { newLine } from '@suite/pricing/new-line';
import type { Batch, BatchPage } from './contract/bulk';
import type { Draft } from './contract/content';
import type { Proposal } from './contract/proposals';
import type { PublicProposal } from './contract/public';

const path = '/proposals/v1/proposals';

/** Monthly bookkeeping for $500. */
export const lineOf = (of: Partial<Line> = {}): Line =>
  newLine({ name: 'Monthly bookkeeping', description: 'Up to 250 transactions', billing: 'monthly', price: 50_000, ...of });

let count = 0;
export const newAddress = () => `signer-${++count}@client.example`;

/** Starts a proposal with one line, for one signer unless the draft says otherwise. */
export async function startProposal(person: Person, of: Partial<Draft> = {}, client = 'Bayview Dental'): Promise<Proposal> {
  const { body } = await person.send(path, { body: { client, title: '2027 engagement' } });
  const started: Proposal = body;
  const [option] = started.draft?.options ?? [];
  const draft = {
    ...started.draft,
    options: [{ ...option, lines: [lineOf()] }],
    recipients: [{ name: 'Ada Bay', email: newAddress(), role: 'signer' }],
    ...of,
  };
  const saved = await person.send(`${path}/${started.id}/draft`, { method: 'PUT', body: { revision: started.revision, draft } });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return (await person.send(`${path}/${started.id}`)).body;
}

export const sendDraft = (person: Person, { id, revision }: Pick<Proposal, 'id' | 'revision'>) =>
  person.send(`${path}/${id}/versions`, { body: { revision } });

/** Starts and sends a proposal. */
export async function sendNew(person: Person, of: Partial<Draft> = {}, client?: string): Promise<Proposal> {
  const { status, body } = await sendDraft(person, await startProposal(person, of, client));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** Starts, sends and signs a proposal. */
export async function acceptNew(platform: TestPlatform, person: Person, of: Partial<Draft> = {}): Promise<Proposal> {
  const { id, sent } = await sendNew(person, of);
  const signed = await visitor(platform, await linkTo(platform, sent?.recipients[0]?.email ?? '')).sign();
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  return (await person.send(`${path}/${id}`)).body;
}

/** Prepares the renewals of proposals, by default of a new one. */
export async function newRenewalBatch(platform: TestPlatform, person: Person, proposalIds?: string[]): Promise<Batch> {
  const ids = proposalIds ?? [(await acceptNew(platform, person)).id];
  const { status, body } = await person.send('/proposals/v1/batches', { body: { kind: 'renewal', proposalIds: ids } });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

export const readBatch = async (person: Person, batchId: string, query = ''): Promise<BatchPage> =>
  (await person.send(`/proposals/v1/batches/${batchId}${query}`)).body;

/**
 * Creates what the table of rights requires: a sent proposal with its link, a draft, and an accepted one with a batch that renews
 * it.
 */
export async function newProposals(platform: TestPlatform, person: Person) {
  const [sent, drafted] = [await sendNew(person), await startProposal(person)];
  const proposalToken = await linkTo(platform, sent.sent?.recipients[0]?.email ?? '');
  const accepted = await acceptNew(platform, person);
  const batch = await newRenewalBatch(platform, person, [accepted.id]);
  const [item] = (await readBatch(person, batch.id)).items;
  return {
    proposalId: sent.id,
    recipientId: sent.sent?.recipients[0]?.id ?? '',
    proposalToken,
    draftProposalId: drafted.id,
    draft: drafted.draft,
    acceptedProposalId: accepted.id,
    batchId: batch.id,
    batchItemId: item?.id ?? '',
  };
}

/** Returns the secret of the link in the newest mail to an address. */
export async function linkTo(platform: TestPlatform, email: string): Promise<string> {
  const [mail = ''] = (await mailsTo(platform, `${email}\r\n`)).slice(-1);
  return /offer\/public\S*[?&]token=([\w-]{43})/.exec(mail)?.[1] ?? '';
}

/** Returns a person at the client, who has no account. */
export function visitor(platform: TestPlatform, token: string) {
  const browser = new Browser(platform);
  const call = async (part: string, body?: unknown) => {
    const response = await browser.send(`/proposals/v1/public/${token}${part}`, body === undefined ? {} : { body });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  };
  const read = async (): Promise<PublicProposal> => (await call('')).body;
  return {
    browser,
    token,
    call,
    read,
    async sign(of: object = {}) {
      const shown = await read();
      const [option] = shown.state === 'open' ? shown.content.options : [];
      const selection = { optionId: option?.id, addOns: [], quantities: {} };
      const signing = {
        version: 1,
        selection,
        name: 'Ada Bay',
        signature: { kind: 'typed' },
        consents: true,
        agrees: true,
        ...of,
      };
      return call('/signatures', signing);
    },
  };
}
