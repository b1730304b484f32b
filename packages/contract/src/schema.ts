import * as v from 'valibot';

/** Trimmed text of 1 to 200 characters, as people's and firms' names are. */
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** An e-mail address of at most 254 characters (RFC 5321 §4.5.3.1.3), kept in lower case. */
export const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());

/**
 * Whether a text has what mail programs make a link of: an address with a scheme, or names joined by a dot such as
 * `evil.example`. A dot that a space follows makes none.
 */
const hasLink = (text: string): boolean =>
  /:\/\/|www\.|[\p{L}\p{N}-]\.[\p{L}][\p{L}\p{N}]|\d\.\d+\.\d/iu.test(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replaceAll('\u3002', '.'),
  );

/** What is wrong with a person's name: it is sent to others by mail. Undefined when nothing is. */
export const faultOfPersonName = (text: string): string | undefined =>
  hasLink(text) ? 'Enter a name without links. Put a space after a dot.' : undefined;

/** Name of a person that mails to others may contain. */
export const personName = v.pipe(
  name,
  v.check(
    (text) => faultOfPersonName(text) === undefined,
    (issue) => faultOfPersonName(issue.input) ?? '',
  ),
);

/** What somebody posted by a form whose fields have names that a firm chooses; such a name may be `constructor`. */
export const postedFields = v.pipe(
  v.custom<Record<string, string>>((input) => typeof input === 'object' && input !== null),
  v.transform((fields): ReadonlyMap<string, string> => new Map(Object.entries(fields))),
);

export const id = v.pipe(v.string(), v.uuid());
