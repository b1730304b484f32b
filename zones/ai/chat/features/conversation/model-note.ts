import { useChatStatus } from '@services/openai-gateway/client/conversations';
import { copy } from './copy';

/** What leaves the firm with a question, and what is left of the limit; nothing while it is not known. */
export function useModelNote(): string | undefined {
  const { data } = useChatStatus();
  if (!data) return undefined;
  const { model, limit, used, sendsTaxData } = data;
  if (!model) return copy.lookupBy;
  return `${copy.model(model.name, model.host, sendsTaxData)} ${copy.left(Math.max(0, limit - used))}.`;
}
