import { firmDay } from '@services/identity/ports';
import type { Kernel } from '@suite/kernel/http/kernel';
import { and, eq, lt } from 'drizzle-orm';
import type { Draft, FailureReason, Measure, Source } from '../contract/answers';
import { preparing } from '../drafts/prepare';
import { settingsOf } from '../gateway/requests';
import { answerByLookup } from '../intents/answer-by-lookup';
import { type Model, ModelError } from '../model/model';
import { citedKeys, unmatchedNumbers } from '../numbers/check-numbers';
import { drafts, messages } from '../schema';
import { storable } from '../texts/storable';
import type { Asker, CallApi } from '../tools/call-tool';
import { asOfDay, clientsIn } from '../tools/clients-in';
import { textOf } from '../tools/read-rows';
import { type Tool, toolsOf } from '../tools/tool-list';
import { namesOfClients } from '../withheld/client-names';
import type { Hidden } from '../withheld/placeholders';
import { answerByModel, type Earlier } from './answer-by-model';
import { createRun, type Run, StoppedError } from './run';
import { usingTools } from './use-tools';

/** Milliseconds between two writes of an answer in progress. */
const WRITE_EVERY = 2000;

/** Milliseconds without a heartbeat after which the process of an answer counts as gone. */
export const GONE_AFTER = 30_000;

/** Maximum number of answers in progress per process; a person may use only a few of them. */
const MAX_RUNS = 400;
const MAX_OF_PERSON = 4;

export interface AnswerRequest {
  messageId: string;
  companyId: string;
  userId: string;
  asker: Asker;
  question: string;
  history: Earlier[];
  /** Texts of the whole conversation that a firm may withhold from the model. */
  hidden: Hidden[];
}

export type Answers = ReturnType<typeof createAnswers>;

