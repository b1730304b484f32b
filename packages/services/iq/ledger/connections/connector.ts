import type { Database } from '@suite/kernel/database/database';
import type { ConnectionTypeCode } from '../contract/firms';
import type { Run } from '../import/run-file';
import type { Outcome } from '../import/tally';
import type { Placed } from '../records/in-columns';
import type { OwnKind, PartKind, RecordKind, Records } from '../records/record-kinds';
import type { Absence } from '../records/remove-records';
import type { LedgerSource } from '../schema/ledger';
import type { Ask } from './ask-provider';
import type { LedgerWriter } from './writing/ledger-writer';

/** A provider's tokens for an authorized account. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** The expiry of the access token, in milliseconds since 1970. */
  expiresAt: number;
}

/** The tokens in a provider's response, with their lifetime in seconds. */
export type Granted = Omit<Tokens, 'expiresAt'> & { expiresIn: number };

/** Returns tokens with their expiry. @param now when they were requested, in milliseconds since 1970 */
export const tokensOf = ({ expiresIn, ...tokens }: Granted, now: number): Tokens => ({
  ...tokens,
  expiresAt: now + expiresIn * 1000,
});

/** Identifies the books at the provider, by the provider's own ids. `ledgerId` is different for different books. */
export type LedgerSettings = { ledgerId: string } & Record<string, string>;

/** The provider's account that a person authorized. */
export interface Account {
  /** A name that the person recognizes. */
  name: string;
  settings: LedgerSettings;
}

/** The OAuth 2 flow that authorizes the suite at a provider. */
export interface Authorization {
  /**
   * Returns the page where the person authorizes the suite. `verifier` is the one of PKCE (RFC 7636), for providers that support
   * it.
   * @param request `writes`: also asks for permission to write
   */
  address(request: { state: string; verifier: string; redirectUri: string; writes: boolean }): Promise<string>;
  /** Exchanges the query that the provider sent back for tokens. */
  exchange(answer: { query: URLSearchParams; state: string; verifier: string; redirectUri: string }): Promise<Granted>;
  /** @throws ConsentLostError if the provider says that the authorization has ended */
  refresh(refreshToken: string): Promise<Granted>;
  /** Tells the provider that the authorization has ended. */
  revoke(tokens: Tokens, settings: LedgerSettings): Promise<void>;
}

type RecordsByKind = { [Kind in RecordKind]?: Placed<Records[Kind]>[] };

/** A provider's row that could not be read or has no equivalent in the ledger. */
export interface Unread {
  kind: RecordKind;
  line: number;
  column?: string | undefined;
  reason: string;
}

/** Data that is written in one transaction. Continuing from its cursor reads none of it again. */
export interface Batch {
  /** The provider's name for the rows. */
  name: string;
  records?: RecordsByKind;
  /** Documents that are not, or no longer, in the provider's books. */
  absences?: { [Kind in OwnKind]?: Placed<Absence>[] };
  /** Ids of documents whose parts of a kind are all in this batch. Other parts in the ledger are removed. */
  whole?: { [Kind in PartKind]?: string[] };
  /** Ids of payments that only settle what this batch contains. */
  settling?: string[];
  unread?: Unread[];
  /** The number of rows per kind that do not belong in the ledger. */
  passedOver?: Partial<Record<RecordKind, number>>;
  /** Kinds whose records are passed over instead of rejected if they name a party that is not in the ledger. */
  passingUnknown?: RecordKind[];
  /** Writes rows that can only be converted to records with the help of the ledger. Used instead of `records`. */
  work?: (transaction: Database) => Promise<Outcome[]>;
  /** Where the next batch starts. */
  cursor: unknown;
}

/** Thrown if a provider cannot list all changes. Everything has to be read again. */
export class UnknownStateError extends Error {
  override name = 'UnknownStateError';
}

export interface Reading {
  database: Database;
  run: Run;
  startedAt: Date;
  /** Calls the provider with the current access token. */
  ask: Ask;
  settings: LedgerSettings;
  /** Only read changes since this moment; null to read everything. */
  since: Date | null;
  /** The cursor of the last written batch; null at the start. */
  cursor: unknown;
}

/** How a person chooses the document to read. */
export interface DocumentChoice {
  /** The message for a person who chose no document, or an invalid one. */
  howTo: string;
  /** Returns the connector's id of the document, without spaces; undefined if the text is not an address of one. */
  idOf(given: string): string | undefined;
}

/** Books that are imported into the ledger, by any kind of connection. */
export interface Source {
  type: ConnectionTypeCode;
  source: LedgerSource;
  /** The record kinds of this source, in the order in which they are shown. */
  kinds: readonly string[];
  /**
   * Returns true if the provider can list all changes since a moment. Otherwise everything is read again, and what is missing is
   * removed.
   */
  canTellSince(since: Date, now: Date): boolean;
}

/** A provider that the suite calls. The connector reads; the framework runs it, stores its tokens and writes its batches. */
export interface Connector extends Source {
  name: string;
  /** Present if the books are one of several documents and the person chooses it. */
  document?: DocumentChoice;
  authorization: Authorization;
  /**
   * Returns the books that the person has just authorized.
   * @param document the result of `document.idOf`; empty if there is no choice
   */
  findAccount(ask: Ask, answer: URLSearchParams, document: string): Promise<Account & { currency: string | null }>;
  /** @throws UnknownStateError */
  read(reading: Reading): AsyncGenerator<Batch>;
  /** Present if the suite can write to the books. */
  writing?: {
    /** Whether the person has to authorize the suite again before it can write. */
    needsConsent: boolean;
    /** Whether the provider has drafts of invoices. */
    hasDrafts: boolean;
    open(ask: Ask, settings: LedgerSettings): LedgerWriter;
  };
}
