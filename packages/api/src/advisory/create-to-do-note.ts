import { createToDoNote as endpoint } from '@suite/contract/advisory';
import type { ApiClient } from '../client';

/** Writes a note to a to-do. The caller tells failures itself, and keeps the key when a person tries the same again. */
export const createToDoNote = (client: ApiClient, toDoId: string, text: string, idempotencyKey: string) =>
  client.call(endpoint, { params: { toDoId }, body: { text }, idempotencyKey, silent: true });
