/** Names of fields that are never stored in the browser: passwords, codes, secret addresses, bank data, signatures. */
const SECRET =
  /password|passphrase|secret|^code$|mfaCode|recoveryCode|bank|iban|routing|accountNumber|signature|apiKey|token|^feed$/i;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the JSON of a value in which a number that can't be read differs from null. */
const textOf = (value: unknown) => JSON.stringify(value, (_, part) => (Number.isNaN(part) ? 'NaN' : part));

export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** Returns whether a stored draft has every field of the form, apart from secrets; drafts of an earlier release may not. */
export const isWhole = (draft: unknown, saved: object): boolean =>
  isFields(draft) &&
  typeof draft.version === 'number' &&
  isFields(draft.values) &&
  Object.entries(saved).every(
    ([name, value]) => value === undefined || SECRET.test(name) || Object.hasOwn(draft.values as Fields, name),
  );

/** Returns a value without its secrets, at any depth. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isFields(value)) return value;
  const open = Object.entries(value).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(open.map(([name, part]) => [name, withoutSecrets(part)]));
}

/** Returns what a browser may store of a draft; undefined if nothing but secrets was changed. */
export function storableOf<Draft extends { values: unknown }>(draft: Draft, saved: unknown): unknown {
  const values = withoutSecrets(draft.values);
  return isSame(values, withoutSecrets(saved)) ? undefined : { ...draft, values };
}

/** Adds the secrets that a stored draft lacks, as they are saved. */
export function withSaved<Values>(values: Values, saved: Values): Values {
  if (!isFields(values) || !isFields(saved)) return values;
  const names = Object.keys(saved).filter((name) => name in values || SECRET.test(name));
  const parts = names.map((name) => (name in values ? withSaved(values[name], saved[name]) : saved[name]));
  if (names.every((name, place) => name in values && values[name] === parts[place])) return values;
  return { ...values, ...Object.fromEntries(names.map((name, place) => [name, parts[place]])) };
}
