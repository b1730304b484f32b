'use client';

import { Routes } from '@suite/shell/routes';
import { FrameSkeleton } from './frame-skeleton';
import { views } from './views';

export const AppManager = () => <Routes zone="app-manager" views={views} loading={<FrameSkeleton />} />;
