/**
 * Of a platform that a test starts: its embedded database runs as it is compiled first. Making its code faster costs a
 * second of processor time at each start, which the statements of a test never give back.
 */
export const v8Flags = ['--liftoff-only'];
