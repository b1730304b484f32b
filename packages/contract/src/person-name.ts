import * as v from 'valibot';
import { name } from './schema';

/**
 * Returns whether mail programs would turn a part of the text into a link: an address with a scheme, or names joined by a dot
 * such as `evil.example`. A dot followed by a space makes no link.
 */
const hasLink = (text: string): boolean =>
  /:\/\/|www\.|[\p{L}\p{N}-]\.[\p{L}][\p{L}\p{N}]|\d\.\d+\.\d/iu.test(
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replaceAll('\u3002', '.'),
  );

/** Returns what is wrong with a person's name, because it is sent to others by mail; undefined when it is valid. */
export const faultOfPersonName = (text: string): string | undefined =>
  hasLink(text) ? 'Enter a name without links. Put a space after a dot.' : undefined;

/** A person's name that mails to others may contain. */
export const personName = v.pipe(
  name,
  v.check(
    (text) => faultOfPersonName(text) === undefined,
    (issue) => faultOfPersonName(issue.input) ?? '',
  ),
);
