/** Days until the saved method is tried again after the first, the second and the third failure. */
const RETRY_AFTER = [3, 5, 7] as const;

/** Days until the next attempt; undefined when the client has to act first. */
export const daysUntilRetry = (failures: number): number | undefined => RETRY_AFTER[failures - 1];
