export interface Usage {
  promptTokens: number | null;
  completionTokens: number | null;
}

const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31 ? value : null;

/** Reads the token counts that a model server reports. */
export function usageOf(reported: unknown): Usage {
  const { prompt_tokens, completion_tokens } = (typeof reported === 'object' && reported !== null ? reported : {}) as Record<
    string,
    unknown
  >;
  return { promptTokens: countOf(prompt_tokens), completionTokens: countOf(completion_tokens) };
}
