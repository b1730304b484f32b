import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

const certificate = v.object({
  number: v.string(),
  name: v.string(),
  firm: v.string(),
  course: v.string(),
  version: v.number(),
  score: v.number(),
  completedOn: v.string(),
  /** When a newer version of the course voided it; null while valid. */
  voidedAt: v.nullable(v.string()),
});
export type Certificate = v.InferOutput<typeof certificate>;

/** Available to anyone with the certificate's number. */
export const verifyCertificate = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/academy-admin/v1/certificates/{number}',
  auth: 'none',
  response: certificate,
  failures: { 404: problem, 429: problem },
});

/** Available to its owner and the firm's administrators. */
export const getCertificatePdf = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/academy-admin/v1/certificates/{number}/pdf',
  auth: 'bearer',
  responseFile: 'application/pdf',
  failures: { 404: problem },
});
