/** Request headers that the suite's own servers and clients agree on. */
export const Header = {
  /** Statuses that the caller handles itself, `400,404` (§7, decision 004). */
  handleLocally: 'X-Handle-Locally',
  /** Cross-site-request-forgery token, a copy of the cookie (§7, decision 004). */
  csrf: 'X-XSRF-TOKEN',
  /** The ID token of the session that ends (§7, DELETE /sessions/{sessionId}). */
  idToken: 'X-Id-Token',
  /** Applies a repeated write only once (draft-ietf-httpapi-idempotency-key-header). */
  idempotencyKey: 'Idempotency-Key',
  /** The last event that a reader of a stream received (WHATWG HTML §9.2.4). */
  lastEventId: 'Last-Event-ID',
  /** Identifies the trace of a call in monitoring (W3C Trace Context; §9, "Monitoring"). */
  traceParent: 'traceparent',
  traceState: 'tracestate',
} as const;
