import * as v from 'valibot';
import { garbled } from './ask-provider';
import { ProviderFailure } from './provider-failure';

/**
 * A provider's answer in the expected shape.
 * @param provider what people call it
 * @throws ProviderFailure when it has another shape
 */
export function checkAnswer<Schema extends v.GenericSchema>(
  provider: string,
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new ProviderFailure(garbled(provider));
  return result.output;
}
