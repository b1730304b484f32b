import * as v from 'valibot';

/**
 * Every code of a failed response, with its status. The meanings are in `error-meanings.ts` and docs/errors.md. Proof of
 * identity, such as a password, is input, so a wrong one is a 400; 401 and 403 are only about the session and its rights, and the
 * catalogue shows them.
 */
export const problemStatus = {
  invalid_request: 400,
  not_connected: 400,
  redirect_uri_not_allowed: 400,
  reset_token_invalid: 400,
  reset_token_expired: 400,
  wrong_password: 400,
  wrong_credentials: 400,
  mfa_required: 400,
  wrong_mfa_code: 400,
  wrong_passkey: 400,
  sign_in_over: 400,
  unauthorized: 401,
  forbidden: 403,
  two_factor_needed: 403,
  csrf_mismatch: 403,
  not_found: 404,
  mfa_secret_not_confirmed: 409,
  mfa_not_started: 409,
  mfa_verification_needed: 409,
  account_deactivated: 409,
  idempotency_key_reused: 409,
  changed_meanwhile: 409,
  last_administrator: 409,
  name_taken: 409,
  limit_reached: 409,
  already_decided: 409,
  already_open: 409,
  upload_not_waiting: 409,
  import_not_undoable: 409,
  too_many_uploads: 409,
  sample_data_present: 409,
  ledger_present: 409,
  too_many_webhooks: 409,
  payment_method_needed: 409,
  report_not_ready: 409,
  too_many_schedules: 409,
  account_exists: 409,
  not_configured: 409,
  not_open: 409,
  not_a_customer: 409,
  invitation_used: 410,
  invitation_expired: 410,
  invitation_revoked: 410,
  payload_too_large: 413,
  throttled: 429,
  unexpected: 500,
  not_built: 501,
  not_ready: 503,
  busy: 503,
  disk_full: 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** Codes of failures without a server response. */
export type ClientCode =
  | 'network'
  | 'timeout'
  | 'garbage'
  | 'config_load_failed'
  | 'config_invalid'
  | 'unknown_environment'
  | 'cookie_refused'
  | 'cookie_too_large'
  | 'token_refused'
  | 'signed_out'
  | 'scope_changed';

export type ErrorCode = ProblemCode | ClientCode;

/** Body of a failed call. `retryAfterSeconds` is set for `throttled` and `busy`. */
export const problem = v.object({
  code: v.picklist(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  retryAfterSeconds: v.optional(v.number()),
});
export type Problem = v.InferOutput<typeof problem>;

/** Body of a failed call of the token endpoint (RFC 6749 §5.2). */
export const oauthProblem = v.object({
  error: v.picklist(['invalid_request', 'invalid_grant', 'unsupported_grant_type', 'invalid_scope']),
  error_description: v.string(),
});

/** Directory code in an `invalid_grant` description for an expired grant (§8, decision 004). */
export const GRANT_EXPIRED = 'AADB2C90080';

interface Details {
  status?: number;
  /** The body of the failed response, parsed if it was JSON. */
  body?: unknown;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The only error class of the suite. Pages choose the message by `code`. */
export class SuiteError extends Error {
  readonly status: number | undefined;
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { status, body, retryAfterSeconds, cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'SuiteError';
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
