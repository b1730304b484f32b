// @ts-check

/**
 * Of a platform that a test starts, and of the tests themselves: the embedded database runs as it is compiled first. Making its
 * code faster costs a second of processor time at each start, which the statements of a test never give back.
 */
exports.v8Flags = ['--liftoff-only'];
