import * as v from 'valibot';

const wholeNumber = (text: string) => Number(text);

export const pageSize = v.pipe(v.string(), v.transform(wholeNumber), v.integer(), v.minValue(1), v.maxValue(200));
const offset = v.pipe(v.string(), v.transform(wholeNumber), v.integer(), v.minValue(0), v.maxValue(10_000_000));

/** Offset and length of a page of a list. */
export const paged = { offset: v.optional(offset, '0'), limit: v.optional(pageSize, '50') };

export const find = v.pipe(v.string(), v.trim(), v.maxLength(200));

export const order = v.picklist(['ascending', 'descending']);
