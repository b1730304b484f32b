import { id } from '@suite/contract/schema';
import { is } from 'valibot';

/** Text that is no id is nobody's id: asked for, it is not found, where the database would refuse it. */
export const isUuid = (text: string): boolean => is(id, text);
