import { useRevalidate } from '@suite/api/use-read';
import { useSaving } from '@suite/shell/form/use-saving';

/** Reads that show any part of a valuation, repeated after a change. */
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

/** Saves something, confirms it, and reloads everything. A failure is shown with its reason. */
export const useSave = () => useSaving(reads);

/** Returns a function that reloads everything that shows a part of a valuation. */
export function useReload() {
  const revalidate = useRevalidate();
  return () => revalidate(...reads);
}
