import { join } from 'node:path';

/**
 * Returns a program of this folder as `node` runs it. It is bundled before the tests, because compiling a platform at each start
 * takes seconds.
 */
export const programFile = (name: string): string => join(__dirname, '../dist', `${name}.js`);
