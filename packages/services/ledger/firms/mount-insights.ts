import type { App, Dependencies } from '@suite/kernel/http/dependencies';
import { mountHub } from './mount-hub';
import { mountLegacy } from './mount-legacy';

export function mountInsights(app: App, dependencies: Dependencies): void {
  mountHub(app, dependencies);
  mountLegacy(app, dependencies);
}
