import type { StripeObject } from './stripe-account';

/** Parses parameters of Stripe's API: `a[b][0]=c` is `{ a: { b: ['c'] } }`. */
// biome-ignore lint/suspicious/noExplicitAny: as nested as the parameters are.
export function readForm(form: string): Record<string, any> {
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  const params: Record<string, any> = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[');
    let [target, last] = [params, first];
    for (const key of rest) {
      target[last] ??= /^\d*$/.test(key) ? [] : {};
      [target, last] = [target[last], key];
    }
    target[last || Object.keys(target).length] = value;
  }
  return params;
}

/** Returns an object as a response has it: the objects named by `expand` are included instead of their ids. */
export function expanded(objects: ReadonlyMap<string, StripeObject>, object: StripeObject, paths: string[] = []): StripeObject {
  const copy = structuredClone(object);
  for (const path of paths) {
    let whole: StripeObject | undefined = copy;
    for (const field of path.split('.')) {
      if (typeof whole?.[field] === 'string') whole[field] = structuredClone(objects.get(whole[field]) ?? whole[field]);
      whole = typeof whole?.[field] === 'object' ? whole[field] : undefined;
    }
  }
  return copy;
}
