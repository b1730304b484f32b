import { inCompany } from '@suite/kernel/http/in-company';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import type { Message } from '../contract/answers';
import { exportConversation } from '../contract/conversations';
import { nameOfMeasure } from '../contract/measure-names';
import { safeMarkdown } from '../contract/safe-markdown';
import { readableConversation } from '../stored/find-conversation';
import { readBranch, toMessages } from '../stored/read-branch';
import type { Chat } from './chat';

/** Maximum number of messages per file. */
const MAX_MESSAGES = 2000;

/** Mounts the route that exports a conversation as a file. */
export function mountExport(app: App, { kernel, answers }: Chat): void {
  route(
    app,
    kernel,
    exportConversation,
    { summary: 'A conversation as Markdown' },
    async ({ caller, database, input: { params } }) => {
      const owner = inCompany(caller);
      const conversation = await readableConversation(database, owner, params.conversationId);
      const { rows } = await readBranch(database, conversation.leafId, MAX_MESSAGES);
      const isOwner = conversation.userId === owner.userId;
      const shown = await toMessages(database, rows, { rights: caller.rights, isOwner, runs: answers.runs });
      const text = `# ${inLine(conversation.title)}\n\n${shown.map(written).join('\n\n---\n\n')}\n`;
      const name =
        conversation.title
          .replace(/[^A-Za-z0-9 -]/g, '')
          .trim()
          .slice(0, 60) || 'conversation';
      return new Response(text, {
        headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}.md"` },
      });
    },
  );
}

const inLine = (text: string) => safeMarkdown(text.replace(/\s+/g, ' ').trim());

function written({ role, text, createdAt, sources, marks, model, isWithheld }: Message): string {
  const head = role === 'person' ? 'Question' : `Answer${model ? ` (${inLine(model)})` : ''}`;
  const day = createdAt.slice(0, 16).replace('T', ' ');
  if (isWithheld) return `**${head}**, ${day} UTC\n\nLeft out: it needs access to an app that you cannot open.`;
  const rows = sources.map(
    ({ key, title, measures }) =>
      `- [${key}] ${inLine(title)}: ${measures.map((measure) => `${nameOfMeasure(measure.name)} ${measure.text}`).join(', ')}`,
  );
  const unmatched = marks.map(({ start, end }) => text.slice(start, end));
  const notes = [
    rows.length ? `Rows:\n\n${rows.join('\n')}` : '',
    unmatched.length ? `Numbers that match no cited row: ${inLine(unmatched.join(', '))}` : '',
  ].filter(Boolean);
  return [`**${head}**, ${day} UTC`, safeMarkdown(text), ...notes].join('\n\n');
}
