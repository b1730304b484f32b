import { Header } from '@suite/contract/headers';
import type { DraftContent, SourceLink } from '../contract/answers';
import type { Asker, CallApi } from '../tools/call-tool';

interface DraftRequest {
  path: string;
  body: object;
  linkOf(made: Record<string, unknown>): SourceLink;
}

function requestOf(content: DraftContent): DraftRequest {
  const { clientId } = content;
  if (content.kind === 'reminder') {
    const { to, subject, text, asOf } = content;
    return {
      path: `/insights/advisory/debtors/${clientId}/reminders`,
      body: { to, subject, text, asOf },
      linkOf: () => ({ zone: 'iq-clients', route: '/client', query: { id: clientId } }),
    };
  }
  if (content.kind === 'to-do') {
    const { text, dueOn, client } = content;
    return {
      path: '/insights/advisory/to-dos',
      body: { clientId, text, dueOn },
      linkOf: () => ({ zone: 'iq-client-advisory', route: '/', query: { find: client } }),
    };
  }
  return {
    path: '/proposals/v1/proposals',
    body: { clientId, title: content.title },
    linkOf: ({ id }) => ({ zone: 'offer', route: '/proposal', query: { id: String(id) } }),
  };
}

/** Carries out a confirmed draft once, with the person's rights. If the call is refused, returns its failure unchanged. */
export async function makeDraft(
  callApi: CallApi,
  { authorization, origin }: Asker,
  draftId: string,
  content: DraftContent,
): Promise<{ link: SourceLink } | { refused: Response }> {
  const { path, body, linkOf } = requestOf(content);
  const text = JSON.stringify(body);
  const response = await callApi(
    new Request(new URL(path, origin), {
      method: 'POST',
      headers: {
        Authorization: authorization,
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(text)),
        // Confirming twice carries it out once.
        [Header.idempotencyKey]: `draft ${draftId}`,
      },
      body: text,
    }),
  );
  if (!response.ok) return { refused: response };
  return { link: linkOf((await response.json()) as Record<string, unknown>) };
}
