import { type ComponentType, lazy } from 'react';

export type LoadPage = () => Promise<ComponentType>;

/** Returns a page that is loaded when it is opened, so that opening its zone loads only the frame. */
export function latePage(load: LoadPage) {
  const Page = lazy(async () => ({ default: await load() }));
  return <Page />;
}
