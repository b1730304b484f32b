import type { Facts } from '@services/site/contract/facts';
import type { FieldErrors } from '@suite/shell/form/use-form';

export interface SectionProps {
  facts: Facts;
  /** By path: `offices.0.phone`. */
  problems: FieldErrors;
  set: (part: Partial<Facts>) => void;
}
