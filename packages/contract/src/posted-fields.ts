import * as v from 'valibot';

/** What somebody posted by a form whose fields have names that a firm chooses; such a name may be `constructor`. */
export const postedFields = v.pipe(
  v.unknown(),
  v.check((input) => typeof input === 'object' && input !== null),
  v.transform((fields): ReadonlyMap<string, string> => new Map(Object.entries(fields as Record<string, string>))),
);
