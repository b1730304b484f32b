import { email } from '@suite/contract/schema';
import { safeParse } from 'valibot';

/** Whether the API accepts a text as an e-mail address. */
export const isEmail = (text: string): boolean => safeParse(email, text).success;
