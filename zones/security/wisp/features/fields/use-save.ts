import { useSaving } from '@suite/shell/form/use-saving';

/** What shows anything of the plan, and is read anew after a change. */
const reads = [
  'wisp-plan',
  'wisp-own',
  'wisp-section',
  'wisp-control',
  'wisp-register',
  'wisp-versions',
  'wisp-difference',
  'wisp-acknowledgements',
  'wisp-reviews',
  'wisp-suggestions',
];

/** Saves something of the plan, says so, and reads everything anew. What failed is told with its reason. */
export const useSave = () => useSaving(reads);
