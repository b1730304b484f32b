import * as v from 'valibot';

/** Fields of a posted form. A firm chooses their names, so one may be `constructor`. */
export const postedFields = v.pipe(
  v.unknown(),
  v.check((input) => typeof input === 'object' && input !== null),
  v.transform((fields): ReadonlyMap<string, string> => new Map(Object.entries(fields as Record<string, string>))),
);
