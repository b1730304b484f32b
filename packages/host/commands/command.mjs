// @ts-check
/**
 * Runs a command to its end. Failures that the person at the terminal can fix are printed in one line, other errors with their
 * stack.
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
 * A failure is recognized by its name, whichever package threw it.
 * @param {unknown} error
 * @returns {error is Error}
 */
const isPlain = (error) => error instanceof Error && error.name === 'Failure';
