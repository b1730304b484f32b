/** Handing devices over to people, returning, wiping and disposing of them. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { paged } from '@suite/contract/paging';
import { id, name } from '@suite/contract/schema';
import * as v from 'valibot';
import { day, device, kind, MAX_NOTES, MAX_TEXT } from './devices';

export const handoverKinds = ['handover', 'return'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** Maximum number of devices on one sheet. */
export const MAX_SIGNED = 100;

/** Maximum bytes of a drawn signature, as PNG. */
export const MAX_SIGNATURE = 400_000;

const note = v.pipe(v.string(), v.trim(), v.maxLength(MAX_NOTES));

const handover = v.object({
  id: v.string(),
  kind: v.picklist(handoverKinds),
  person: v.string(),
  on: v.string(),
  signer: v.string(),
  /** The person who recorded it. */
  by: v.string(),
  note: v.string(),
  devices: v.array(
    v.object({ id: v.string(), name: v.string(), kind, serial: v.string(), wipe: v.nullable(v.picklist(['needed', 'done'])) }),
  ),
});
export type Handover = v.InferOutput<typeof handover>;

/** Handovers and returns, newest first; a person's own, or all for an administrator. */
export const getHandovers = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/security-data/v1/handovers',
  auth: 'bearer',
  right: 'app:devices',
  query: v.object(paged),
  response: v.object({ handovers: v.array(handover), total: v.number() }),
});
export type HandoversPage = v.InferOutput<typeof getHandovers.response>;

const signature = v.variant('kind', [
  v.object({ kind: v.literal('typed') }),
  v.object({ kind: v.literal('drawn'), image: v.pipe(v.string(), v.base64(), v.maxLength(Math.ceil(MAX_SIGNATURE / 3) * 4)) }),
]);
export type Signature = v.InferOutput<typeof signature>;

/**
 * Records that a person receives or returns devices, with one signature for all, and stores it as a PDF. A repeated request with
 * the same id returns what was stored.
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
      /** For a return: whether the data on the device was deleted, or has to be. */
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
  response: handover,
  status: 201,
  failures: { 400: problem, 404: problem, 409: problem, 507: problem },
});

export const getHandoverPdf = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/security-data/v1/handovers/{handoverId}/pdf',
  auth: 'bearer',
  right: 'app:devices',
  responseFile: 'application/pdf',
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

/** Devices that people who left still have, or that are not wiped yet; open tasks first. */
export const getReturnTasks = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/security-data/v1/return-tasks',
  auth: 'bearer',
  right: 'admin',
  response: v.object({ tasks: v.array(returnTask) }),
});

/** Closes a task whose devices will not come back, with the reason. */
export const closeReturnTask = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/return-tasks/{taskId}/close',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ note: v.pipe(note, v.minLength(1)) }),
  response: returnTask,
  failures: { 404: problem, 409: problem },
});

/** Records that the data of a returned device was deleted. */
export const wipeDevice = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices/{deviceId}/wipe',
  auth: 'bearer',
  right: 'admin',
  response: device,
  failures: { 409: problem },
});

/** Ways to destroy data permanently (NIST SP 800-88), and to dispose of a device. */
export const disposalMethods = ['erased', 'destroyed', 'recycled', 'sold', 'donated'] as const;
export type DisposalMethod = (typeof disposalMethods)[number];

/** Records the disposal of a device. */
export const disposeDevice = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/security-data/v1/devices/{deviceId}/disposal',
  auth: 'bearer',
  right: 'admin',
  body: v.object({
    on: day,
    method: v.picklist(disposalMethods),
    /** For example who did it, and the number of the certificate. */
    note: v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT)),
    version: v.number(),
  }),
  response: device,
  failures: { 409: problem },
});

/** Maximum bytes of a certificate. */
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
  response: device,
  failures: { 400: problem, 409: problem, 413: problem, 507: problem },
});
