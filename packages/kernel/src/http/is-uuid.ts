import { id } from '@suite/contract/schema';
import { is } from 'valibot';

/**
 * Returns whether a text can be an id. The database would reject any other text with an error, so it has to be reported as not
 * found first.
 */
export const isUuid = (text: string): boolean => is(id, text);
