'use client';

import { SectionPage } from '../frame/section-page';
import { BrowserErrors } from './browser-errors';
import { copy } from './copy';
import { PlatformErrors } from './platform-errors';

export const ErrorsPage = () => (
  <SectionPage heading={copy.heading} text={copy.text}>
    <PlatformErrors />
    <BrowserErrors />
  </SectionPage>
);
