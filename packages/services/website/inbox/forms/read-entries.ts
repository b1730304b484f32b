import { faultOfPersonName } from '@suite/contract/person-name';
import { email as emailSchema } from '@suite/contract/schema';
import * as v from 'valibot';
import type { Answer, Field, FormEntries } from '../contract/forms';
import { type FieldKind, MAX_LINE, MAX_MESSAGE } from '../contract/terms';
import { inputs } from './site-form';
import { hasSocialSecurityNumber } from './social-security';

/** A form as a visitor sent it. */
export interface Entered {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  heard: string;
  /** All entries, in the order of the form. */
  answers: Answer[];
  consent: string | null;
  page: string;
  /** Whether it looks like a program's: a filled honeypot, or many links. */
  isSpam: boolean;
}

type Posted = ReadonlyMap<string, string>;

/** Error messages by the name of the input. */
export type Faults = ReadonlyMap<string, string>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0085\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Reduces a text to one line without line breaks and hidden characters, so that it can be used in a mail header. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(CONTROL, '').trim();

export const lines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();

const MAX_LINKS = 3;

const grouped = new Intl.NumberFormat('en-US');

const PHONE = /^[+()\d\s./x-]{5,40}$/i;

/** Reads posted entries according to a form. */
export function readEntries(
  form: Pick<FormEntries, 'fields' | 'consent'>,
  posted: Posted,
): { entered: Entered } | { faults: Faults } {
  const faults = new Map<string, string>();
  const values = new Map<FieldKind, string>();
  const answers: Answer[] = [];
  for (const field of form.fields) {
    const value = enteredIn(field, posted.get(field.key) ?? '');
    const fault = faultOf(field, value);
    if (fault) faults.set(field.key, fault);
    if (value) answers.push({ label: field.label, value });
    values.set(field.kind, value);
  }
  if (form.consent && posted.get(inputs.consent) !== 'yes') faults.set(inputs.consent, 'Tick this box to send the form.');
  if (faults.size) return { faults };
  const of = (kind: FieldKind) => values.get(kind) ?? '';
  const text = answers.map(({ value }) => value).join('\n');
  const entered = {
    name: of('name') || of('email'),
    email: of('email'),
    phone: of('phone'),
    company: of('company'),
    message: of('message'),
    heard: of('heard'),
    answers,
    consent: form.consent || null,
    page: pageOf(posted.get(inputs.page)),
    isSpam: Boolean(posted.get(inputs.honeypot)) || [...text.matchAll(/https?:\/\//gi)].length > MAX_LINKS,
  };
  return { entered };
}

function enteredIn({ kind }: Field, sent: string): string {
  if (kind === 'message') return lines(sent);
  if (kind === 'tick') return sent === 'yes' ? 'Yes' : '';
  return kind === 'email' ? oneLine(sent).toLowerCase() : oneLine(sent);
}

function faultOf({ kind, isRequired, options }: Field, value: string): string | undefined {
  if (!value) return isRequired ? 'This field is required.' : undefined;
  const most = kind === 'message' ? MAX_MESSAGE : MAX_LINE;
  if (value.length > most) return `Shorten this to ${grouped.format(most)} characters.`;
  if (kind === 'email' && !v.is(emailSchema, value)) return 'Enter an address such as name@example.com.';
  if (kind === 'name' && faultOfPersonName(value)) return faultOfPersonName(value);
  if (kind === 'phone' && !PHONE.test(value)) return 'Enter a phone number, such as (555) 010-1234.';
  if ((kind === 'choice' || kind === 'heard') && !options.includes(value)) return 'Choose one of the list.';
  // An address may contain nine digits.
  if (kind !== 'email' && hasSocialSecurityNumber(value))
    return 'This looks like a Social Security number. Remove it: this form is not a safe way to send one.';
  return undefined;
}

/** Returns the path of a page; empty when it is invalid. */
export const pageOf = (page = ''): string => (/^\/(?!\/)[\w./~%-]{0,199}$/.test(page) ? page : '');
