import { isUuid } from '@suite/kernel/http/is-uuid';
import { isDay } from '@suite/values/iso-day';
import type { DraftContent } from '../contract/answers';
import { cut } from '../texts/storable';
import { type Asker, type CallApi, ToolError } from '../tools/call-tool';

/** Reads the data for a draft with the asker's rights. @throws ToolError */
async function read(callApi: CallApi, { authorization, origin }: Asker, path: string): Promise<Record<string, unknown>> {
  const response = await callApi(new Request(new URL(path, origin), { headers: { Authorization: authorization } }));
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new ToolError(String(answer.message ?? 'The call failed.'), response.status);
  return answer;
}

const known = (clientId: string) => {
  if (!isUuid(clientId)) throw new ToolError('clientId takes an id that another call has answered.', 400);
  return clientId;
};

/** Returns the functions that prepare drafts. None of them writes anything. */
export const preparing = (callApi: CallApi, asker: Asker) => ({
  async prepareReminder(clientId: string): Promise<DraftContent> {
    const debtor = await read(callApi, asker, `/insights/advisory/debtors/${known(clientId)}`);
    const draft = debtor.draft as { to: string | null; subject: string; text: string } | null;
    if (!draft) throw new ToolError('Nothing of this client is overdue, so there is nothing to remind it of.', 409);
    const { client, asOf } = debtor as { client: string; asOf: string };
    return { kind: 'reminder', clientId, client, to: draft.to ?? '', subject: draft.subject, text: draft.text, asOf };
  },
  async prepareToDo(clientId: string, text: string, dueOn: string | null = null): Promise<DraftContent> {
    const client = await clientName(callApi, asker, clientId);
    return { kind: 'to-do', clientId, client, text: cut(text, 2000), dueOn };
  },
  async prepareOffer(clientId: string, title?: string): Promise<DraftContent> {
    const client = await clientName(callApi, asker, clientId);
    return { kind: 'offer', clientId, client, title: cut(title?.trim() || `Services for ${client}`, 200) };
  },
});

async function clientName(callApi: CallApi, asker: Asker, clientId: string): Promise<string> {
  const { client } = await read(callApi, asker, `/insights/metrics/clients/${known(clientId)}`);
  return (client as { name: string }).name;
}

/** Drafts that a model can prepare. */
export const draftTools = [
  {
    name: 'prepare_reminder',
    description: 'Prepares a payment reminder to a client. A person reads, edits and sends it.',
    parameters: { type: 'object', properties: { clientId: { type: 'string', format: 'uuid' } }, required: ['clientId'] },
  },
  {
    name: 'prepare_to_do',
    description: 'Prepares a to-do about a client. A person confirms it.',
    parameters: {
      type: 'object',
      properties: {
        clientId: { type: 'string', format: 'uuid' },
        text: { type: 'string' },
        dueOn: { type: 'string', description: 'A day such as 2026-03-31' },
      },
      required: ['clientId', 'text'],
    },
  },
  {
    name: 'prepare_offer',
    description: 'Prepares an offer to a client. A person confirms it, and writes its services and prices.',
    parameters: {
      type: 'object',
      properties: { clientId: { type: 'string', format: 'uuid' }, title: { type: 'string' } },
      required: ['clientId'],
    },
  },
] as const;

/** Prepares the draft that a model requests; undefined when the name is not a draft. @throws ToolError */
export function prepareRequested(
  prepare: ReturnType<typeof preparing>,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<DraftContent> | undefined {
  const clientId = String(args.clientId ?? '');
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  if (name === 'prepare_reminder') return prepare.prepareReminder(clientId);
  if (name === 'prepare_offer') return prepare.prepareOffer(clientId, text(args.title));
  if (name !== 'prepare_to_do') return undefined;
  const dueOn = isDay(text(args.dueOn)) ? text(args.dueOn) : null;
  return prepare.prepareToDo(clientId, text(args.text) || 'Call the client', dueOn);
}
