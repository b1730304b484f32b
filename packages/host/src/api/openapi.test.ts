import { Validator } from '@seriousme/openapi-schema-validator';
import { serviceNames } from '@suite/contract/services';
import { mountOf } from '@suite/contract/serving';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform';
import { builtPaths, endpoints } from './endpoints';
import type { openapiDocument } from './openapi';

let platform: TestPlatform;
let document: ReturnType<typeof openapiDocument>;
beforeAll(async () => {
  platform = await openTestPlatform('PGlite', { seed: false });
  document = await (await platform.fetch(new Request('https://api.suite.example/openapi.json'))).json();
});
afterAll(() => platform.close());

const operation = (path: string, method: string) =>
  document.paths[path]?.[method.toLowerCase()] as Record<string, Record<string, unknown>> | undefined;

it('is an OpenAPI 3.1 document whose references resolve', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it.each(endpoints)('§7 contains the call $name', ({ name, endpoint }) => {
  const found = operation(mountOf[endpoint.base] + endpoint.path, endpoint.method);
  expect(found).toMatchObject({ operationId: name, summary: expect.stringMatching(/\w/) });
  const statuses = [endpoint.status ?? 200, ...Object.keys(endpoint.failures ?? {}), 'default'].map(String);
  expect(Object.keys(found?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
  expect(found?.requestBody !== undefined).toBe(Boolean(endpoint.body || endpoint.form || endpoint.isFile));
  const success = found?.responses?.[endpoint.status ?? 200] as { content?: object };
  const isFile = endpoint.responseFile !== undefined;
  if (isFile) expect(Object.keys(success.content ?? {})).toEqual([endpoint.responseFile]);
  expect(JSON.stringify(found?.security ?? null).includes('accessToken')).toBe(endpoint.auth === 'bearer');
});

it('contains no call that is missing from the contract', () => {
  const named = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap((entry) => operationIdOf(entry) ?? []),
  );
  expect(named.sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

const operationIdOf = (entry: unknown) => (entry as { operationId?: string }).operationId;

it('§7 lists the service paths that are not built, with their known shapes, as 501', () => {
  const open = serviceNames.filter((name) => !builtPaths.has(name));
  expect(open.length).toBeGreaterThan(0);
  expect(serviceNames).toEqual(expect.arrayContaining([...builtPaths]));
  for (const name of open) expect(Object.keys(operation(`/${name}`, 'GET')?.responses ?? {})).toEqual(['501']);
  expect(operation('/firm-improvement/platform/user', 'GET')?.responses).toHaveProperty('200');
  expect(operation('/connections/v1/companies', 'GET')?.responses).toHaveProperty('200');
});

it('§7 describes each parameter and header of a call', () => {
  expect(operation('/insights/connections/all', 'GET')?.parameters).toEqual([
    { name: 'OrganizationId', in: 'query', required: true, schema: { type: 'string' } },
  ]);
  const headers = operation('/identity/v1/sessions/{sessionId}', 'DELETE')?.parameters;
  expect(headers).toMatchObject([
    { name: 'sessionId', in: 'path' },
    { name: 'X-Id-Token', required: true },
    { name: 'Idempotency-Key' },
  ]);
});

it('a document with a dangling reference would fail', async () => {
  const broken = { ...structuredClone(document), components: {} };
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});

it('describes the meaning of each error code', () => {
  const { properties } = document.components.schemas.Problem as { properties: { code: { enum: string[]; description: string } } };
  const { enum: codes, description } = properties.code;
  expect(codes.length).toBeGreaterThan(40);
  expect(description.match(/^- `\w+` \(\d{3}\): \w/gm)).toHaveLength(codes.length);
});
