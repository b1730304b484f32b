/** The schema.org types that websites use, with the allowed types of each property. */

type Kind = 'Text' | 'URL' | 'Date' | 'Time' | 'Day' | keyof typeof parents;

/** The parents of each type, as far as its properties are inherited from them. */
const parents = {
  Thing: [],
  Organization: ['Thing'],
  LocalBusiness: ['Organization'],
  AccountingService: ['LocalBusiness'],
  Person: ['Thing'],
  Article: ['Thing'],
  PostalAddress: ['Thing'],
  OpeningHoursSpecification: ['Thing'],
  Offer: ['Thing'],
  Service: ['Thing'],
} as const satisfies Record<string, readonly string[]>;

const properties: Record<string, Record<string, readonly Kind[]>> = {
  Thing: { name: ['Text'], url: ['URL'], description: ['Text'], image: ['URL'], sameAs: ['URL'], mainEntityOfPage: ['URL'] },
  Organization: {
    ...{ legalName: ['Text'], slogan: ['Text'], email: ['Text'], telephone: ['Text'], logo: ['URL'], knowsLanguage: ['Text'] },
    ...{ address: ['PostalAddress', 'Text'], memberOf: ['Organization'], employee: ['Person'], makesOffer: ['Offer'] },
    parentOrganization: ['Organization'],
  },
  // Inherited from Place.
  LocalBusiness: { openingHoursSpecification: ['OpeningHoursSpecification'] },
  Person: { jobTitle: ['Text'], honorificSuffix: ['Text'], email: ['Text'], worksFor: ['Organization'] },
  Article: {
    ...{ headline: ['Text'], datePublished: ['Date'], articleSection: ['Text'] },
    ...{ author: ['Person', 'Organization'], publisher: ['Organization', 'Person'] },
  },
  PostalAddress: {
    ...{ streetAddress: ['Text'], addressLocality: ['Text'], addressRegion: ['Text'], postalCode: ['Text'] },
    addressCountry: ['Text'],
  },
  OpeningHoursSpecification: {
    ...{ dayOfWeek: ['Day'], opens: ['Time'], closes: ['Time'], validFrom: ['Date'], validThrough: ['Date'] },
  },
  Offer: { itemOffered: ['Service'] },
};

const plain: Record<string, RegExp> = {
  Text: /\S/,
  URL: /^https?:\/\/\S+$/,
  Date: /^\d{4}-\d{2}-\d{2}$/,
  Time: /^\d{2}:\d{2}$/,
  Day: /^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
};

const isKnown = (type: string): type is keyof typeof parents => type in parents;

/** Returns a type with all its ancestors. */
function lineOf(type: string): string[] {
  if (!isKnown(type)) return [];
  const above: readonly string[] = parents[type];
  return [type, ...above.flatMap((each) => lineOf(each))];
}

type Node = Record<string, unknown>;

/**
 * Returns what schema.org doesn't define in a JSON-LD graph: types, properties, values of another type, dangling references.
 * @param all nodes of the whole website
 */
export function problemsOf(graph: readonly Node[], all = graph): string[] {
  const byId = new Map(all.map((node) => [node['@id'], node]));

  function check(node: Node, place: string): string[] {
    const type = String(node['@type']);
    if (!isKnown(type)) return [`${place}: ${type} is no type`];
    return Object.entries(node).flatMap(([name, value]) => {
      if (name.startsWith('@')) return [];
      const kinds = lineOf(type).flatMap((each) => properties[each]?.[name] ?? []);
      const where = `${place}.${name}`;
      if (!kinds.length) return [`${where}: ${type} has no such property`];
      return [value].flat().flatMap((each) => checkValue(each, kinds, where));
    });
  }

  function checkValue(value: unknown, kinds: readonly Kind[], where: string): string[] {
    if (typeof value === 'string') return kinds.some((kind) => plain[kind]?.test(value)) ? [] : [`${where}: ${value}`];
    const node = value as Node;
    const found = '@type' in node ? node : byId.get(node['@id']);
    if (!found) return [`${where}: ${node['@id']} is nowhere`];
    const line = lineOf(String(found['@type']));
    if (!kinds.some((kind) => line.includes(kind))) return [`${where}: a ${found['@type']}`];
    return '@type' in node ? check(node, where) : [];
  }

  return graph.flatMap((node, at) => check(node, String(at)));
}
