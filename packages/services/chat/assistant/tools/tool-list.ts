import type { Endpoint } from '@suite/contract/endpoint';
import { patternOf } from '@suite/contract/serving';
import type { Kernel } from '@suite/kernel/http/kernel';
import { toJsonSchema } from '@valibot/to-json-schema';

/** A call that the assistant may make. */
export interface Tool {
  name: string;
  description: string;
  /** Path pattern on the API's host. */
  pattern: string;
  /** Names of the path parameters, which are ids. */
  params: readonly string[];
  /** JSON Schema of its arguments. */
  parameters: { type: 'object'; properties: Record<string, object>; required: string[]; additionalProperties: false };
  /** One of these rights is required; an empty list requires none. */
  needs: string[];
}

/** Returns the tools that routes allow. Only reads are tools, even if a route allows others. */
export function toolsOf({ endpoints, routes }: Pick<Kernel, 'endpoints' | 'routes'>): Map<string, Tool> {
  const tools = Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const { method, auth, response } = endpoint;
    const tool = routes.get(endpoint)?.tool;
    if (!tool || method !== 'GET' || auth !== 'bearer' || !response) return [];
    const params = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
    return [
      {
        name,
        description: tool,
        pattern: patternOf(endpoint),
        params,
        parameters: parametersOf(endpoint, params),
        needs: [endpoint.right ?? []].flat(),
      },
    ];
  });
  return new Map(tools.map((tool) => [tool.name, tool]));
}

function parametersOf({ query }: Endpoint, params: readonly string[]): Tool['parameters'] {
  const schema = query ? toJsonSchema(query, { typeMode: 'input', errorMode: 'ignore' }) : {};
  const properties = Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, object>).filter(([name]) => name !== 'offset'),
  );
  const ids = Object.fromEntries(params.map((name) => [name, { type: 'string', format: 'uuid' }]));
  const required = ((schema.required ?? []) as string[]).filter((name) => name in properties);
  return {
    type: 'object',
    properties: { ...ids, ...properties },
    required: [...params, ...required],
    additionalProperties: false,
  };
}
