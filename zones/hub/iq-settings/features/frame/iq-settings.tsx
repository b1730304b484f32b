'use client';

import { Routes } from '@suite/shell/routes';
import { lazy } from 'react';
import { Frame } from './frame';
import { FrameSkeleton } from './frame-skeleton';

/** Each part is loaded when it is opened: a hop to this zone brings the frame alone. */
const Connections = lazy(async () => ({ default: (await import('../connections/connections')).Connections }));
const Imports = lazy(async () => ({ default: (await import('../imports/imports')).Imports }));
const ImportPage = lazy(async () => ({ default: (await import('../imports/import-page')).ImportPage }));
const Prices = lazy(async () => ({ default: (await import('../prices/prices')).Prices }));
const ToDos = lazy(async () => ({ default: (await import('../to-dos/to-dos')).ToDos }));

const views = {
  '/': (
    <Frame section="/">
      <Connections />
    </Frame>
  ),
  '/imports': (
    <Frame section="/imports">
      <Imports />
    </Frame>
  ),
  '/import': (
    <Frame section="/imports">
      <ImportPage />
    </Frame>
  ),
  '/prices': (
    <Frame section="/prices">
      <Prices />
    </Frame>
  ),
  '/to-dos': (
    <Frame section="/to-dos">
      <ToDos />
    </Frame>
  ),
};

export const IqSettings = () => <Routes zone="iq-settings" views={views} loading={<FrameSkeleton />} />;
