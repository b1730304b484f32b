interface FieldQuery {
  field: string;
  text: string;
  /** The same query without the field. */
  without?: string;
  times: number;
}

/** Fields of each vendor on a page, with their selections. */
const ofVendor = {
  facts: 'facts { value source { name } }',
  prices: 'prices { id }',
  reviews: 'reviews { good bad }',
  rating: 'rating',
  reviewCount: 'reviewCount',
  peers: 'peers { firms }',
} as const;

/** Fields that a request reads once. */
const once = {
  isFavorite: 'isFavorite',
  tool: 'tool { name }',
  monthsPaid: 'monthsPaid',
  introduction: 'introduction { id }',
  adoption: 'adoption { at }',
} as const;

const PAGE = 50;

const page = (selection: string, first = PAGE) => `{ vendors(first: ${first}, order: NAME) { vendors { ${selection} } } }`;

export const fieldQueries: readonly FieldQuery[] = [
  ...Object.entries(ofVendor).map(([field, selection]) => ({
    field: `Vendor.${field}`,
    text: page(selection),
    without: page('id'),
    times: PAGE,
  })),
  ...Object.entries(once).map(([field, selection]) => ({
    field: `Vendor.${field}, once`,
    text: page(selection),
    without: page('id'),
    times: 1,
  })),
  { field: 'Query.vendors', text: page('id'), times: 1 },
  { field: 'Query.favorites', text: '{ favorites(first: 100) { id } }', times: 1 },
  { field: 'Query.people', text: '{ people { name } }', times: 1 },
  { field: 'Query.introductions', text: '{ introductions { id } }', times: 1 },
  { field: 'Query.suggestions', text: '{ suggestions { id } }', times: 1 },
  { field: 'Query.requestsToPassOn', text: '{ requestsToPassOn { id } }', times: 1 },
  { field: 'Query.openSuggestions', text: '{ openSuggestions { id } }', times: 1 },
  { field: 'Query.software', text: '{ software { monthly } }', times: 1 },
  {
    field: 'Tool.peers',
    text: '{ software { tools { peers { firms } } } }',
    without: '{ software { tools { name } } }',
    times: 60,
  },
];

/** Returns each selection with the largest page that the cost limit allows, and all selections together. */
export function widestQueries(costOf: (text: string) => number): { title: string; text: string; variables: object }[] {
  const everything = [...Object.values(ofVendor), ...Object.values(once)].join(' ');
  const selections = { ...ofVendor, ...once, 'all fields': everything };
  const pages = Object.entries(selections).flatMap(([title, selection]) => {
    for (let first = 100; first > 0; first--)
      if (Number.isFinite(costOf(page(selection, first))))
        return [{ title: `${title} of ${first} vendors`, text: page(selection, first), variables: {} }];
    return [];
  });
  const operator =
    '{ requestsToPassOn { id } openSuggestions { id firm } introductions { id } suggestions { id } people { id } }';
  return [...pages, { title: 'what an operator reads', text: operator, variables: {} }];
}

/** Queries that take more than 100 ms. */
export const refusedQueries = [
  {
    title: 'six pages of 100 vendors with all fields',
    text: `{ ${Array.from(
      { length: 6 },
      (_, at) =>
        `p${at}: vendors(first: 100, offset: ${at * 100}, order: NAME) { vendors { ${Object.values(ofVendor).join(' ')} ${Object.values(once).join(' ')} } }`,
    ).join(' ')} }`,
  },
];
