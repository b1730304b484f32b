import * as z from 'zod/mini';

// zod compiles parsers with `new Function` where it may; under the suite's Content-Security-Policy
// even the attempt is reported as a violation.
z.config({ jitless: true });

export { z };

/** Trimmed text of 1 to 200 characters, as people's and firms' names are. */
export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** An e-mail address of at most 254 characters (RFC 5321 §4.5.3.1.3), kept in lower case. */
export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

export const id = z.uuid();
