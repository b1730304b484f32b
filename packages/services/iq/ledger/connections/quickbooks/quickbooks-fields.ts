import { Fields } from '../../import/csv/fields';
import { inUtc } from '../in-utc';

/** An entity in QuickBooks' JSON, or a part of one. */
export type Entity = Record<string, unknown>;

const isEntity = (value: unknown): value is Entity => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The maximum depth of parts in a column's path, such as `SalesItemLineDetail.ItemRef.name`. */
const DEPTH = 3;

/**
 * Returns columns by their paths (`CustomerRef.value`). Moments, which QuickBooks writes with an offset, are converted to UTC.
 */
export function quickbooksFields(entity: Entity): Fields {
  const values = new Map<string, string>();
  const keep = (part: Entity, path: string, depth: number) => {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === 'string') values.set(path + name, name.endsWith('Time') ? inUtc(value) : value);
      else if (typeof value === 'number' || typeof value === 'boolean') values.set(path + name, String(value));
      else if (isEntity(value) && depth < DEPTH) keep(value, `${path}${name}.`, depth + 1);
    }
  };
  keep(entity, '', 1);
  return new Fields(values);
}

/** Returns the parts that an entity lists under a name. */
export function partsOf(entity: Entity, name: string): Entity[] {
  const value = entity[name];
  return Array.isArray(value) ? value.filter(isEntity) : [];
}
