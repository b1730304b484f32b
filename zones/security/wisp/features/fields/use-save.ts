import { getControl } from '@services/security-plan/contract/controls';
import { getOwnPlan, getPlan, getSection } from '@services/security-plan/contract/plan';
import { getProviderSuggestions, getRegister } from '@services/security-plan/contract/registers';
import { getReviews } from '@services/security-plan/contract/reviews';
import { getAcknowledgements, getDifference, getVersions } from '@services/security-plan/contract/versions';
import { useRevalidate } from '@suite/api/use-query';
import { useSaving } from '@suite/shell/form/use-saving';

/** Endpoints with data of the plan, which are read again after a change. */
const reads = [
  getPlan,
  getOwnPlan,
  getSection,
  getControl,
  getRegister,
  getVersions,
  getDifference,
  getAcknowledgements,
  getReviews,
  getProviderSuggestions,
];

/** Saves a part of the plan, confirms it, and reads everything again. A failure is reported with its reason. */
export const useSave = () => useSaving(reads);

/** Returns a function that reads everything again that shows a part of the plan. */
export function useReload() {
  const revalidate = useRevalidate();
  return () => revalidate(...reads);
}
