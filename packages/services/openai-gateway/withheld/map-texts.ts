/** Fields whose words belong to the protocol. */
const ofProtocol = new Set(['role', 'type', 'model', 'id', 'tool_call_id', 'object']);

/** A value with each text in it replaced, but for names of fields and words of the protocol. */
export function mapTexts<Value>(value: Value, replace: (text: string) => string): Value {
  const mapped = (one: unknown): unknown => {
    if (typeof one === 'string') return replace(one);
    if (Array.isArray(one)) return one.map(mapped);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, of]) => [name, ofProtocol.has(name) ? of : mapped(of)]));
  };
  return mapped(value) as Value;
}

/** All texts in a value, one under the other. */
export function textsIn(value: unknown): string {
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts.join('\n');
}
