'use client';

import { SectionPage } from '../frame/section-page';
import { copy } from './copy';
import { Services } from './services';
import { Zones } from './zones';

export const Overview = () => (
  <SectionPage heading={copy.heading} text={copy.text}>
    <Services />
    <Zones />
  </SectionPage>
);
