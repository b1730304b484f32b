import { SuiteError } from '@suite/contract/errors';
import type { Kernel } from '@suite/kernel/http/kernel';
import type { SentKind } from '../contract/administration';
import { type Model, ModelError } from '../model/model';
import { type Piece, readCompletion } from '../model/read-completion';
import type { Usage } from '../model/usage';
import { recordRequest, settingsOf, settleRequest } from './requests';

export interface Asking {
  companyId: string;
  userId: string;
  kinds: SentKind[];
  isWithheld: boolean;
  body: object;
  signal: AbortSignal;
}

/**
 * Streams a completion for a person: counts and records it, and ends it when the signal aborts.
 * @throws ModelError @throws the signal's reason
 */
export async function* complete(kernel: Kernel, model: Model, asking: Asking): AsyncGenerator<Piece> {
  const { database, clock } = kernel;
  const { companyId, userId, kinds, isWithheld, signal } = asking;
  const body = { ...asking.body, stream: true, stream_options: { include_usage: true } };
  const { dailyLimit } = await settingsOf(database, companyId);
  const request = {
    companyId,
    userId,
    kinds,
    isWithheld,
    host: model.host,
    model: model.name,
    characters: JSON.stringify(body).length,
  };
  const id = await recordRequest(database, request, dailyLimit, clock()).catch((error: unknown) => {
    if (error instanceof SuiteError && error.code === 'throttled') throw new ModelError('limit', error.message);
    throw error;
  });
  const startedAt = performance.now();
  let usage: Usage = { promptTokens: null, completionTokens: null };
  let outcome: 'done' | 'stopped' | 'failed' = 'stopped';
  let hasStarted = false;
  try {
    const { response, times } = await model.send(body, signal);
    if (!response.body) throw new ModelError('garbage', 'The model server sent no stream.');
    hasStarted = true;
    for await (const piece of readCompletion(response.body, times, signal)) {
      if ('usage' in piece) usage = piece.usage;
      yield piece;
    }
    outcome = 'done';
    model.settled(true);
  } catch (error) {
    outcome = signal.aborted ? 'stopped' : 'failed';
    if (hasStarted && error instanceof ModelError) model.settled(false);
    throw error;
  } finally {
    const milliseconds = Math.round(performance.now() - startedAt);
    await settleRequest(database, id, { ...usage, milliseconds, outcome });
  }
}
