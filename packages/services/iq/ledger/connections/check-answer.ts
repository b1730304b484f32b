import * as v from 'valibot';
import { garbled } from './ask-provider';
import { ProviderError } from './provider-error';

/**
 * Returns a provider's response in the expected shape.
 * @param provider its display name
 * @throws ProviderError if the response has another shape
 */
export function checkAnswer<Schema extends v.GenericSchema>(
  provider: string,
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new ProviderError(garbled(provider));
  return result.output;
}
