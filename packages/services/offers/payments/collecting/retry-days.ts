/** Days after a failed attempt on which the saved method is tried again: the first failure, the second, the third. */
const RETRY_AFTER = [3, 5, 7] as const;

/** Days until the next attempt; undefined when the client has to act first. */
export const daysUntilRetry = (failures: number): number | undefined => RETRY_AFTER[failures - 1];