/** Creates answers in the background of this process, so that they continue without a reader. */
export function createAnswers(kernel: Kernel, model: Model | undefined) {
  const { database, clock } = kernel;
  let allTools: ReadonlyMap<string, Tool> | undefined;
  /** Computed on first use, because every service must have mounted its routes. */
  const tools = () => (allTools ??= toolsOf(kernel));
  const runs = new Map<string, Run>();

  async function answer(run: Run, callApi: CallApi, { asker, question, history, hidden }: AnswerRequest): Promise<void> {
    const call = usingTools(run, { database, tools: tools(), callApi, asker });
    const prepare = preparing(callApi, asker);
    const today = await firmDay(database, run.companyId, clock());
    if (model) {
      const { allowsTaxData } = await settingsOf(database, run.companyId);
      run.hasTaxData = allowsTaxData;
      const clients = await namesOfClients(database, run.companyId);
      return answerByModel(run, { kernel, model, tools: tools(), call, prepare, history, hidden, clients, allowsTaxData, today });
    }
    const prepared = (content: Promise<Parameters<Run['addDraft']>[0]>) =>
      content.then(async (made) => {
        await run.addDraft(made);
        return made;
      });
    const answered = await answerByLookup(
      {
        call: (name, args) => call(name, args),
        quote: (measure) => quoted(run, measure),
        prepareReminder: (clientId) => prepared(prepare.prepareReminder(clientId)),
        prepareToDo: (clientId, text) => prepared(prepare.prepareToDo(clientId, text)),
        prepareOffer: (clientId) => prepared(prepare.prepareOffer(clientId)),
        clientsIn: (text) => clientsIn(database, run.companyId, text),
        asOf: () => asOfDay(database, run.companyId),
        today,
      },
      question,
    );
    run.text = answered.text;
    run.claimsNothing = answered.isRefused;
  }

  async function make(run: Run, callApi: CallApi, request: AnswerRequest): Promise<void> {
    const beat = setInterval(() => void write(run).catch(() => undefined), WRITE_EVERY);
    try {
      await answer(run, callApi, request);
      run.state = 'done';
    } catch (error) {
      settleFailure(run, error, kernel);
    } finally {
      clearInterval(beat);
      run.marks = run.claimsNothing ? [] : unmatchedNumbers(run.text, run.sources);
      // Sources that are not cited would only take space.
      const cited = citedKeys(run.text);
      run.sources = run.sources.filter(({ key }) => cited.has(key));
      run.version++;
      await write(run).catch((error: unknown) => fail(run, error));
      run.hasEnded = true;
      runs.delete(run.messageId);
      run.tell();
    }
  }

  /** Marks an answer as failed when it could not be written. Writes only the state, in case the database rejects other values. */
  async function fail(run: Run, error: unknown): Promise<void> {
    kernel.logger.error('an answer could not be written', error);
    run.state = 'failed';
    run.failure = 'unexpected';
    await database
      .update(messages)
      .set({ state: 'failed', failure: 'unexpected' })
      .where(eq(messages.id, run.messageId))
      .catch((again: unknown) => kernel.logger.error('an answer could not be ended', again));
  }

  /** Saves the progress of an answer, and stops it when another process was asked to stop it. */
  async function write(run: Run): Promise<void> {
    const { text, state, failure, steps, sources, marks, needs, hasTaxData } = run;
    const hidden = [...run.hidden.values()];
    const [row] = await database
      .update(messages)
      .set({ ...storable({ text, state, failure, steps, sources, marks, needs, hidden, hasTaxData }), beatAt: new Date(clock()) })
      .where(eq(messages.id, run.messageId))
      .returning({ isToStop: messages.isToStop });
    // No row: it was deleted with its conversation.
    if (!row || row.isToStop) run.aborter.abort(new StoppedError('person'));
  }

  return {
    model,
    tools,
    runs: runs as ReadonlyMap<string, Run>,
    /** Returns whether another answer can be started for a person. */
    hasRoomFor: (userId: string): boolean =>
      runs.size < MAX_RUNS && [...runs.values()].filter((run) => run.userId === userId).length < MAX_OF_PERSON,
    /** Starts an answer; it can be read immediately. */
    start(callApi: CallApi, request: AnswerRequest): Promise<void> {
      const { messageId, companyId, userId } = request;
      const run = createRun({
        messageId,
        companyId,
        userId,
        model: model?.name ?? null,
        async addDraft(prepared) {
          const content = storable(prepared);
          const [row] = await database
            .insert(drafts)
            .values({ messageId, position: run.drafts.length, content })
            .returning({ id: drafts.id });
          if (!row) throw new Error('the draft was not written');
          run.drafts = [...run.drafts, { id: row.id, content, state: 'prepared', link: null }];
          run.version++;
          run.tell();
        },
      });
      runs.set(messageId, run);
      return make(run, callApi, request);
    },
    /** Updates a draft for the readers of an answer in progress. */
    settleDraft(messageId: string, draft: Pick<Draft, 'id'> & Partial<Draft>): void {
      const run = runs.get(messageId);
      if (!run) return;
      run.drafts = run.drafts.map((one) => (one.id === draft.id ? { ...one, ...draft } : one));
      run.version++;
      run.tell();
    },
    stop(messageId: string): void {
      runs.get(messageId)?.aborter.abort(new StoppedError('person'));
    },
    stopAll(): void {
      for (const run of runs.values()) run.aborter.abort(new StoppedError('suite'));
    },
    /** Fails answers whose process is gone; at startup, all running answers if no other process uses the database. */
    async endAbandoned(isStart: boolean): Promise<void> {
      const before = new Date(isStart && kernel.isAlone ? clock() + 1 : clock() - GONE_AFTER);
      await database
        .update(messages)
        .set({ state: 'failed', failure: 'stopped-suite' })
        .where(and(eq(messages.state, 'running'), lt(messages.beatAt, before)));
    },
  };
}

function settleFailure(run: Run, error: unknown, kernel: Kernel): void {
  const reason = run.aborter.signal.aborted ? run.aborter.signal.reason : error;
  if (reason instanceof StoppedError && reason.by === 'person') {
    run.state = 'stopped';
    return;
  }
  run.state = 'failed';
  run.failure = reasonOf(reason);
  if (!(reason instanceof StoppedError || reason instanceof ModelError)) kernel.logger.error('an answer failed', reason);
}

function reasonOf(reason: unknown): FailureReason {
  if (reason instanceof ModelError) return reason.reason;
  return reason instanceof StoppedError ? 'stopped-suite' : 'unexpected';
}

/** Creates a row for a value from the question itself. */
function quoted(run: Run, measure: Omit<Measure, 'name' | 'text'>): Source {
  const text = textOf(measure.kind, measure.value, measure.currency);
  const source: Source = {
    key: run.sources.length + 1,
    title: 'Your question',
    tool: 'question',
    measures: [{ ...measure, name: 'amount', text }],
    facts: {},
    link: null,
  };
  run.sources = [...run.sources, source];
  return source;
}
