import { createHash } from 'node:crypto';
import { deleteSession } from '@services/identity/contract/identity';
import type { Endpoint, Method } from '@suite/contract/endpoint';
import { errorMeanings } from '@suite/contract/error-meanings';
import { type ProblemCode, problem, problemStatus } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import { serviceNames, servicePath, services } from '@suite/contract/services';
import { mountOf } from '@suite/contract/serving';
import type { RouteDescription } from '@suite/kernel/http/route-description';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { builtPaths, endpoints } from './endpoints';

type Json = { [key: string]: unknown };

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

const problemRef = { $ref: '#/components/schemas/Problem' };

type Routes = ReadonlyMap<Endpoint, RouteDescription>;

/** Describes every route of the suite's API as OpenAPI 3.1. @param server origin of the API host */
export function openapiDocument(server: string, routes: Routes) {
  return {
    openapi: '3.1.1',
    info: { title: 'Firm Suite API', version: '1', description: 'Made from the contract that servers and callers share.' },
    servers: [{ url: server }],
    paths: paths(routes),
    components: {
      schemas: { Problem: problemSchema(), ...parts },
      responses: { Problem: { description: 'The failure, by its code', content: jsonContent(problemRef) } },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        browserCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Secure-browser',
          description:
            "HttpOnly, of the identity host: which browser signed in. Outside prod the environment's name follows the prefix.",
        },
      },
    },
  };
}

function paths(routes: Routes): Record<string, Json> {
  const result: Record<string, Json> = {};
  const add = (path: string, method: Method, operation: Json) => {
    result[path] = { ...result[path], [method.toLowerCase()]: operation };
  };
  for (const { name, endpoint } of endpoints) {
    const route = routes.get(endpoint);
    if (route) add(mountOf[endpoint.base] + endpoint.path, endpoint.method, operationOf(name, endpoint, route));
  }
  for (const name of serviceNames) {
    if (builtPaths.has(name)) continue;
    for (const known of ['', ...services[name]]) {
      for (const method of methods) add(servicePath(name) + known, method, notBuilt(name));
    }
  }
  return result;
}

function operationOf(name: string, endpoint: Endpoint, { summary }: RouteDescription): Json {
  const { body, form, isFile } = endpoint;
  const [, servicePath] = (mountOf[endpoint.base] + endpoint.path).split('/');
  return {
    operationId: name,
    tags: [servicePath],
    summary,
    security: { bearer: [{ accessToken: [] }], cookie: [{ browserCookie: [] }, {}], none: [] }[endpoint.auth],
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } }),
    ...(form && {
      requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: schemaOf(form, 'input') } } },
    }),
    ...(isFile && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: responsesOf(endpoint),
  };
}

/** Headers that a call needs in addition to its authorization. */
const neededHeaders = new Map<Endpoint, readonly string[]>([[deleteSession, [Header.idToken]]]);

function parametersOf(endpoint: Endpoint): Json[] {
  const { method, path, query, auth, isFile } = endpoint;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query ? schemaOf(query, 'input') : {};
  const inQuery = Object.entries(properties as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }));
  const needed = (neededHeaders.get(endpoint) ?? []).map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  }));
  const isRepeatable = method !== 'GET' && auth !== 'cookie' && !isFile;
  const repeatable = isRepeatable
    ? [{ name: Header.idempotencyKey, in: 'header', required: false, schema: { type: 'string', minLength: 1, maxLength: 200 } }]
    : [];
  return [...inPath, ...inQuery, ...needed, ...repeatable];
}

function responsesOf({ status = 200, response, responseFile, failures = {}, auth }: Endpoint): Json {
  const success = {
    description: status === 302 ? 'Found; Location says where to go on' : 'Done',
    ...(status === 302 && { headers: { Location: { schema: { type: 'string' } } } }),
    ...(response && { content: jsonContent(schemaOf(response, 'output')) }),
    ...(responseFile && { content: { [responseFile]: {} } }),
  };
  const named = Object.entries(failures).map(([code, schema]) => [code, failureOf(schema)]);
  const unauthorized = auth === 'bearer' ? { [problemStatus.unauthorized]: problemResponse } : {};
  return { [status]: success, ...unauthorized, ...Object.fromEntries(named), default: problemResponse };
}

/** The schema of a failure, with the meaning of each code. */
function problemSchema(): Json {
  const { properties, ...rest } = schemaOf(problem, 'output');
  const codes = Object.keys(problemStatus) as ProblemCode[];
  const description = codes.map((code) => `- \`${code}\` (${problemStatus[code]}): ${errorMeanings[code]}`).join('\n');
  const { code, ...others } = properties as Record<string, Json>;
  return { ...rest, properties: { code: { ...code, description }, ...others } };
}

const problemResponse = { $ref: '#/components/responses/Problem' };

const failureOf = (schema: GenericSchema): Json =>
  schema === problem ? problemResponse : { description: 'The failure', content: jsonContent(schemaOf(schema, 'output')) };

const notBuilt = (name: string): Json => ({
  tags: [name],
  summary: 'Not built yet',
  responses: { [problemStatus.not_built]: problemResponse },
});

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

function schemaOf(schema: GenericSchema, io: 'input' | 'output'): Json {
  const { $schema: _, $defs, ...rest } = toJsonSchema(schema, { typeMode: io, target: 'draft-2020-12', errorMode: 'ignore' });
  return $defs ? withParts(rest, $defs as Record<string, Json>) : rest;
}

/** Recursive schemas by their name in the document's components. */
const parts: Record<string, Json> = {};

/** Moves a schema's own definitions to the document's components, so that its references work anywhere in the document. */
function withParts(schema: Json, definitions: Record<string, Json>): Json {
  const prefix = createHash('sha256').update(JSON.stringify(definitions)).digest('hex').slice(0, 8);
  const named = (json: Json): Json =>
    JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"#/components/schemas/Part-${prefix}-`));
  for (const [key, definition] of Object.entries(definitions)) parts[`Part-${prefix}-${key}`] = named(definition);
  return named(schema);
}
