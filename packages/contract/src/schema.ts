import * as v from 'valibot';

/** Trimmed text of 1 to 200 characters, such as names of people and firms. */
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** An email address of at most 254 characters (RFC 5321 §4.5.3.1.3), in lower case. */
export const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

export const id = v.pipe(v.string(), v.uuid());
