/** The firm's inventory of devices. A person sees their own; an administrator sees and changes all. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';
import { checks, kinds, levels, platforms, sources, statuses } from './terms';

export const kind = v.picklist(kinds);
export const status = v.picklist(statuses);
export const platform = v.picklist(platforms);
const check = v.picklist(checks);

export const MAX_TEXT = 200;
export const MAX_NOTES = 2_000;

/** Maximum number of rows in an import, and of devices in a change. */
export const MAX_ROWS = 5_000;

const text = v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT));
export const day = v.pipe(
  v.string(),
  v.check((value) => isDay(value), 'Enter a date that exists, as 2026-03-31.'),
);
const optionalDay = v.nullable(day);

/** What is known about the operating system, and when its security updates end. */
const operatingSystem = v.object({
  /** Null when it is unknown. */
  platform: v.nullable(platform),
  /** As reported or typed; empty when unknown. */
  name: v.string(),
  version: v.string(),
  /** Name of the release; null when the table does not contain it. */
  release: v.nullable(v.string()),
  support: v.picklist(['supported', 'ending', 'unsupported', 'unknown']),
  /** Null when no end was announced, its day is unknown, or the release is unknown. */
  endsOn: v.nullable(v.string()),
  /**
   * The newest known version of the release, and the day as of which it is, if the device has an older one. Null doesn't mean that
   * the device has all updates: that isn't judged.
   */
  newer: v.nullable(v.object({ version: v.string(), on: v.string() })),
});
export type OperatingSystem = v.InferOutput<typeof operatingSystem>;

/** `none` for a device that is not in use, or without applicable checks. */
export const states = ['failing', 'unknown', 'passing', 'none'] as const;
export type State = (typeof states)[number];

const entries = {
  kind,
  name: v.pipe(text, v.minLength(1)),
  /** Empty for none; otherwise unique in a firm. */
  serial: text,
  manufacturer: text,
  model: text,
  platform: v.nullable(platform),
  osVersion: text,
  ownerId: v.nullable(id),
  location: text,
  status: v.picklist(['in-stock', 'assigned', 'returned', 'lost']),
  purchasedOn: optionalDay,
  warrantyUntil: optionalDay,
  notes: v.pipe(v.string(), v.trim(), v.maxLength(MAX_NOTES)),
};
export type DeviceEntries = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;

const owner = v.object({ userId: v.string(), name: v.string(), isActive: v.boolean() });

const row = {
  id: v.string(),
  kind,
  name: v.string(),
  serial: v.string(),
  model: v.string(),
  os: operatingSystem,
  owner: v.nullable(owner),
  location: v.string(),
  status,
  state: v.picklist(states),
  level: v.picklist(levels),
  /** Required checks that fail, and those without proof. */
  failing: v.array(check),
  unknown: v.array(check),
  /** ISO 8601 in UTC; null for never. */
  lastSeenAt: v.nullable(v.string()),
  isStale: v.boolean(),
  version: v.number(),
};
const deviceRow = v.object(row);
export type DeviceRow = v.InferOutput<typeof deviceRow>;

const { name: deviceName, serial, state, failing, unknown } = row;

/** A device with its verdict. */
export const judgedDevice = v.object({ id: v.string(), name: deviceName, serial, status, state, failing, unknown });

/** A volume of a device, as named in the evidence. Removable volumes and those without data are listed but not judged. */
const volume = v.object({
  name: v.string(),
  role: v.picklist(['system', 'data', 'removable', 'other']),
  /** Null when there is no proof. */
  isEncrypted: v.nullable(v.boolean()),
  /** What proves it: `FileVault: on`. */
  detail: v.string(),
});
export type Volume = v.InferOutput<typeof volume>;

