'use client';

import { type ZoneName, zones } from '@suite/zones/zones';
import { HomeLink, PageNote } from './page-note';

interface Props {
  zone: ZoneName;
  /** One sentence: what the zone will be for, and that it isn't available yet. */
  sentence: string;
}

/** Placeholder that a zone shows on its routes until its product is built. */
export const NotBuilt = ({ zone, sentence }: Props) => (
  <PageNote title={zones[zone].title} text={sentence} action={<HomeLink />} />
);
