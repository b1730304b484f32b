// @ts-check
/**
 * Runs a command to its end. What the person at the terminal can mend is told in one line, the rest
 * with its stack.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exit(1);
  }
}

/**
 * A failure told by its name, whichever package threw it, or one of node:util's parseArgs.
 * @param {unknown} error
 * @returns {error is Error}
 */
const isPlain = (error) =>
  error instanceof Error && (error.name === 'Failure' || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')));