const checkState = v.object({
  check,
  requirement: v.picklist(['required', 'recommended']),
  state: v.picklist(['pass', 'fail', 'unknown']),
  /** Source of the newest evidence; null when there is none. For the operating system, the source of its version. */
  source: v.nullable(v.picklist(sources)),
  observedAt: v.nullable(v.string()),
  /** The volumes that a verdict on encryption judged; empty when the evidence names none. */
  volumes: v.array(volume),
  /** When the last backup succeeded, if the evidence says so. */
  lastBackupAt: v.nullable(v.string()),
  /** Whether the evidence was positive, but is too old to prove it. */
  isOutdated: v.boolean(),
  /** A newer confirmation that contradicts a file, or the file that a confirmation contradicts. */
  contrary: v.nullable(
    v.object({
      isOn: v.boolean(),
      source: v.picklist(sources),
      observedAt: v.string(),
      /** Name and version of the operating system. */
      system: v.string(),
    }),
  ),
  /** Why a person contradicts a file; empty otherwise. */
  reason: v.string(),
});
export type CheckState = v.InferOutput<typeof checkState>;

const evidence = v.object({
  id: v.string(),
  source: v.picklist(sources),
  at: v.string(),
  /** The person who uploaded or confirmed it. */
  by: v.string(),
  fileName: v.nullable(v.string()),
  /** Path of its screenshot, which a browser can open for an hour. */
  picture: v.nullable(v.string()),
  claims: v.record(v.string(), v.boolean()),
  osVersion: v.string(),
  volumes: v.array(volume),
  lastBackupAt: v.nullable(v.string()),
  /** What the source claims to be on without a proof. */
  claimed: v.array(check),
  /** Checks that it mentions but doesn't prove, with the reason. */
  unproven: v.record(v.string(), v.string()),
  /** Why the person contradicts files, by check. */
  reasons: v.record(v.string(), v.string()),
});
export type Evidence = v.InferOutput<typeof evidence>;

export const device = v.object({
  ...row,
  manufacturer: v.string(),
  purchasedOn: v.nullable(v.string()),
  warrantyUntil: v.nullable(v.string()),
  notes: v.string(),
  /** Whether its data has to be deleted after its return. */
  wipe: v.picklist(['none', 'needed', 'done']),
  disposal: v.nullable(
    v.object({
      on: v.string(),
      method: v.string(),
      note: v.string(),
      by: v.string(),
      certificate: v.nullable(v.object({ name: v.string(), path: v.string() })),
    }),
  ),
  checks: v.array(checkState),
  evidence: v.array(evidence),
  handovers: v.array(v.object({ id: v.string(), kind: v.picklist(['handover', 'return']), on: v.string(), person: v.string() })),
});
export type Device = v.InferOutput<typeof device>;

export const views = ['all', 'failing', 'unknown', 'stale', 'ending', 'passing'] as const;
export type View = (typeof views)[number];

const sorts = ['name', 'owner', 'os', 'lastSeen', 'state', 'status'] as const;

/** Devices for the list, with counts for each view, regardless of the search. */
export const getDevices = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices',
  auth: 'bearer',
  right: 'app:devices',
  query: v.object({
    ...paged,
    find: v.optional(find, ''),
    view: v.optional(v.picklist(views), 'all'),
    kind: v.optional(kind),
    status: v.optional(status),
    /** `none` for devices without an owner. */
    owner: v.optional(v.pipe(v.string(), v.maxLength(36))),
    sort: v.optional(v.picklist(sorts), 'name'),
    order: v.optional(order, 'ascending'),
  }),
  response: v.object({
    devices: v.array(deviceRow),
    total: v.number(),
    counts: v.record(v.picklist(views), v.number()),
    /** Whether the list includes all devices of the firm, or only the caller's. */
    isAll: v.boolean(),
  }),
});
export type DevicesPage = v.InferOutput<typeof getDevices.response>;

export const getDevice = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices/{deviceId}',
  auth: 'bearer',
  right: 'app:devices',
  response: device,
});

