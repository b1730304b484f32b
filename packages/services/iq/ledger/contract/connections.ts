import { endpoint } from '@suite/contract/endpoint';
import * as v from 'valibot';
import { duplicateCounts, duplicates } from './duplicates';
import { connectionType } from './firms';

/** The apps that show a firm's connections. */
const readers = ['app:iq-settings', 'app:iq-onboarding', 'app:iq-dashboard'] as const;

/** The apps that create and end connections. */
const setUp = ['app:iq-settings', 'app:iq-onboarding'] as const;

const data = <T extends v.GenericSchema>(schema: T) => v.object({ data: schema });

/** `reconnect`: the provider no longer accepts the suite's authorization, and the person has to connect again. */
export const connectionState = v.picklist(['not-connected', 'connected', 'reconnect']);
export type ConnectionState = v.InferOutput<typeof connectionState>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const syncCounts = v.object({ kind: v.string(), read: count, imported: count, skipped: count, rejected: count });

/** A sync of a provider. Moments are ISO 8601 in UTC. */
const sync = v.object({
  startedAt: v.string(),
  /** Null while the sync runs or waits to continue. */
  finishedAt: v.nullable(v.string()),
  /** Why it didn't finish, in a sentence. */
  failure: v.nullable(v.string()),
  counts: v.array(syncCounts),
});

/** A provider that can be connected, and the state of the firm's connection to it. */
export const providerConnection = v.object({
  connectionType,
  name: v.string(),
  /** Whether the operator has configured the suite's credentials at the provider. Without them, nothing can be connected. */
  isConfigured: v.boolean(),
  state: connectionState,
  /** The provider's name for the books; null if none are connected. */
  account: v.nullable(v.string()),
  isSyncing: v.boolean(),
  /** When all changes were last read, and when they will be read next; ISO 8601 in UTC. */
  lastSyncAt: v.nullable(v.string()),
  nextSyncAt: v.nullable(v.string()),
  /** Why syncing fails, as a sentence. */
  failure: v.nullable(v.string()),
  /** Counts of new documents that another source already imported; null unless the sync stopped to ask about them. */
  duplicates: v.optional(v.nullable(duplicateCounts), null),
  /** The current or last sync. */
  sync: v.nullable(sync),
});
export type ProviderConnection = v.InferOutput<typeof providerConnection>;

export const getProviderConnections = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/connections',
  auth: 'bearer',
  right: readers,
  response: data(v.array(providerConnection)),
});

export const getProviderConnection = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/providers/{connectionType}',
  auth: 'bearer',
  right: readers,
  response: data(providerConnection),
});

/** Returns the provider's URL, which opens in a new tab. It is valid for 10 minutes in this browser. */
export const startConnection = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/providers/{connectionType}/authorizations',
  auth: 'bearer',
  usesCookies: true,
  right: setUp,
  body: v.object({
    /** The URL in a zone to return to. `connection` and `outcome` (`ConnectionOutcome`) are added to its hash. */
    returnTo: v.string(),
    /** The browser URL of the spreadsheet or workbook, or its id. For Google Sheets and Microsoft Office. */
    document: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    /** Whether to also ask for permission to write invoices. */
    writes: v.optional(v.boolean(), false),
  }),
  response: data(v.object({ address: v.string() })),
});

/** The outcome of connecting, in the URL that the person returns to. */
export const ConnectionOutcome = { connected: 'connected', declined: 'declined', failed: 'failed' } as const;

/** The callback that a provider redirects the person to (RFC 6749 §4.1.2). */
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
 * Connects QuickBooks Desktop and returns the file for its Web Connector and the password that it asks for. The password is shown
 * only once. Each call creates a new password and disables the old one.
 */
export const connectDesktop = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/desktop',
  auth: 'bearer',
  right: setUp,
  response: data(v.object({ userName: v.string(), password: v.string(), fileName: v.string(), file: v.string() })),
  status: 201,
});

/** Requests a sync. */
export const syncConnection = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/providers/{connectionType}/syncs',
  auth: 'bearer',
  right: setUp,
  status: 202,
});

/**
 * Decides what happens to documents that another source already imported, after a sync stopped to ask, and starts another sync.
 */
export const chooseDuplicates = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/providers/{connectionType}/duplicates',
  auth: 'bearer',
  right: setUp,
  body: v.object({ duplicates }),
  status: 204,
});

/** Ends a connection. What it imported stays in the ledger. */
export const endConnection = endpoint({
  method: 'DELETE',
  base: 'RNAPI2_BASE_URL',
  path: '/connections/providers/{connectionType}',
  auth: 'bearer',
  right: setUp,
  status: 204,
});
