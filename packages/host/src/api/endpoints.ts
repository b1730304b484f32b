import type { Endpoint } from '@suite/contract/endpoint';
import { allServices } from '../services/all-services';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'base' in value;

/** Every endpoint of the suite, with its export name in the contract. */
export const endpoints: readonly { name: string; endpoint: Endpoint }[] = allServices.flatMap(({ contracts }) =>
  contracts.flatMap((contract) =>
    Object.entries<unknown>({ ...contract }).flatMap(([name, value]) => (isEndpoint(value) ? { name, endpoint: value } : [])),
  ),
);

/** Service paths of §7 that a service implements. */
export const builtPaths: ReadonlySet<string> = new Set(allServices.flatMap(({ health }) => Object.keys(health)));
