'use client';

import { Spinner } from '@suite/ui/spinner';
import { lazy, Suspense } from 'react';

/** Every widget with its libraries and a font: loaded here only. */
const Gallery = lazy(() => import('./gallery'));

export const GalleryPage = () => (
  <Suspense fallback={<Spinner label="Loading" />}>
    <Gallery />
  </Suspense>
);
