import type { App, Kernel } from '@suite/kernel/http/kernel';
import { mountHub } from './mount-hub';
import { mountLegacy } from './mount-legacy';

export function mountInsights(app: App, kernel: Kernel): void {
  mountHub(app, kernel);
  mountLegacy(app, kernel);
}
