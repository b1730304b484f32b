import { defineService } from '@suite/kernel/service/service';
import { inProcess } from '@suite/kernel/throttle/client';
import { inArray, sql } from 'drizzle-orm';
import { createAnswers } from './answers/create-answers';
import * as administrationContract from './contract/administration';
import * as completionsContract from './contract/completions';
import * as conversationsContract from './contract/conversations';
import { createModel, type ModelSettings, type ModelTimes, modelTimes } from './model/model';
import { mountAdministration } from './routes/administration';
import { mountAsking } from './routes/asking';
import { mountCompletions } from './routes/completions';
import { mountConversations } from './routes/conversations';
import { mountDrafts } from './routes/drafts';
import { mountExport } from './routes/export';
import { mountFolders } from './routes/folders';
import { conversations, folders, requests, settings } from './schema';
import { removeOld } from './stored/remove-old';
import { createStreams } from './stream/streams';

interface Settings {
  /** The operator's model server; without it, questions are answered by lookup. */
  model?: ModelSettings | undefined;
  modelTimes?: ModelTimes | undefined;
}

/** Conversations about the firm, answered by an OpenAI-compatible model or by typed lookup. */
export const service = defineService<Settings>({
  name: 'openai-gateway',
  contracts: [administrationContract, completionsContract, conversationsContract],
  health: {
    'openai-gateway': (database) => database.execute(sql`SELECT 1 FROM ${conversations} LIMIT 1`),
  },
  // Requests to the model are listed for this long, even after their conversations are deleted.
  expiries: [{ table: 'openai_gateway.requests', column: 'at', hours: 400 * 24 }],
  async removeCompanies(database, companyIds) {
    for (const table of [conversations, folders, requests, settings])
      await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open(kernel, options) {
    const model = options.model && createModel(options.model, options.modelTimes ?? modelTimes, kernel.clock);
    const answers = createAnswers(kernel, model);
    const streams = createStreams();
    return {
      routes(app) {
        const chat = { kernel, answers, callApi: (request: Request) => app.fetch(request, { client: inProcess }) };
        mountCompletions(app, chat);
        mountConversations(app, chat);
        mountAsking(app, chat, streams);
        mountFolders(app, chat);
        mountDrafts(app, chat);
        mountExport(app, chat);
        mountAdministration(app, chat);
      },
      start: () => answers.endAbandoned(true),
      async sweep() {
        await answers.endAbandoned(false);
        await removeOld(kernel.database, kernel.clock());
      },
      endStreams: streams.endAll,
      stop: answers.stopAll,
    };
  },
});
