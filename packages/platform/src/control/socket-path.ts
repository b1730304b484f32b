import { join } from 'node:path';

/** Where a running platform takes its owner's orders (design §6). */
export const socketPath = (dataFolder: string): string => join(dataFolder, 'platform.sock');
