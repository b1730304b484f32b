import { arrayText } from './array-text';
import { type Parent, type RecordKind, type Records, recordKinds } from './record-kinds';

export interface Placed<Value> {
  /** Where the record is in the source, for people who look it up there. */
  line: number;
  value: Value;
}

/** Records of one kind in the form that the database takes. */
export interface Columns {
  kind: RecordKind;
  count: number;
  /** The values of each column as the text of an array. */
  arrays: { id: string; type: string; text: string }[];
  /** Parents that no record refers to. */
  unnamed: ReadonlySet<Parent>;
  /** True if the columns include the ids of owners. */
  hasOwners: boolean;
  /** The lines of records with the id of an earlier one. A statement can only change each row once. */
  repeated: number[];
}

/** Converts records to columns. This can run in advance while the database is busy. */
export function inColumns<Kind extends RecordKind>(
  kind: Kind,
  records: readonly Placed<Records[Kind]>[],
  owners?: Owners,
): Columns {
  const { columns, defaults = {}, parents, owner } = recordKinds[kind];
  const { once, repeated } = firstOfEach(kind, records);
  const valuesOf = (property: string, absent: Value = null) =>
    once.map(({ value }) => (propertyOf(value, property) ?? absent) as Value);
  const named = parents.map((parent) => ({ parent, values: valuesOf(parent.property) }));
  const arrays = [
    { id: 'line', type: 'int', text: arrayText(once.map(({ line }) => line)) },
    { id: 'source_id', type: 'text', text: arrayText(valuesOf('sourceId')) },
    ...Object.entries(columns).map(([id, type]) => ({ id, type, text: arrayText(valuesOf(camel(id), defaults[id])) })),
    ...named.map(({ parent, values }) => ({ id: parent.property, type: 'text', text: arrayText(values) })),
  ];
  if (owner && owners) {
    const ids = valuesOf(owner.property).map((id) => owners.get(`${id}`)?.id ?? null);
    arrays.push({ id: 'owner_id', type: 'bigint', text: arrayText(ids) });
  }
  const unnamed = named.filter(({ parent, values }) => parent.isOptional && values.every((value) => value === null));
  return {
    kind,
    count: once.length,
    arrays,
    unnamed: new Set(unnamed.map(({ parent }) => parent)),
    hasOwners: Boolean(owners),
    repeated,
  };
}

export type Owners = ReadonlyMap<string, { id: number | null }>;

type Value = string | number | boolean | Date | null;

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function firstOfEach<Kind extends RecordKind>(kind: Kind, records: readonly Placed<Records[Kind]>[]) {
  const seen = new Set<string>();
  const once: Placed<Records[Kind]>[] = [];
  const repeated: number[] = [];
  for (const record of records) {
    const key = sightingOf(kind, record.value);
    if (seen.has(key)) repeated.push(record.line);
    else once.push(record);
    seen.add(key);
  }
  return { once, repeated };
}

const propertyOf = (record: object, property: string) => (record as Record<string, unknown>)[property];

/** Returns the key with which a run remembers a record. `sightingIn` does the same for a row. */
function sightingOf(kind: RecordKind, record: { sourceId: string }): string {
  const { owner } = recordKinds[kind];
  return owner ? `${propertyOf(record, owner.property)}/${record.sourceId}` : record.sourceId;
}
