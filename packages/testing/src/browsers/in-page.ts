import { getNodeText, queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** What a story looks for on a page, in the terms of assistive technology. */
export type Requested =
  | { role: string; name?: string | { pattern: string } | undefined; within?: Requested | undefined }
  | { label: string; within?: Requested | undefined }
  | { text: string; within?: Requested | undefined };

const matcher = (name: string | { pattern: string }) => (typeof name === 'string' ? name : new RegExp(name.pattern));

/** Returns the first visible element that matches. */
function find(requested: Requested): HTMLElement | undefined {
  const place = requested.within ? find(requested.within) : document.body;
  if (!place) return undefined;
  return all(place, requested).find((element) => element.checkVisibility({ visibilityProperty: true }));
}

function all(place: HTMLElement, requested: Requested): HTMLElement[] {
  if ('role' in requested)
    return queryAllByRole(place, requested.role, requested.name === undefined ? {} : { name: matcher(requested.name) });
  if ('label' in requested) return queryAllByLabelText(place, requested.label);
  return queryAllByText(place, requested.text, { exact: false });
}

Object.assign(globalThis, { inPage: { find, textOf: getNodeText } });
