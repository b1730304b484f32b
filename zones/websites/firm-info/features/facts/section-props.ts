import type { Facts } from '@services/mywebsite-admin/contract/facts';
import type { Problems } from './problems';

export interface SectionProps {
  facts: Facts;
  /** By path: `offices.0.phone`. */
  problems: Problems;
  set: (part: Partial<Facts>) => void;
}
