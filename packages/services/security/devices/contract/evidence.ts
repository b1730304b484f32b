/** Evidence of how a device is protected: output of osquery, exports of device managements, and confirmations by people. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { day, device, judgedDevice, MAX_TEXT, platform, states } from './devices';
import { checks, evidenceSources, switches } from './terms';

/** Maximum bytes of a file of evidence. */
export const MAX_EVIDENCE_BYTES = 20 * 2 ** 20;

/** Maximum number of devices in the result of an upload: the worst first. */
export const MAX_RESULTS = 200;

/** Maximum bytes of a screenshot. */
export const MAX_PICTURE_BYTES = 5 * 2 ** 20;

const fileName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255));

const checkList = v.array(v.picklist(checks));

/** What a file says about a device, for each check that applies to it. */
const fileChecks = v.object({
  /** The file's date for this device, in ISO 8601 and UTC. */
  at: v.string(),
  proven: checkList,
  /** What the file says is off, or no longer supported. */
  off: checkList,
  /** What the source says is on, without a proof. */
  claimed: checkList,
  unknown: checkList,
});

export const evidenceResult = v.object({
  source: v.picklist(evidenceSources),
  updated: v.number(),
  added: v.number(),
  rejected: v.array(v.object({ device: v.string(), reason: v.string() })),
  /** Checks that the file mentions but does not prove: they stay unknown. */
  unproven: v.array(v.object({ device: v.string(), reason: v.string() })),
  /** Current verdicts on the devices of the file: the counts, and the worst devices first. */
  counts: v.object(v.entriesFromList(states, v.number())),
  devices: v.array(v.object({ ...judgedDevice.entries, file: fileChecks })),
  /** What the file has beside devices that was not read, with the reason. */
  unread: v.array(v.object({ what: v.string(), reason: v.string() })),
  /** Columns that are missing in the file, with the query that returns them. */
  lacking: v.array(v.object({ table: v.string(), columns: v.array(v.string()), query: v.string() })),
});
export type EvidenceResult = v.InferOutput<typeof evidenceResult>;

/**
 * Accepts output of osquery, or an export of Fleet, Intune, Jamf or Google Workspace; the body is the file itself. An administrator's file updates
 * any device of the firm and may add new ones; another person's file updates their own. A file without a date is refused with 400
 * and the field `date`, and has to be sent again with the day on which it was created.
 */
export const uploadEvidence = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/evidence',
  auth: 'bearer',
  right: 'app:devices',
  query: v.object({ fileName, addsDevices: v.optional(v.picklist(['yes', 'no']), 'no'), date: v.optional(day) }),
  isFile: true,
  response: evidenceResult,
  failures: { 400: problem, 413: problem, 507: problem },
});

/**
 * Confirms what the owner of a device or an administrator sees on it today. Unanswered checks stay unknown, and what a file shows
 * as off stays off unless the person says why.
 */
export const confirmDevice = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices/{deviceId}/self-checks',
  auth: 'bearer',
  right: 'app:devices',
  body: v.object({
    answers: v.object(v.entriesFromList(switches, v.optional(v.boolean()))),
    platform: v.nullable(platform),
    /** Empty when the person does not know it. */
    osVersion: v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT)),
    /** Why a file with the opposite result is wrong, by check. Without a reason, the file counts. */
    reasons: v.optional(v.object(v.entriesFromList(checks, v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))))), {}),
  }),
  response: device,
  failures: { 409: problem },
});

/** Adds a screenshot to the person's confirmation of today; the body is a PNG or JPEG. */
export const addScreenshot = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices/{deviceId}/screenshots',
  auth: 'bearer',
  right: 'app:devices',
  isFile: true,
  response: device,
  failures: { 400: problem, 409: problem, 413: problem, 507: problem },
});
