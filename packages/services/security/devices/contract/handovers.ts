/** Devices that are given to a person, come back, are wiped and disposed of. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { paged } from '@suite/contract/paging';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';
import { day, device, kind, MAX_NOTES, MAX_TEXT } from './devices';

export const handoverKinds = ['handover', 'return'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** Devices on one sheet at most. */
export const MAX_SIGNED = 100;

/** Bytes of a drawn signature at most, as PNG. */
export const MAX_SIGNATURE = 400_000;

const note = v.pipe(v.string(), v.trim(), v.maxLength(MAX_NOTES));

const handover = v.object({
  id: v.string(),
  kind: v.picklist(handoverKinds),
  person: v.string(),
  on: v.string(),
  signer: v.string(),
  /** Who recorded it. */
  by: v.string(),
  note: v.string(),
  devices: v.array(
    v.object({ id: v.string(), name: v.string(), kind, serial: v.string(), wipe: v.nullable(v.picklist(['needed', 'done'])) }),
  ),
});
export type Handover = v.InferOutput<typeof handover>;

/** Handovers and returns, the newest first; a person's own, or all for an administrator. */
export const getHandovers = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/security-data/v1/handovers',
  auth: 'bearer',
  right: 'app:devices',
  query: v.object(paged),
  answer: v.object({ handovers: v.array(handover), total: v.number() }),
});

const signature = v.variant('kind', [
  v.object({ kind: v.literal('typed') }),
  v.object({ kind: v.literal('drawn'), image: v.pipe(v.string(), v.base64(), v.maxLength(Math.ceil(MAX_SIGNATURE / 3) * 4)) }),
]);
export type Signature = v.InferOutput<typeof signature>;

/**
 * Records that a person receives or returns devices, with one signature for all, and stores it as a PDF. A repetition with
 * the same id answers what was stored.
 */
export const recordHandover = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/handovers',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    id,
    kind: v.picklist(handoverKinds),
    userId: id,
    on: day,
    devices: v.pipe(
      /** Of a return: whether the data on it was deleted, or has to be. */
      v.array(v.object({ id, wipe: v.nullable(v.picklist(['needed', 'done'])) })),
      v.minLength(1),
      v.maxLength(MAX_SIGNED),
    ),
    signer: name,
    signature,
    note,
  }),
  maxBytes: 2 * 2 ** 20,
  waitsOutside: true,
  answer: handover,
  status: 201,
  failures: { 400: problem, 404: problem, 409: problem, 507: problem },
});

export const getHandoverPdf = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/security-data/v1/handovers/{handoverId}/pdf',
  auth: 'bearer',
  right: 'app:devices',
  answerFile: 'application/pdf',
  failures: { 404: problem },
});

const returnTask = v.object({
  id: v.string(),
  userId: v.string(),
  person: v.string(),
  openedOn: v.string(),
  dueOn: v.string(),
  closedOn: v.nullable(v.string()),
  /** Why it was closed; null while it is open. */
  outcome: v.nullable(v.picklist(['done', 'reactivated', 'closed'])),
  note: v.string(),
  devices: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      serial: v.string(),
      isReturned: v.boolean(),
      isWiped: v.boolean(),
    }),
  ),
});
export type ReturnTask = v.InferOutput<typeof returnTask>;

/** Devices that people who left still have, or that were not wiped yet; the open ones first. */
export const getReturnTasks = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/security-data/v1/return-tasks',
  auth: 'bearer',
  right: 'admin',
  answer: v.object({ tasks: v.array(returnTask) }),
});

/** Ends a task whose devices do not come back, with the reason. */
export const closeReturnTask = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/return-tasks/{taskId}/close',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ note: v.pipe(note, v.minLength(1)) }),
  answer: returnTask,
  failures: { 404: problem, 409: problem },
});

/** Says that the data of a returned device was deleted. */
export const wipeDevice = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices/{deviceId}/wipe',
  auth: 'bearer',
  right: 'admin',
  answer: device,
  failures: { 409: problem },
});

/** Ways to destroy data for good (NIST SP 800-88), and to part with a device. */
export const disposalMethods = ['erased', 'destroyed', 'recycled', 'sold', 'donated'] as const;
export type DisposalMethod = (typeof disposalMethods)[number];

/** Ends the life of a device. */
export const disposeDevice = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices/{deviceId}/disposal',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    on: day,
    method: v.picklist(disposalMethods),
    /** Who did it, the number of the certificate. */
    note: v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT)),
    version: v.number(),
  }),
  answer: device,
  failures: { 409: problem },
});

/** Bytes of a certificate at most. */
export const MAX_CERTIFICATE_BYTES = 10 * 2 ** 20;

/** Adds the certificate of a disposal; the body is a PDF, PNG or JPEG. */
export const addDisposalCertificate = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices/{deviceId}/disposal-certificate',
  auth: 'bearer',
  right: 'admin',
  query: v.object({ fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)) }),
  isFile: true,
  answer: device,
  failures: { 400: problem, 409: problem, 413: problem, 507: problem },
});
