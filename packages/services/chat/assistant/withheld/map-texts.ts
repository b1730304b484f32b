/** Fields of the protocol with a fixed set of values. */
const ofProtocol = new Set([
  'role',
  'type',
  'model',
  'object',
  'tool_choice',
  'function_call',
  'reasoning_effort',
  'service_tier',
  'verbosity',
]);

const isWordOfProtocol = (name: string, value: unknown): boolean =>
  ofProtocol.has(name) && typeof value === 'string' && /^[a-z_.]{1,40}$/.test(value);

/** Field names contain no spaces; a name with spaces is a text that was used as a key. */
const isFieldName = (name: string): boolean => /^[\w$.-]+$/.test(name);

/** Returns the replacement of a text. @param field the name of the field that contains it */
type Replace = (text: string, field?: string) => string;

/** Replaces each text in a request or response of the protocol, except field names and fixed values of the protocol. */
export const mapTexts = <Value>(value: Value, replace: Replace): Value =>
  mapped(value, replace, isFieldName, isWordOfProtocol) as Value;

/** Replaces each text in any value, including field names. */
export const mapAllTexts = <Value>(value: Value, replace: (text: string) => string): Value =>
  mapped(
    value,
    replace,
    () => false,
    () => false,
  ) as Value;

function mapped(
  value: unknown,
  replace: Replace,
  isName: (name: string) => boolean,
  isWord: (name: string, value: unknown) => boolean,
  field?: string,
): unknown {
  if (typeof value === 'string') return replace(value, field);
  if (Array.isArray(value)) return value.map((one) => mapped(one, replace, isName, isWord, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      isName(name) ? name : replace(name),
      isWord(name, one) ? one : mapped(one, replace, isName, isWord, name),
    ]),
  );
}
