'use client';

import { Routes } from '@suite/shell/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { ContentNav, ContentNavShape, type Section } from './content-nav';
import { EditorShape, ListShape } from './shapes';

/** Pages load on demand, so that opening the zone loads only its frame. */
const Pages = lazy(async () => ({ default: (await import('../pages/pages')).Pages }));
const Editor = lazy(async () => ({ default: (await import('../editor/editor-page')).EditorPage }));
const Pictures = lazy(async () => ({ default: (await import('../pictures/pictures')).Pictures }));
const Publications = lazy(async () => ({ default: (await import('../publications/publications')).Publications }));
const Trash = lazy(async () => ({ default: (await import('../pages/trash')).Trash }));

const framed = (section: Section, page: ReactNode) => (
  <div key={section} className="suite-side">
    <ContentNav current={section} />
    <div className="suite-side-page">
      <Suspense fallback={<ListShape />}>{page}</Suspense>
    </div>
  </div>
);

const views = {
  '/': framed('/', <Pages kind="page" />),
  '/page': (
    <Suspense fallback={<EditorShape />}>
      <Editor />
    </Suspense>
  ),
  '/articles': framed('/articles', <Pages kind="article" />),
  '/pictures': framed('/pictures', <Pictures />),
  '/publications': framed('/publications', <Publications />),
  '/trash': framed('/trash', <Trash />),
};

const loading = (
  <div className="suite-side">
    <ContentNavShape />
    <div className="suite-side-page">
      <ListShape />
    </div>
  </div>
);

export const Content = () => <Routes zone="content" views={views} loading={loading} />;
