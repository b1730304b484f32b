import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';
import { duplicateCounts, duplicates } from './duplicates';
import { connectionType } from './firms';

/** The apps that show a firm's connections. */
const readers = ['app:iq-settings', 'app:iq-onboarding', 'app:iq-dashboard'] as const;

/** The apps in which they are made and ended. */
const setUp = ['app:iq-settings', 'app:iq-onboarding'] as const;

const data = <T extends v.GenericSchema>(schema: T) => v.object({ data: schema });

/** `reconnect`: the provider no longer lets the suite in, and the person has to connect again. */
export const connectionState = v.picklist(['not-connected', 'connected', 'reconnect']);
export type ConnectionState = v.InferOutput<typeof connectionState>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What became of the rows of a kind in a sync. */
const syncCounts = v.object({ kind: v.string(), read: count, imported: count, skipped: count, rejected: count });

/** One reading of a provider; moments are ISO 8601 in UTC. */
const sync = v.object({
  startedAt: v.string(),
  /** Null while it runs or waits to go on. */
  finishedAt: v.nullable(v.string()),
  /** Why it didn't finish, in a sentence. */
  failure: v.nullable(v.string()),
  counts: v.array(syncCounts),
});

/** A provider whose books can be connected, and how the firm stands with it. */
export const providerConnection = v.object({
  connectionType,
  /** What people call the provider. */
  name: v.string(),
  /** Whether the operator has told the suite how the provider knows it; without, nothing can be connected. */
  isConfigured: v.boolean(),
  state: connectionState,
  /** What the provider calls the books; null when none are connected. */
  account: v.nullable(v.string()),
  isSyncing: v.boolean(),
  /** When all of its changes were last read, and when they will be next; ISO 8601 in UTC. */
  lastSyncAt: v.nullable(v.string()),
  nextSyncAt: v.nullable(v.string()),
  /** Why it stands still, in a sentence. */
  failure: v.nullable(v.string()),
  /** Documents that another source brought already, of those that were new; null unless the sync stopped to ask about them. */
  duplicates: v.optional(v.nullable(duplicateCounts), null),
  /** The sync under way, or the last. */
  sync: v.nullable(sync),
});
export type ProviderConnection = v.InferOutput<typeof providerConnection>;

export const getProviderConnections = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/connections',
  auth: 'bearer',
  right: readers,
  answer: data(v.array(providerConnection)),
});

export const getProviderConnection = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/providers/{connectionType}',
  auth: 'bearer',
  right: readers,
  answer: data(providerConnection),
});

/** The provider's address to open in a new tab; it is valid for 10 minutes, in this browser. */
export const startConnection = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/providers/{connectionType}/authorizations',
  auth: 'bearer',
  usesCookies: true,
  right: setUp,
  body: v.object({
    /** The zone's address to come back to; its hash gets `connection` and `outcome` (`ConnectionOutcome`). */
    returnTo: v.string(),
    /** Address of the spreadsheet or workbook in the browser, or its id; for Google Sheets and Microsoft Office. */
    document: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  }),
  answer: data(v.object({ address: v.string() })),
});

/** What the address that a person comes back to says of the connection they began. */
export const ConnectionOutcome = { connected: 'connected', declined: 'declined', failed: 'failed' } as const;

/** Where a provider sends the person back to (RFC 6749 §4.1.2). */
export const finishConnection = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/callback',
  auth: 'cookie',
  query: v.looseObject({
    state: v.optional(v.string()),
    code: v.optional(v.string()),
    error: v.optional(v.string()),
  }),
  status: 302,
});

/**
 * Connects QuickBooks Desktop: the file that its Web Connector opens, and the password that it asks for. The password is
 * shown this once; asked for again, there is a new one and the old one opens nothing.
 */
export const connectDesktop = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/desktop',
  auth: 'bearer',
  right: setUp,
  answer: data(v.object({ userName: v.string(), password: v.string(), fileName: v.string(), file: v.string() })),
  status: 201,
});

export const syncConnection = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/providers/{connectionType}/syncs',
  auth: 'bearer',
  right: setUp,
  status: 202,
});

/** Says what becomes of documents that another source brought already, where a sync stopped to ask, and starts another. */
export const chooseDuplicates = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/providers/{connectionType}/duplicates',
  auth: 'bearer',
  right: setUp,
  body: v.object({ duplicates }),
  status: 204,
});

/** Ends a connection; what it brought into the ledger stays. */
export const endConnection = endpoint({
  method: 'DELETE',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/providers/{connectionType}',
  auth: 'bearer',
  right: setUp,
  status: 204,
});
