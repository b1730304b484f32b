'use client';

import { latePage } from '@suite/shell/pages/late-page';
import { Routes } from '@suite/shell/pages/routes';
import { besideNav } from '@suite/shell/pages/side-nav';
import { Suspense } from 'react';
import { EditorShape, ListShape } from './features/frame/shapes';

const { framed, loading } = besideNav('content', { shape: <ListShape /> });

const views = {
  '/': framed('/', async () => (await import('./features/pages/pages')).WebsitePages),
  '/page': (
    <Suspense fallback={<EditorShape />}>
      {latePage(async () => (await import('./features/editor/editor-page')).EditorPage)}
    </Suspense>
  ),
  '/articles': framed('/articles', async () => (await import('./features/pages/pages')).Articles),
  '/pictures': framed('/pictures', async () => (await import('./features/pictures/pictures')).Pictures),
  '/publications': framed('/publications', async () => (await import('./features/publications/publications')).Publications),
  '/trash': framed('/trash', async () => (await import('./features/pages/trash')).Trash),
};

export const Pages = () => <Routes zone="content" views={views} loading={loading} />;
