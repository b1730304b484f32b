/**
 * Runs the Stripe emulator of the package `emulate` in a process of its own: jest cannot load ES modules. Prints its address on
 * the standard output, and exits with the standard input. Arguments: the address for its events, and the secret that signs them.
 */

import { register } from 'node:module';

// The package imports two functions that Node 20 does not have, for its configuration files, which are not used here.
const module = moduleOf(`
  export * from 'node:module';
  export const registerHooks = () => ({ deregister() {} });
  export const stripTypeScriptTypes = (code) => code;
`);
register(
  moduleOf(`
  export const resolve = (name, context, next) =>
    name === 'module' ? { url: ${JSON.stringify(module)}, shortCircuit: true } : next(name, context);
`),
);

const { createEmulator } = await import('emulate');
const [url, secret] = process.argv.slice(2);
const seed = { stripe: { webhooks: [{ url, secret, events: ['*'] }] } };
const emulator = await createEmulator({ service: 'stripe', port: 0, seed });
process.stdin.on('end', () => emulator.close()).resume();
process.stdout.write(`${emulator.url}\n`);

/** @param {string} code */
function moduleOf(code) {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
