import type { Message } from '@services/assistant/contract/answers';
import type { ConversationRow } from '@services/assistant/contract/conversations';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';

export const path = '/openai-gateway/v1';
export const idOf = (number: number) => `00000000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

export const row: ConversationRow = {
  ...{ id: idOf(1), title: 'Receivables', folderId: null, isTemporary: false, isShared: false, owner: null },
  changedAt: '2026-03-02T14:00:00Z',
};

export const message = (number: number, text: string, rest: Partial<Message> = {}): Message => ({
  ...{ id: idOf(number), parentId: null, role: number % 2 ? 'assistant' : 'person', text, createdAt: '2026-03-02T14:00:00Z' },
  ...{ state: 'done', failure: null, steps: [], sources: [], marks: [], drafts: [], model: null, isWithheld: false },
  siblings: [idOf(number)],
  ...rest,
});

export const refused = (message: string) => Response.json({ code: 'limit_reached', message }, { status: 409 });
export const none = () => new Response(null, { status: 204 });

/** Opens a part of the chat; `sent` has the bodies of writes by call. */
export function openChat(view: ReactNode, answers: Record<string, Answer> = {}, claims: object = {}) {
  cleanup();
  const sent: [string, unknown][] = [];
  const recorded = Object.entries(answers).map(([call, answer]): [string, Answer] => [
    call,
    async (request) => {
      const text = call.startsWith('GET') ? '' : await request.clone().text();
      if (!call.startsWith('GET')) sent.push([call.replace(path, ''), text ? JSON.parse(text) : null]);
      return answer(request);
    },
  ]);
  const status = {
    model: { name: 'm1', host: 'model.example' },
    used: 3,
    limit: 10,
    sendsTaxData: false,
    retentionDays: null,
    intents: [],
  };
  const suite = renderInSuite(view, {
    zone: 'chat',
    claims: { userId: 'u1', companyId: 'c1', ...claims },
    answers: {
      [`GET ${path}/status`]: () => Response.json(status),
      'GET /spark/v1/prompts': () => Response.json({ prompts: [] }),
      [`GET ${path}/folders`]: () => Response.json({ folders: [] }),
      ...Object.fromEntries(recorded),
    },
  });
  return { ...suite, sent };
}
