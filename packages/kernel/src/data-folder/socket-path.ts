import { join } from 'node:path';

/** The socket on which a running platform receives commands from its owner (decision 013). */
export const socketPath = (dataFolder: string): string => join(dataFolder, 'platform.sock');
