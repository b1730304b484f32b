import { MAX_COMPARED } from '@services/directory/contract/terms';
import {
  type CatalogEntry,
  facetNames,
  openSuggestions,
  requestsToPassOn,
  type Software,
  searchCatalog,
  suggestionsOf,
  type Tool,
} from '@services/directory/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Context } from './context';
import { pricedTool, toolFields, vendorFields } from './vendor-fields';

interface VendorsInput extends Record<(typeof facetNames)[number], string[]> {
  find: string;
  order: 'BEST' | 'NAME';
  offset: number;
  first: number;
}

/** Maximum number of vendors per page, characters of a search, and values of a facet. */
export const MAX_VENDORS = 100;
const LONGEST_FIND = 200;
const MAX_VALUES = 20;

const refused = (message: string) => new SuiteError('invalid_request', message);

async function vendors(input: VendorsInput, context: Context) {
  const { find, order, offset, first } = input;
  if (first < 1 || first > MAX_VENDORS) throw refused(`first must be from 1 to ${MAX_VENDORS}.`);
  if (offset < 0) throw refused('offset must not be negative.');
  if (find.length > LONGEST_FIND) throw refused(`A search has at most ${LONGEST_FIND} characters.`);
  if (facetNames.some((facet) => input[facet].length > MAX_VALUES)) throw refused(`A facet takes at most ${MAX_VALUES} values.`);
  const found = searchCatalog(await context.catalog(), { ...input, find: find.trim() }, order === 'NAME' ? 'name' : 'best');
  return {
    total: found.entries.length,
    vendors: found.entries.slice(offset, offset + first),
    facets: facetNames.map((name) => ({ name, values: found.facets[name] })),
  };
}

async function compare(slugs: readonly string[], context: Context): Promise<CatalogEntry[]> {
  if (slugs.length > MAX_COMPARED) throw refused(`Up to ${MAX_COMPARED} vendors can be compared.`);
  const { bySlug } = await context.catalog();
  return [...new Set(slugs)].flatMap((slug) => bySlug.get(slug) ?? []);
}

async function favorites(first: number, context: Context): Promise<CatalogEntry[]> {
  if (first < 1 || first > MAX_VENDORS) throw refused(`first must be from 1 to ${MAX_VENDORS}.`);
  const { entries } = await context.catalog();
  return (await context.favorites()).slice(0, first).flatMap((id) => entries.get(id) ?? []);
}

const iso = (at: Date): string => at.toISOString();

/** Resolvers of fields that differ from the property of their parent. */
export const resolvers = {
  Query: {
    vendors: (_: unknown, input: VendorsInput, context: Context) => vendors(input, context),
    vendor: async (_: unknown, { slug }: { slug: string }, context: Context) =>
      (await context.catalog()).bySlug.get(slug) ?? null,
    compare: (_: unknown, { slugs }: { slugs: string[] }, context: Context) => compare(slugs, context),
    favorites: (_: unknown, { first }: { first: number }, context: Context) => favorites(first, context),
    async directory(_: unknown, _input: unknown, context: Context) {
      const { entries, usedSources } = await context.catalog();
      return { vendors: entries.size, sources: usedSources };
    },
    software: async (_: unknown, _input: unknown, context: Context) => (await context.software()) ?? null,
    people: async (_: unknown, _input: unknown, context: Context) =>
      (await context.people()).map(({ userId: id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
    introductions: (_: unknown, _input: unknown, context: Context) => context.introductions(),
    suggestions: (_: unknown, _input: unknown, context: Context) => suggestionsOf(context.database, context.companyId()),
    requestsToPassOn(_: unknown, _input: unknown, context: Context) {
      context.requireOperator();
      return requestsToPassOn(context.database);
    },
    openSuggestions(_: unknown, _input: unknown, context: Context) {
      context.requireOperator();
      return openSuggestions(context.database);
    },
  },
  Vendor: vendorFields,
  Tool: toolFields,
  Software: { tools: (software: Software) => software.tools.map((tool) => pricedTool(tool, software)), overlaps: overlapsOf },
  Introduction: {
    vendor: async ({ vendorId }: { vendorId: string }, _: unknown, context: Context) =>
      (await context.catalog()).entries.get(vendorId),
    consentedAt: ({ consentedAt }: { consentedAt: Date }) => iso(consentedAt),
    stateAt: ({ stateAt }: { stateAt: Date }) => iso(stateAt),
  },
  Suggestion: { at: ({ at }: { at: Date }) => iso(at) },
  PassedRequest: { consentedAt: ({ consentedAt }: { consentedAt: Date }) => iso(consentedAt) },
  OpenSuggestion: { at: ({ at }: { at: Date }) => iso(at) },
};

function overlapsOf(software: Software) {
  const priced = (tool: Tool) => pricedTool(tool, software);
  return software.overlaps.map(({ category, monthly, tools }) => ({ category, monthly, tools: tools.map(priced) }));
}
