import { SuiteError } from '@suite/contract/errors';
import { serviceNames, servicePath } from '@suite/contract/services';
import type { App } from '@suite/kernel/http/kernel';
import { builtPaths } from './endpoints';

/** Mounts a response for every service path that isn't built yet (decision 004, "services that are not built"). */
export function mountNotBuilt(app: App): void {
  for (const name of serviceNames) {
    if (builtPaths.has(name)) continue;
    const answer = () => {
      throw new SuiteError('not_built', `The service ${name} is not built yet.`);
    };
    for (const path of ['', '/*']) app.all(servicePath(name) + path, answer);
  }
}
