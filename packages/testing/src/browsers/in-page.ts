import { getNodeText, queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** What a story looks for on a page, in the terms of assistive technology. */
export type ElementQuery =
  | { role: string; name?: string | { pattern: string } | undefined; within?: ElementQuery | undefined }
  | { label: string; within?: ElementQuery | undefined }
  | { text: string; within?: ElementQuery | undefined };

const matcher = (name: string | { pattern: string }) => (typeof name === 'string' ? name : new RegExp(name.pattern));

/** Returns the first visible element that matches. */
function find(query: ElementQuery): HTMLElement | undefined {
  const place = query.within ? find(query.within) : document.body;
  if (!place) return undefined;
  return all(place, query).find((element) => element.checkVisibility({ visibilityProperty: true }));
}

function all(place: HTMLElement, query: ElementQuery): HTMLElement[] {
  if ('role' in query) return queryAllByRole(place, query.role, query.name === undefined ? {} : { name: matcher(query.name) });
  if ('label' in query) return queryAllByLabelText(place, query.label);
  return queryAllByText(place, query.text, { exact: false });
}

Object.assign(globalThis, { inPage: { find, textOf: getNodeText } });
