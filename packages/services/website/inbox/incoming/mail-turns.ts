import { SuiteError } from '@suite/contract/errors';
import { createTurns } from '@suite/kernel/process/turns';

/** Bytes above which a mail is large. */
const LARGE = 2 ** 20;

/** Large mails that are in memory at the same time. */
const AT_ONCE = 2;

/** Large mails that wait for others. Their bodies are not read yet. */
const WAITING = 10;

/** Seconds after which a mail server may try again. */
const RETRY_AFTER = 30;

const busy = () =>
  new SuiteError('busy', `Too many large mails are being read. Send this one again in ${RETRY_AFTER} s.`, {
    retryAfterSeconds: RETRY_AFTER,
  });

const turns = createTurns(AT_ONCE, { waiting: WAITING, busy });

/** Reads a mail once it has its turn; a small one at once. @throws SuiteError `busy` when too many large ones wait */
export const inTurn = <T>(bytes: number, read: () => Promise<T>): Promise<T> => (bytes > LARGE ? turns.last(read) : read());
