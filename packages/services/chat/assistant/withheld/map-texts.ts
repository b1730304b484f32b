/** Fields of the protocol that take one of a few words. */
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

/** Names of fields are one word; what has spaces is a text that somebody made a name. */
const isFieldName = (name: string): boolean => /^[\w$.-]+$/.test(name);

/** Gives a text its replacement. @param field the name of the field that has it */
type Replace = (text: string, field?: string) => string;

/** A request or an answer of the protocol with each text in it replaced, but for names of fields and words of the protocol. */
export const mapTexts = <Value>(value: Value, replace: Replace): Value =>
  mapped(value, replace, isFieldName, isWordOfProtocol) as Value;

/** Any value with each text in it replaced, names of fields included. */
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
