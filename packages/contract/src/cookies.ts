const A_YEAR = 31_536_000;

/** The cookies of the suite and how each is set (§4, §5, §9; decision 003). */
export const cookies = {
  access_token: { maxAge: 3600, sameSite: 'none' },
  refresh_token: { maxAge: 86_400, sameSite: 'none' },
  id_token: { maxAge: 86_400, sameSite: 'none' },
  session_expired: { maxAge: 30_000, sameSite: 'lax' },
  org_name: { maxAge: 86_400, sameSite: 'lax' },
  rw_error_previous_page: { maxAge: 86_400, sameSite: 'lax' },
  /** The session that was logged out last; late tokens of it are ignored. */
  ended_session: { maxAge: 86_400, sameSite: 'lax' },
  /** Seconds by which the servers' clock is ahead of this machine's; absent while they agree. */
  clock_skew: { maxAge: 86_400, sameSite: 'lax' },
  /** Written to test whether the browser stores cookies of this kind. */
  probe: { maxAge: 60, sameSite: 'none' },
  /** `light` or `dark`; absent while the page follows the system. */
  theme: { maxAge: A_YEAR, sameSite: 'lax' },
  /** BCP 47 tag and IANA name; absent while the page follows the browser. */
  locale: { maxAge: A_YEAR, sameSite: 'lax' },
  time_zone: { maxAge: A_YEAR, sameSite: 'lax' },
  /**
   * Prefixes of the IDs of the person whose preferences these are and of their session; followed by `.unsaved` while the service
   * has other values.
   */
  preferences_of: { maxAge: A_YEAR, sameSite: 'lax' },
  /** Apps by their port offsets in the zone table, `0.7`. */
  pinned_apps: { maxAge: A_YEAR, sameSite: 'lax' },
  recent_apps: { maxAge: A_YEAR, sameSite: 'lax' },
  /** Prefixes of the IDs of the most recently used companies. */
  recent_companies: { maxAge: A_YEAR, sameSite: 'lax' },
  /** `off` when the person has turned off single-key shortcuts. */
  shortcuts: { maxAge: A_YEAR, sameSite: 'lax' },
  /** The dismissed announcement and the session in which it was dismissed. */
  announcement_read: { maxAge: 86_400, sameSite: 'lax' },
  'XSRF-TOKEN': { maxAge: 86_400, sameSite: 'lax' },
} as const;

export type CookieNoun = keyof typeof cookies;

/**
 * Returns the full name of a cookie: the secure prefix, the environment outside prod, the noun (`__Secure-qa-access_token`),
 * because environments share the provider domain (decision 003).
 */
export const cookieName = (environment: string, noun: CookieNoun): string =>
  `__Secure-${environment === 'prod' ? '' : `${environment}-`}${noun}`;
