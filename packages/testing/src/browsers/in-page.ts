import { getNodeText, queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** What a story looks for on a page, in the terms of assistive technology. */
export type Wanted =
  | { role: string; name?: string | { pattern: string } | undefined; within?: Wanted | undefined }
  | { label: string; within?: Wanted | undefined }
  | { text: string; within?: Wanted | undefined };

const matcher = (name: string | { pattern: string }) => (typeof name === 'string' ? name : new RegExp(name.pattern));

/** Returns the first visible element that matches. */
function find(wanted: Wanted): HTMLElement | undefined {
  const place = wanted.within ? find(wanted.within) : document.body;
  if (!place) return undefined;
  return all(place, wanted).find((element) => element.checkVisibility({ visibilityProperty: true }));
}

function all(place: HTMLElement, wanted: Wanted): HTMLElement[] {
  if ('role' in wanted)
    return queryAllByRole(place, wanted.role, wanted.name === undefined ? {} : { name: matcher(wanted.name) });
  if ('label' in wanted) return queryAllByLabelText(place, wanted.label);
  return queryAllByText(place, wanted.text, { exact: false });
}

Object.assign(globalThis, { inPage: { find, textOf: getNodeText } });
