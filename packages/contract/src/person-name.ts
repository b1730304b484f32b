import * as v from 'valibot';
import { name } from './schema';

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
