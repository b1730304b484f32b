import type { Database } from '@suite/kernel/database/database';
import type { ConnectionTypeCode } from '../contract/firms';
import type { Run } from '../import/run-file';
import type { Outcome } from '../import/tally';
import type { OwnKind, PartKind, RecordKind, Records } from '../records/record-kinds';
import type { Absence } from '../records/remove-records';
import type { Placed } from '../records/write-records';
import type { LedgerSource } from '../schema/ledger';
import type { Ask } from './ask-provider';

/** A provider's tokens for an authorized account. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** When the access token ends, in milliseconds since 1970. */
  expiresAt: number;
}

/** Tokens in a provider's answer, with the seconds for which they are valid. */
export type Granted = Omit<Tokens, 'expiresAt'> & { expiresIn: number };

/** Tokens with the moment at which they expire. @param now when they were requested, in milliseconds since 1970 */
export const tokensOf = ({ expiresIn, ...tokens }: Granted, now: number): Tokens => ({
  ...tokens,
  expiresAt: now + expiresIn * 1000,
});

/** Which books they are, by the provider's own ids; `books` tells them from others. */
export type BooksSettings = { books: string } & Record<string, string>;

/** The provider's account that a person authorized. */
export interface Account {
  /** A name that the person knows. */
  name: string;
  settings: BooksSettings;
}

/** How a person authorizes the suite at a provider (OAuth 2). */
export interface Authorization {
  /** The page where they do. `verifier` is PKCE's (RFC 7636), for providers that offer it. */
  address(request: { state: string; verifier: string; redirectUri: string }): Promise<string>;
  /** The tokens for what the provider sent the person back with. */
  exchange(answer: { query: URLSearchParams; state: string; verifier: string; redirectUri: string }): Promise<Granted>;
  /** @throws ConsentLost when the provider says that it is over */
  refresh(refreshToken: string): Promise<Granted>;
  /** Tells the provider that it is over. */
  revoke(tokens: Tokens, settings: BooksSettings): Promise<void>;
}

type RecordsByKind = { [Kind in RecordKind]?: Placed<Records[Kind]>[] };

/** A provider's row that could not be read, or that the ledger has no place for. */
export interface Unread {
  kind: RecordKind;
  line: number;
  column?: string | undefined;
  reason: string;
}

/** What is written in one transaction; continuing from its cursor repeats nothing of it. */
export interface Batch {
  /** The provider's name for what was read. */
  name: string;
  records?: RecordsByKind;
  /** What is not in the provider's books, or no longer. */
  absences?: { [Kind in OwnKind]?: Placed<Absence>[] };
  /** Documents, by their ids, whose parts of a kind all stand in this batch: what the ledger has beyond is gone. */
  whole?: { [Kind in PartKind]?: string[] };
  /** Payments, by their ids, that settle what this batch says and nothing else. */
  settling?: string[];
  unread?: Unread[];
  /** How many rows of a kind the ledger has no place for, rightly. */
  passedOver?: Partial<Record<RecordKind, number>>;
  /** Kinds whose records are passed over, not rejected, when they name somebody who is not in the ledger. */
  passingUnknown?: RecordKind[];
  /** Rows of a table, which become records only beside the ledger: written in place of `records`. */
  work?: (transaction: Database) => Promise<Outcome[]>;
  /** Where to go on. */
  cursor: unknown;
}

/** Thrown when a provider cannot list all changes: everything has to be read again. */
export class CannotTell extends Error {
  override name = 'CannotTell';
}

export interface Reading {
  database: Database;
  run: Run;
  /** When the run began. */
  startedAt: Date;
  /** Asks the provider, with the access token of the moment. */
  ask: Ask;
  settings: BooksSettings;
  /** What changed from here on is wanted; everything when null. */
  since: Date | null;
  /** That of the last batch written; null at the beginning. */
  cursor: unknown;
}

/** How a person says which of their documents is to be read. */
export interface DocumentChoice {
  /** What a person is told who named none, or something else. */
  howTo: string;
  /** What the connector knows it by, without spaces; undefined when the text is no address of one. */
  idOf(given: string): string | undefined;
}

/** Books that are read into the ledger, however they come. */
export interface Source {
  type: ConnectionTypeCode;
  source: LedgerSource;
  /** Kinds that it brings, in the order that a person is told of them. */
  kinds: readonly string[];
  /** Whether changes since that moment can be told; where not, everything is read anew and what is not met is gone. */
  canTellSince(since: Date, now: Date): boolean;
}

/** A provider that is read by calls. A connector reads; the framework runs it, stores its tokens and writes its batches. */
export interface Connector extends Source {
  name: string;
  /** Where the books are one document of many, which the person names. */
  document?: DocumentChoice;
  authorization: Authorization;
  /**
   * The books that the person has just let the suite into.
   * @param document as `document.idOf` gave it; empty where there is no such choice
   */
  findAccount(ask: Ask, answer: URLSearchParams, document: string): Promise<Account & { currency: string | null }>;
  /** @throws CannotTell */
  read(reading: Reading): AsyncGenerator<Batch>;
}
