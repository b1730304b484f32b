import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import {
  costs,
  costsOnce,
  lengthArguments,
  lengths,
  MAX_ALIASES,
  MAX_COST,
  MAX_DEPTH,
  MAX_ROOT_FIELDS,
  pageLists,
  readOnce,
} from './costs';

interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables: Readonly<Record<string, unknown>>;
  /** Name of the operation to run; a document with a single operation needs none. */
  operationName?: string | null | undefined;
}

interface Walk extends Operation {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Number of aliased fields, and number of visited fields. */
  aliases: number;
  visited: number;
  once: Set<string>;
  cost: number;
}

/** Maximum number of visited fields, because nested fragments can expand to more fields than the document contains. */
const MAX_VISITED = 2_000;

/** Thrown to stop a walk. */
class OverLimitError extends Error {}

/** Returns why a valid document is refused before anything runs; undefined when it may run. */
export function overLimit(parsed: Operation): string | undefined {
  try {
    costOf(parsed);
    return undefined;
  } catch (error) {
    if (error instanceof OverLimitError) return error.message;
    throw error;
  }
}

/** Returns the maximum cost of the operation. @throws OverLimitError */
export function costOf(parsed: Operation): number {
  const { definitions } = parsed.document;
  const fragments = new Map(
    definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
      one.kind === 'FragmentDefinition' ? [[one.name.value, one]] : [],
    ),
  );
  const operation = getOperationAST(parsed.document, parsed.operationName);
  // Nothing runs without an operation.
  if (!operation) return 0;
  // A missing variable has the default of its operation.
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }): [string, number][] =>
    defaultValue?.kind === 'IntValue' ? [[variable.name.value, Number(defaultValue.value)]] : [],
  );
  const variables = { ...Object.fromEntries(defaults), ...parsed.variables };
  const walk: Walk = { ...parsed, variables, fragments, aliases: 0, visited: 0, once: new Set(), cost: 0 };
  const query = parsed.schema.getQueryType();
  const roots = fieldsOf(walk, operation.selectionSet);
  if (roots.length > MAX_ROOT_FIELDS) throw new OverLimitError(`A query has at most ${MAX_ROOT_FIELDS} fields of the root.`);
  if (query) addCost(walk, query, roots, { depth: 1, times: 1 });
  for (const read of walk.once) walk.cost += costsOnce[read] ?? 0;
  if (walk.cost > MAX_COST) throw tooDear(walk.cost);
  return walk.cost;
}

const tooDear = (cost: number) =>
  new OverLimitError(`The query costs ${cost}; one may cost ${MAX_COST}. Ask for less, or for fewer at a time.`);

interface At {
  depth: number;
  /** Maximum number of objects of the type. */
  times: number;
  /** Length of the page that the type represents. */
  page?: number;
}

function addCost(walk: Walk, type: GraphQLObjectType, fields: readonly FieldNode[], { depth, times, page }: At): void {
  if (depth > MAX_DEPTH) throw new OverLimitError(`A query is at most ${MAX_DEPTH} fields deep.`);
  for (const field of fields) {
    const name = `${type.name}.${field.name.value}`;
    walk.cost += (costs[name] ?? 0) * times;
    const once = readOnce[name];
    if (once) walk.once.add(once);
    if (walk.cost > MAX_COST) throw tooDear(walk.cost);
    const inner = getNamedType(type.getFields()[field.name.value]?.type);
    if (!field.selectionSet || !isObjectType(inner)) continue;
    const own = lengthOf(walk, name, field);
    const isPage = Object.values(pageLists).includes(name);
    const list = name in pageLists ? (page ?? 1) : isPage ? 1 : own;
    addCost(walk, inner, fieldsOf(walk, field.selectionSet), {
      depth: depth + 1,
      times: times * list,
      ...(isPage && { page: own }),
    });
  }
}

/** Returns the maximum number of items that a field returns. */
function lengthOf({ variables, schema }: Walk, name: string, field: FieldNode): number {
  const argumentName = lengthArguments[name];
  if (argumentName === undefined) return lengths[name] ?? 1;
  const value = field.arguments?.find((one) => one.name.value === argumentName)?.value;
  if (value?.kind === 'IntValue') return Math.max(1, Number(value.value));
  if (value?.kind === 'Variable') {
    const given = variables[value.name.value];
    if (typeof given === 'number') return Math.max(1, given);
  }
  const byDefault = schema
    .getQueryType()
    ?.getFields()
    [field.name.value]?.args.find((one) => one.name === argumentName);
  return typeof byDefault?.defaultValue === 'number' ? byDefault.defaultValue : 1;
}

/** Returns the fields of a selection, including those of its fragments, which validation has checked for cycles. */
function fieldsOf(walk: Walk, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection): FieldNode[] => {
    walk.visited += 1;
    if (walk.visited > MAX_VISITED)
      throw new OverLimitError(`A query has at most ${MAX_VISITED} fields, with those of fragments.`);
    if (selection.kind === 'InlineFragment') return fieldsOf(walk, selection.selectionSet);
    if (selection.kind === 'FragmentSpread') {
      const fragment = walk.fragments.get(selection.name.value);
      return fragment ? fieldsOf(walk, fragment.selectionSet) : [];
    }
    if (selection.alias) walk.aliases += 1;
    if (walk.aliases > MAX_ALIASES) throw new OverLimitError(`A query has at most ${MAX_ALIASES} aliases.`);
    return [selection];
  });
}
