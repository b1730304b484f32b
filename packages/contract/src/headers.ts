/** Request headers that the suite's own servers and clients agree on. */
export const Header = {
  /** Statuses the caller handles itself, `400,404` (spec §7, design §4). */
  handleLocally: 'X-Handle-Locally',
  /** Cross-site-request-forgery token, a copy of the cookie (spec §7, design §4). */
  csrf: 'X-XSRF-TOKEN',
  /** The id token of the session that ends (spec §7, DELETE /sessions/{sessionId}). */
  idToken: 'X-Id-Token',
  /** Makes a repeated write one write (draft-ietf-httpapi-idempotency-key-header). */
  idempotencyKey: 'Idempotency-Key',
  /** What a call's trace in monitoring is known by (W3C Trace Context; spec §9, "Tracing to the product API host"). */
  traceParent: 'traceparent',
  traceState: 'tracestate',
} as const;
