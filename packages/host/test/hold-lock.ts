/** Holds the lock of a data folder until it is killed, and prints a line once it has the lock. */
import { lockFolder } from '@suite/kernel/data-folder/lock-folder';

const [folder = ''] = process.argv.slice(2);
await lockFolder(folder, { say: console.error });
console.log('held');
// The lock's renewals alone don't keep the process alive.
setInterval(() => undefined, 60_000);
