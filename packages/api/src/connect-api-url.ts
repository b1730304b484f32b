import type { Logger } from '@suite/env/logger';

/** Joins a base address and an option path, which must start with `/` or `?` (§5, "Connect API"). */
export function connectApiUrl(base: string, path: string, logger: Logger): string {
  if (!/^[/?]/.test(path)) logger.error(`Connect API option paths must start with / or ?, not "${path}"`);
  return base.replace(/\/+$/, '') + path;
}
