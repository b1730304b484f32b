import { useSaving } from '@suite/shell/form/use-saving';

/** What shows anything of a valuation, and is read anew after a change. */
const reads = [
  'exit-valuation',
  'exit-versions',
  'exit-subjects',
  'exit-multiples',
  'exit-scenarios',
  'exit-readiness',
  'improvement-tasks',
  'improvement-suggestions',
  'improvement-own',
];

/** Saves something, says so, and reads everything anew. What failed is told with its reason. */
export const useSave = () => useSaving(reads);
