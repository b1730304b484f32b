import { id } from '@suite/contract/schema';
import { is } from 'valibot';

/** Whether a text can be an id. The database would refuse any other text, so it has to be answered as not found before. */
export const isUuid = (text: string): boolean => is(id, text);
