import type { Flag } from '@services/telemetry-intake/contract/administration';
import { copy } from './copy';

/** A value in words. */
export function valueText(value: Flag['default']): string {
  if (typeof value === 'boolean') return value ? copy.on : copy.off;
  return String(value) || copy.nothing;
}
