/** The client's side of a proposal: for people who have the link, without an account. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { personName } from '@suite/contract/person-name';
import { email, id, name } from '@suite/contract/schema';
import { selection } from '@suite/pricing/selection';
import * as v from 'valibot';
import { content } from './content';

/** Maximum megabytes of a PDF whose seal is checked. */
export const MAX_VERIFIED_MEGABYTES = 20;

/** Maximum bytes of a drawn signature, as PNG. */
export const MAX_SIGNATURE = 200_000;

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

const contact = v.object({ name: v.string(), email: v.string() });

/** What is shown of a proposal that cannot be accepted, beside its outcome. */
const closed = { firm: v.string(), client: v.string(), title: v.string(), contact };

const signed = v.object({ name: v.string(), at: v.string() });

const open = v.object({
  state: v.literal('open'),
  version: v.number(),
  content,
  /** The person who has the link. */
  recipient: v.object({ name: v.string(), email: v.string(), role: v.picklist(['signer', 'reader']) }),
  contact,
  /** Those who still have to sign, and those who have; the choice of the first signer is binding for the others. */
  signers: v.array(v.object({ name: v.string(), signedAt: v.nullable(v.string()) })),
  selection: v.nullable(selection),
  hasSigned: v.boolean(),
  messages: v.array(v.object({ id, at: v.string(), by: v.string(), isOfFirm: v.boolean(), text: v.string() })),
});

const publicProposal = v.variant('state', [
  open,
  v.object({
    ...closed,
    state: v.literal('accepted'),
    content,
    version: v.number(),
    selection,
    signatures: v.array(signed),
    at: v.string(),
    /** Null while the sealed document is being made. */
    documentHash: v.nullable(v.string()),
  }),
  v.object({ ...closed, state: v.literal('declined'), at: v.string() }),
  v.object({ ...closed, state: v.literal('expired'), on: v.string() }),
  v.object({ ...closed, state: v.literal('withdrawn'), at: v.string() }),
  /** A newer version was sent to the same people by mail. */
  v.object({ ...closed, state: v.literal('superseded'), at: v.string() }),
]);
export type PublicProposal = v.InferOutput<typeof publicProposal>;
export type OpenProposal = v.InferOutput<typeof open>;

/** What people with the link can read. */
export const getPublicProposal = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/public/{token}',
  auth: 'none',
  response: publicProposal,
  failures: { 404: problem, 429: problem },
});

/** Records that a person, not a mail scanner, has opened the proposal or an option of it. */
export const noteView = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/public/{token}/views',
  auth: 'none',
  body: v.object({ optionId: v.nullable(id) }),
  status: 204,
  failures: { 404: problem, 429: problem },
});

export const askQuestion = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/public/{token}/questions',
  auth: 'none',
  body: v.object({ text: text(5000) }),
  maxBytes: 65_536,
  status: 201,
  response: v.object({ id, at: v.string(), by: v.string(), isOfFirm: v.boolean(), text: v.string() }),
  failures: { 404: problem, 409: problem, 429: problem },
});

/** Sends a colleague a separate link. */
export const forward = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/public/{token}/forwards',
  auth: 'none',
  body: v.object({ name: personName, email, role: v.picklist(['signer', 'reader']) }),
  status: 201,
  response: v.object({ name: v.string(), email: v.string() }),
  failures: { 404: problem, 409: problem, 429: problem },
});

const signature = v.variant('kind', [
  v.object({ kind: v.literal('typed') }),
  /** A PNG in base64. */
  v.object({ kind: v.literal('drawn'), image: v.pipe(v.string(), v.base64(), v.maxLength(Math.ceil(MAX_SIGNATURE / 3) * 4)) }),
]);

/**
 * Signs. The last required signature accepts the proposal.
 * @throws `changed_meanwhile` when `version` is no longer the one that can be accepted, `not_open` when none can
 */
export const accept = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/public/{token}/signatures',
  auth: 'none',
  body: v.object({
    version: v.number(),
    selection,
    name,
    signature,
    /** Consent to sign and keep records electronically (15 U.S.C. § 7001(c), UETA § 5(b)). */
    consents: v.literal(true),
    /** Agreement to the engagement letter; true when there is none. */
    agrees: v.literal(true),
  }),
  // Base64 is a third longer than the image.
  maxBytes: 2 * MAX_SIGNATURE,
  status: 201,
  response: publicProposal,
  failures: { 404: problem, 409: problem, 429: problem },
});

export const decline = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/public/{token}/refusal',
  auth: 'none',
  body: v.object({ version: v.number(), reason: v.pipe(v.string(), v.trim(), v.maxLength(2000)) }),
  maxBytes: 65_536,
  response: publicProposal,
  failures: { 404: problem, 409: problem, 429: problem },
});

export const getPublicDocument = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/proposals/v1/public/{token}/document',
  auth: 'none',
  responseFile: 'application/pdf',
  failures: { 404: problem, 429: problem, 503: problem },
});

/** Whether a PDF is identical to one that this suite sealed, and which one it is. */
const verification = v.variant('isKnown', [
  v.object({
    isKnown: v.literal(true),
    /** Whether the seal in the file is intact, too. */
    isSealWhole: v.boolean(),
    firm: v.string(),
    client: v.string(),
    title: v.string(),
    acceptedAt: v.string(),
    /** When it was sealed, by its time stamp; null when it has none. */
    stampedAt: v.nullable(v.string()),
    hash: v.string(),
  }),
  /** A file with our seal is one of ours that was changed afterwards. */
  v.object({ isKnown: v.literal(false), hasSeal: v.boolean(), hash: v.string() }),
]);
export type Verification = v.InferOutput<typeof verification>;

/** Checks whether a PDF was sealed here. */
export const verifyDocument = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/proposals/v1/verifications',
  auth: 'none',
  isFile: true,
  response: verification,
  failures: { 413: problem, 429: problem },
});
