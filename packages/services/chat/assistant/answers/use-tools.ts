import type { Database } from '@suite/kernel/database/database';
import { cut } from '../texts/storable';
import { type Asker, type CallApi, callTool, type ToolAnswer, ToolError } from '../tools/call-tool';
import { currencyOf } from '../tools/clients-in';
import type { Tool } from '../tools/tool-list';
import { hiddenIn } from '../withheld/rows-for-model';
import type { Run } from './run';

/** Maximum number of rows that an answer can cite. */
const MAX_SOURCES = 400;

interface Options {
  database: Database;
  tools: ReadonlyMap<string, Tool>;
  callApi: CallApi;
  asker: Asker;
}

/** Makes tool calls for an answer, and records their rows and the rights they needed. */
export function usingTools(run: Run, { database, tools, callApi, asker }: Options) {
  let currency: string | undefined;

  return async function call(name: string, args: Readonly<Record<string, unknown>> = {}): Promise<ToolAnswer> {
    const step = { tool: cut(name, 60), state: 'running' as const, rows: 0, failure: null };
    const position = run.steps.push(step) - 1;
    const settle = (change: Partial<(typeof run.steps)[number]>) => {
      run.steps = run.steps.map((one, at) => (at === position ? { ...step, ...change } : one));
      run.version++;
      run.tell();
    };
    settle({});
    try {
      const tool = tools.get(name);
      if (!tool) throw new ToolError(`There is no call ${name.slice(0, 60)}.`, 404);
      if (run.sources.length > MAX_SOURCES) throw new ToolError('This answer has read as many rows as one may.', 413);
      currency ??= await currencyOf(database, run.companyId);
      const answer = await callTool(callApi, tool, {
        asker,
        args,
        currency,
        firstKey: run.sources.length + 1,
        signal: run.aborter.signal,
      });
      run.sources = [...run.sources, ...answer.rows];
      for (const hidden of answer.rows.flatMap(hiddenIn)) run.hidden.set(`${hidden.kind} ${hidden.text}`, hidden);
      if (tool.needs.length) run.needs.push(tool.needs);
      settle({ state: 'done', rows: answer.rows.length });
      return answer;
    } catch (error) {
      settle({ state: 'failed', failure: error instanceof ToolError ? cut(error.message, 300) : 'The call failed.' });
      throw error;
    }
  };
}
