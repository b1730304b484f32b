'use client';

import { Routes } from '@suite/shell/routes';
import { FrameSkeleton } from './frame-skeleton';
import { views } from './views';

export const IqClients = () => <Routes zone="iq-clients" views={views} loading={<FrameSkeleton />} />;
