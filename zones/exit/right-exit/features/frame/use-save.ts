import { getImprovementSuggestions, getImprovementTasks, getPlatformUser } from '@services/improvement/contract/tasks';
import { getMultiples } from '@services/valuation/contract/multiples';
import { getReadiness } from '@services/valuation/contract/readiness';
import { getScenarios } from '@services/valuation/contract/scenarios';
import { getValuedClients } from '@services/valuation/contract/subjects';
import { getValuation, getValuations } from '@services/valuation/contract/valuation';
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
