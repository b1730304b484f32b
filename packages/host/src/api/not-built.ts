import { SuiteError } from '@suite/contract/errors';
import { serviceNames, servicePath, services } from '@suite/contract/services';
import type { App } from '@suite/kernel/http/kernel';
import { builtPaths } from './endpoints';

/** Every service path that nothing answers yet says so (decision 004, "services that are not built"). */
export function mountNotBuilt(app: App): void {
  for (const name of serviceNames) {
    const answer = () => {
      throw new SuiteError('not_built', `The service ${name} is not built yet.`);
    };
    // A service may have known shapes that it does not answer yet.
    const paths = builtPaths.has(name) ? services[name] : ['', '/*'];
    for (const path of paths) app.all(servicePath(name) + path, answer);
  }
}
