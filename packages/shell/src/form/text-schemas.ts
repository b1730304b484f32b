/** Schemas of fields, from those of the contract. They use only parts of the validator that all zones load. */

import * as v from 'valibot';

/** The schema of a form from those of its fields. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries);

/** The schema of a body without its version, which the form adds when it is sent. */
export function withoutVersion<Entries extends v.ObjectEntries & { version: v.GenericSchema }>(
  body: v.ObjectSchema<Entries, undefined>,
) {
  const { version: _, ...entries } = body.entries;
  return v.object(entries);
}

/** A text field without rules of its own. */
export const anyText = v.string();

/** Text fields by name, such as the cells of a table. */
export const anyTexts = v.record(v.string(), v.string());

/** The schema of a list of fields. */
export const listOf = <const Item extends v.GenericSchema>(item: Item) => v.array(item);

/** A schema that depends on what was entered. */
export const byInput = <Schema extends v.GenericSchema>(choose: (input: v.InferInput<Schema>) => Schema) =>
  v.lazy((input) => choose(input as v.InferInput<Schema>));

/** Adds a rule about several fields, with its message. */
export const obeying = <Input, Output>(
  schema: v.GenericSchema<Input, Output>,
  rule: (output: Output) => boolean,
  message: string,
) => v.pipe(schema, v.check(rule, message));

/** Checks what a form sends, which `write` makes of its values. Errors have the paths of what is sent. */
export const sentAs = <Values extends object, Output>(
  write: (values: Values) => unknown,
  schema: v.GenericSchema<unknown, Output>,
): v.GenericSchema<Values, Output> =>
  v.pipe(
    v.unknown() as v.GenericSchema<Values>,
    v.transform((values) => write(values)),
    schema,
  );

/** Replaces all messages of a schema for a text field by one that says what to enter. */
export const worded = <Output>(schema: v.GenericSchema<string, Output>, message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => v.safeParse(schema, text)),
    v.check(({ success }) => success, message),
    v.transform(({ output }) => output as Output),
  );

/** Reads a text field by a function, which returns undefined for what it can't read. */
export const readBy = <Output>(read: (text: string) => Output | undefined, message: string) =>
  v.pipe(
    v.string(),
    v.transform(read),
    v.check((value) => value !== undefined, message),
    v.transform((value) => value as Output),
  );

/** Reads fields that make one value, by a function that returns the value or says what is wrong. */
export const readTogether = <const Entries extends v.ObjectEntries, Output extends object>(
  entries: Entries,
  read: (input: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => Output | { problem: string },
) =>
  v.pipe(
    v.object(entries),
    v.transform(read),
    v.check(
      (output) => !('problem' in output),
      ({ input }) => ('problem' in input ? String(input.problem) : ''),
    ),
    v.transform((output) => output as Output),
  );

/** Reads a text field that may be empty, which is null. */
export const textOrNull = <Output>(schema: v.GenericSchema<string | null, Output>, message: string) =>
  worded(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim() || null),
      schema,
    ),
    message,
  );

/** Reads a text field with a whole number of zero or more; empty is null. */
export const wholeNumber = <Output>(schema: v.GenericSchema<number | null, Output>, message: string) =>
  worded(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{0,15}$/),
      v.transform((text) => (text === '' ? null : Number(text))),
      schema,
    ),
    message,
  );

interface Reader<Value> {
  read: (text: string) => { value?: Value | null | undefined; problem?: string | undefined };
}

/**
 * Reads a text field with an amount or a number as the person's locale writes it; empty is null.
 * @param field such as of `useMoneyFormat`
 * @param needed message when it is empty, if it may not be
 */
export const typedIn = <Value, Output>(field: Reader<Value>, schema: v.GenericSchema<Value | null, Output>, needed?: string) =>
  v.pipe(
    v.string(),
    v.transform((text): { value: Value | null; problem: string | undefined } => {
      const { value = null, problem } = field.read(text);
      return { value, problem: problem ?? (value === null ? needed : undefined) };
    }),
    v.check(
      ({ problem }) => problem === undefined,
      ({ input }) => input.problem ?? '',
    ),
    v.transform(({ value }) => value),
    schema,
  );
