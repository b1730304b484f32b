'use client';

import { HomeLink } from './home-link';
import { PageNote } from './page-note';

/** The 404 of every zone, for routes and for addresses. */
export const NotFound = () => (
  <PageNote title="There is no page at this address" text="The link may be old or mistyped." action={<HomeLink />} />
);
