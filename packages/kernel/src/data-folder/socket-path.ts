import { join } from 'node:path';

/** Where a running platform takes its owner's orders (decision 013). */
export const socketPath = (dataFolder: string): string => join(dataFolder, 'platform.sock');
