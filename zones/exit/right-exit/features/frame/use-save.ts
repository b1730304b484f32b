import { getImprovementSuggestions, getImprovementTasks, getPlatformUser } from '@services/firm-improvement/contract/tasks';
import { getMultiples } from '@services/rightexit/contract/multiples';
import { getReadiness } from '@services/rightexit/contract/readiness';
import { getScenarios } from '@services/rightexit/contract/scenarios';
import { getValuedClients } from '@services/rightexit/contract/subjects';
import { getValuation, getValuations } from '@services/rightexit/contract/valuation';
import { useRevalidate } from '@suite/api/use-query';
import { useSaving } from '@suite/shell/form/use-saving';

/** Endpoints that show any part of a valuation, read again after a change. */
const reads = [
  getValuation,
  getValuations,
  getValuedClients,
  getMultiples,
  getScenarios,
  getReadiness,
  getImprovementTasks,
  getImprovementSuggestions,
  getPlatformUser,
];

/** Saves something, confirms it, and reloads everything. A failure is shown with its reason. */
export const useSave = () => useSaving(reads);

/** Returns a function that reloads everything that shows a part of a valuation. */
export function useReload() {
  const revalidate = useRevalidate();
  return () => revalidate(...reads);
}
