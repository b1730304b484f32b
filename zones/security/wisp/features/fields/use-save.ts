import { useRevalidate } from '@suite/api/use-read';
import { useSaving } from '@suite/shell/form/use-saving';

/** Queries with data of the plan, which are read again after a change. */
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

/** Saves a part of the plan, confirms it, and reads everything again. A failure is reported with its reason. */
export const useSave = () => useSaving(reads);

/** Returns a function that reads everything again that shows a part of the plan. */
export function useReload() {
  const revalidate = useRevalidate();
  return () => revalidate(...reads);
}
