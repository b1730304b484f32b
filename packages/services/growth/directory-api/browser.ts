import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-query';
import { type ErrorCode, problemStatus, SuiteError } from '@suite/contract/errors';
import { shownByPage } from '@suite/contract/status';
import { type GenericSchema, safeParse } from 'valibot';
import { type AnswerOf, answers, type Operation } from './contract/answers';
import { documentIds } from './contract/document-ids';
import { getGraphql } from './contract/graphql';

export interface VendorsVariables {
  find?: string;
  category?: string[];
  subCategory?: string[];
  ledger?: string[];
  firmSize?: string[];
  certification?: string[];
  priceModel?: string[];
  order?: 'BEST' | 'NAME';
  offset?: number;
  first?: number;
}

const isKnown = (code: string | undefined): code is ErrorCode => code !== undefined && Object.hasOwn(problemStatus, code);

/** Runs a stored query; the caller shows failures. @throws SuiteError also when a single field fails */
async function ask<O extends Operation>(client: ApiClient, operation: O, variables: object = {}): Promise<AnswerOf<O>> {
  const query = { documentId: documentIds[operation], variables: JSON.stringify(variables) };
  const { data, errors } = await client.call(getGraphql, { query, handleLocally: shownByPage });
  const [error] = errors ?? [];
  if (error) {
    const code = error.extensions?.code;
    throw new SuiteError(isKnown(code) ? code : 'unexpected', error.message, { body: error });
  }
  const schema: GenericSchema = answers[operation];
  const answer = safeParse(schema, data);
  if (!answer.success) throw new SuiteError('garbage', 'The server sent an answer that cannot be read', { cause: answer.issues });
  return answer.output as AnswerOf<O>;
}

const getVendors = (client: ApiClient, variables: VendorsVariables) => ask(client, 'vendors', variables);
export const useVendors = (variables: VendorsVariables) => useRead(getVendors, 'explore-vendors', [variables]);

const getVendor = async (client: ApiClient, slug: string) => (await ask(client, 'vendor', { slug })).vendor;
export const useVendor = (slug: string | undefined) =>
  useRead(getVendor, 'explore-vendor', slug === undefined ? undefined : [slug]);

const getCompared = async (client: ApiClient, slugs: string[]) => (await ask(client, 'compare', { slugs })).compare;
export const useCompared = (slugs: string[]) => useRead(getCompared, 'explore-compare', [slugs]);

const getFavorites = async (client: ApiClient) => (await ask(client, 'favorites')).favorites;
export const useFavorites = () => useRead(getFavorites, 'explore-favorites', []);

const getSoftware = async (client: ApiClient) => (await ask(client, 'software')).software;
export const useSoftware = () => useRead(getSoftware, 'explore-software', []);

const getPeople = async (client: ApiClient) => (await ask(client, 'people')).people;
/** Returns the active people of the firm; `false` defers the request. */
export const usePeople = (isNeeded = true) => useRead(getPeople, 'explore-people', isNeeded ? [] : undefined);

const getRequests = (client: ApiClient) => ask(client, 'requests');
/** Returns the firm's introductions and suggestions. */
export const useRequests = () => useRead(getRequests, 'explore-requests', []);

const getOperatorRequests = (client: ApiClient) => ask(client, 'operator');
/** Returns the introductions and suggestions of all firms, for operators. */
export const useOperatorRequests = (isNeeded: boolean) =>
  useRead(getOperatorRequests, 'explore-operator', isNeeded ? [] : undefined);
