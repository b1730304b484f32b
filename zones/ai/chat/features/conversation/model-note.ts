import { getChatStatus } from '@services/assistant/contract/conversations';
import { useQuery } from '@suite/api/use-query';
import { copy } from './copy';

/** Returns a note about what leaves the firm with a question, and what is left of the limit; undefined until it is known. */
export function useModelNote(): string | undefined {
  const { data } = useQuery(getChatStatus, {}, { isOptional: true });
  if (!data) return undefined;
  const { model, limit, used, sendsTaxData } = data;
  if (!model) return copy.lookupBy;
  return `${copy.model(model.name, model.host, sendsTaxData)} ${copy.left(Math.max(0, limit - used))}.`;
}
