import { demoPeople } from '@services/identity/demo/demo-people';
import type { Endpoint } from '@suite/contract/endpoint';
import { mountOf } from '@suite/contract/serving';
import type { RequestValues, World } from './access-cases';
import type { Person } from './person';
import { validValue } from './valid-value';

/** A role, a right, a company and a secret, which every call must ignore where its schema doesn't name them. */
const tampered = ({ companyId }: World) => ({
  role: 'administrator',
  rights: 'admin',
  companyId,
  isAdministrator: true,
  state: 'granted',
  userId: demoPeople.olivia.id,
  mfaSecret: 'A',
});

export interface RequestOptions {
  name: string;
  endpoint: Endpoint;
  requestValues: RequestValues;
  world: World;
  caller: Person;
  /** Replaces every path parameter. */
  id?: string;
}

/** Returns the path and options of a valid request, derived from the endpoint's path and schemas. */
export function requestOf({ name, endpoint, requestValues, world, caller, id }: RequestOptions) {
  const requested = (key: string): unknown => {
    const value = requestValues[key];
    return typeof value === 'function' ? value(world, caller) : value;
  };
  const fieldValue = (field: string, isRequired = true) => {
    const value = requested(`${name}.${field}`) ?? requested(field);
    if (value !== undefined || !isRequired) return value;
    const own = world[field as keyof World];
    return typeof own === 'string' && own ? own : undefined;
  };
  const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = id ?? fieldValue(key);
    if (value === undefined) throw new Error(`No value is known for ${key} in the path. Add one to requestValues.`);
    return String(value);
  });
  const isRead = endpoint.method === 'GET';
  const query =
    endpoint.query && ((isRead ? requested(name) : undefined) ?? validValue(endpoint.query, { fieldValue, unknownFields: {} }));
  const bodyOf = () => {
    const whole = requested(name);
    if (endpoint.body?.type === 'object' && typeof whole === 'object') return { ...tampered(world), ...whole };
    return whole ?? (endpoint.body && validValue(endpoint.body, { fieldValue, unknownFields: tampered(world) }));
  };
  const body = isRead ? undefined : bodyOf();
  return {
    path: `${mountOf[endpoint.base]}${filled}${query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''}`,
    options: {
      method: endpoint.method,
      ...(body !== undefined && { body }),
      ...(endpoint.form && { form: {} }),
      ...(caller.tokens.access_token && { token: caller.tokens.access_token }),
    },
  };
}
