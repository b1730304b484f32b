/** Status constants (§8). */
export const Status = {
  BadRequest: 400,
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  RequestTimeout: 408,
  Conflict: 409,
  InternalServerError: 500,
} as const;

/**
 * Failures that a page may show itself and then lists for local handling (decision 004). 401 and 403 always reach the error
 * catalogue.
 */
export const shownByPage = [400, 404, 408, 409, 410, 413, 429, 500, 501, 502, 503, 504, 507] as const;

export type LocalStatus = (typeof shownByPage)[number];
