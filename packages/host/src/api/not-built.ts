import { SuiteError } from '@suite/contract/errors';
import { serviceNames, servicePath, services } from '@suite/contract/services';
import type { App } from '@suite/kernel/http/dependencies';

/** Every service path that no product answers yet says so (decision 004, "services that are not built"). */
export function mountNotBuilt(app: App): void {
  for (const name of serviceNames) {
    const { built, known } = services[name];
    const answer = () => {
      throw new SuiteError('not_built', `The service ${name} is not built yet.`);
    };
    // A built service may have known shapes that nothing answers yet.
    const paths = built ? known : ['', '/*'];
    for (const path of paths) app.all(servicePath(name) + path, answer);
  }
}
