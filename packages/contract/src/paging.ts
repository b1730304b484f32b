import * as v from 'valibot';

/** A number that stands as text in a query. */
const wholeNumber = (text: string) => Number(text);

/** Rows of one page at most. */
export const pageSize = v.pipe(v.string(), v.transform(wholeNumber), v.integer(), v.minValue(1), v.maxValue(200));
const offset = v.pipe(v.string(), v.transform(wholeNumber), v.integer(), v.minValue(0), v.maxValue(10_000_000));

/** Where a page of a list begins, and how long it is. */
export const paged = { offset: v.optional(offset, '0'), limit: v.optional(pageSize, '50') };

/** Text that a list is searched for. */
export const find = v.pipe(v.string(), v.trim(), v.maxLength(200));

export const order = v.picklist(['ascending', 'descending']);