export const createDevice = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices',
  auth: 'bearer',
  right: 'admin',
  body: v.object(entries),
  response: device,
  status: 201,
  failures: { 409: problem },
});

export const putDevice = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices/{deviceId}',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ ...entries, version: v.number() }),
  response: device,
  failures: { 409: problem },
});

/** Removes a device that was added by mistake: one without evidence, handovers or disposal. */
export const deleteDevice = endpoint({
  method: 'DELETE',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices/{deviceId}',
  auth: 'bearer',
  right: 'admin',
  status: 204,
  failures: { 409: problem },
});

const ids = v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX_ROWS));

/** Changes the same fields of many devices, or of none if one of them no longer exists. */
export const changeDevices = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/device-changes',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    deviceIds: ids,
    set: v.object({
      kind: v.optional(entries.kind),
      ownerId: v.optional(entries.ownerId),
      location: v.optional(entries.location),
      status: v.optional(entries.status),
      purchasedOn: v.optional(entries.purchasedOn),
      warrantyUntil: v.optional(entries.warrantyUntil),
    }),
  }),
  response: v.object({ changed: v.number() }),
  failures: { 404: problem },
});

const cell = v.optional(v.pipe(v.string(), v.maxLength(MAX_NOTES)), '');

/** The columns of an import; empty cells leave a field unchanged, or empty in a new device. */
export const importColumns = [
  'name',
  'kind',
  'serial',
  'manufacturer',
  'model',
  'platform',
  'osVersion',
  'owner',
  'location',
  'status',
  'purchasedOn',
  'warrantyUntil',
  'notes',
] as const;
export type ImportColumn = (typeof importColumns)[number];

const rejected = v.object({
  /** Line in the file, counted from 1. */
  line: v.number(),
  reason: v.string(),
});
export const importResult = v.object({
  added: v.number(),
  updated: v.number(),
  rejected: v.array(rejected),
});
export type ImportResult = v.InferOutput<typeof importResult>;

/** Adds the rows of a CSV file, or updates devices with the same serial number; invalid rows are left out with the reason. */
export const importDevices = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/device-imports',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    rows: v.pipe(
      v.array(v.object({ line: v.number(), cells: v.object(v.entriesFromList(importColumns, cell)) })),
      v.minLength(1),
      v.maxLength(MAX_ROWS),
    ),
  }),
  maxBytes: 8 * 2 ** 20,
  response: importResult,
  failures: { 409: problem },
});

export const labelFormats = ['sheet', 'single'] as const;

/** Labels with QR codes that open the devices' pages: a sheet of thirty to cut, or one to a page for a label printer. */
export const printLabels = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/device-labels',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ deviceIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(1_000)), format: v.picklist(labelFormats) }),
  responseFile: 'application/pdf',
  failures: { 404: problem },
});

/** Active people of the firm who can be given a device. */
export const getDevicePeople = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/security-data/v1/people',
  auth: 'bearer',
  right: 'admin',
  response: v.object({ people: v.array(v.object({ userId: v.string(), name: v.string(), email: v.string() })) }),
});

const share = v.object({ on: v.number(), off: v.number(), unknown: v.number() });

/** How the devices in use are protected, for the top of the page and the Security Six. */
export const getDeviceOverview = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/security-data/v1/overview',
  auth: 'bearer',
  right: 'admin',
  response: v.object({
    devices: v.number(),
    assigned: v.number(),
    states: v.record(v.picklist(states), v.number()),
    stale: v.number(),
    withoutOwner: v.number(),
    openReturns: v.number(),
    newestEvidenceOn: v.nullable(v.string()),
    /** Devices to which the check applies, by proof. */
    shares: v.record(check, share),
    endingWithin90Days: v.number(),
    /** The day as of which the table of releases is complete. */
    osTableOn: v.string(),
  }),
});
export type DeviceOverview = v.InferOutput<typeof getDeviceOverview.response>;
