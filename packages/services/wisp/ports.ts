/** What other services may call. Each function works in the caller's transaction. */
export { addProvider } from './plan/add-entry';
export { providersOf } from './plan/providers-of';
