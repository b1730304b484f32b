import { buildSchema, parse } from 'graphql';
import { typeDefs } from '../schema/type-defs';
import { costOf, overLimit } from './check-limits';
import { MAX_COST } from './costs';

const schema = buildSchema(typeDefs);
const check = (text: string, variables = {}) => overLimit({ schema, document: parse(text), variables });
const cost = (text: string, variables = {}) => costOf({ schema, document: parse(text), variables });

describe('the limits of a query', () => {
  it('count a page by its requested length, given in the text, by a variable or by default', () => {
    const of = (first: string) => `{ vendors${first} { vendors { facts { value } } } }`;
    const [five, ten] = [cost(of('(first: 5)')), cost(of('(first: 10)'))];
    expect(ten - five).toBe((five - cost(of('(first: 1)'))) * (5 / 4));
    expect(cost(of(''))).toBe(cost(of('(first: 24)')));
    expect(cost('query ($n: Int) { vendors(first: $n) { vendors { facts { value } } } }', { n: 10 })).toBe(ten);
    expect(cost('query ($n: Int = 10) { vendors(first: $n) { vendors { facts { value } } } }')).toBe(ten);
  });

  it('count the defaults of the operation that runs, not those of other operations in the document', () => {
    const operation = (name: string, first: number) =>
      `query ${name} ($n: Int = ${first}) { vendors(first: $n) { vendors { facts { value } } } }`;
    const document = parse(`${operation('Dear', 500)} ${operation('Cheap', 1)}`);
    const of = (operationName: string) => overLimit({ schema, document, variables: {}, operationName });
    expect(of('Dear')).toMatch(/costs 3020; one may cost/);
    expect(of('Cheap')).toBeUndefined();
  });

  it('refuse a query that costs too much, and name the maximum', () => {
    const pages = (first: number) =>
      ['a', 'b'].map((name) => `${name}: vendors(first: ${first}) { vendors { facts { value } peers { firms } } }`).join(' ');
    expect(check(`{ ${pages(90)} }`)).toBeUndefined();
    const reason = check(`{ ${pages(100)} }`);
    expect(reason).toMatch(new RegExp(`one may cost ${MAX_COST}\\. Ask for less`));
    expect(check('{ vendors(first: 2000000000) { vendors { facts { value } } } }')).toMatch(/costs/);
    expect(check('{ vendors(first: -5) { vendors { facts { value } } } }')).toBeUndefined();
  });

  it('refuse fifty levels, even when a fragment hides them', () => {
    const deep = (levels: number): string => (levels === 0 ? 'id' : `introduction { vendor { ${deep(levels - 1)} } }`);
    expect(check(`{ vendor(slug: "a") { ${deep(3)} } }`)).toBeUndefined();
    expect(check(`{ vendor(slug: "a") { ${deep(25)} } }`)).toBe('A query is at most 8 fields deep.');
    expect(check(`{ vendor(slug: "a") { ...f } } fragment f on Vendor { ${deep(25)} }`)).toMatch(/fields deep/);
  });

  it('refuse too many aliases and too many root fields', () => {
    const aliases = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: name`).join(' ');
    expect(check(`{ vendor(slug: "a") { ${aliases(15)} } }`)).toBeUndefined();
    expect(check(`{ vendor(slug: "a") { ${aliases(16)} } }`)).toMatch(/aliases/);
    const roots = Array.from({ length: 7 }, () => 'directory { vendors }').join(' ');
    expect(check(`{ ${roots} }`)).toMatch(/fields of the root/);
  });

  it('stop early at a document of nested fragments', () => {
    const fragments = Array.from(
      { length: 24 },
      (_, at) => `fragment f${at} on Vendor { ${at === 23 ? 'id' : `...f${at + 1} ...f${at + 1}`} }`,
    );
    expect(check(`{ vendor(slug: "a") { ...f0 } } ${fragments.join(' ')}`)).toMatch(/with those of fragments/);
  });

  it('count once what is read once per request', () => {
    const one = cost('{ vendors(first: 1) { vendors { tool { name } } } }');
    expect(cost('{ vendors(first: 20) { vendors { tool { name } monthsPaid } } software { asOf } }')).toBe(one);
  });
});
