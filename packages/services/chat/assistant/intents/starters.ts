import { type Asker, type CallApi, callTool, ToolError } from '../tools/call-tool';
import type { Tool } from '../tools/tool-list';
import { examples, examplesOfClient } from './answer-by-lookup';

/** Minimum length of a name that is recognized in a question (`clientsIn`). */
const SHORTEST_NAME = 3;

/**
 * Returns the suggested questions. Questions about a client name one that the asker may read: the one that owes most, for which a
 * reminder can be prepared, otherwise the largest; they are left out when there is no client.
 */
export async function startersOf(callApi: CallApi, asker: Asker, tool: Tool | undefined): Promise<string[]> {
  const general = examples.filter((example) => !examplesOfClient.includes(example));
  if (!tool) return general;
  const nameOf = async (args: Record<string, string>) => {
    const { rows } = await callTool(callApi, tool, {
      ...{ asker, currency: 'USD', firstKey: 1 },
      args: { ...args, order: 'descending', limit: '5' },
    });
    return rows.slice(1).find(({ title }) => title.length >= SHORTEST_NAME)?.title;
  };
  try {
    const debtor = await nameOf({ only: 'overdue', sort: 'overdueLessCredit' });
    const name = debtor ?? (await nameOf({ sort: 'sales' }));
    if (name === undefined) return general;
    const possible = examplesOfClient.filter((example) => debtor !== undefined || !/reminder/.test(example));
    return [...general, ...possible.map((example) => example.replace('a client', () => name))];
  } catch (error) {
    if (error instanceof ToolError) return general;
    throw error;
  }
}
