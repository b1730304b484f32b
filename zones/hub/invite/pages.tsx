'use client';

import { Routes } from '@suite/shell/pages/routes';
import { useState } from 'react';
import { InvitationScreen } from './features/accept/invitation-screen';
import { InvitationSkeleton } from './features/accept/invitation-skeleton';
import { nothingTyped } from './features/accept/typed';

/** Keeps what was typed, because the screens below remount when someone signs in in another tab. */
export function Pages() {
  const [typed, setTyped] = useState(nothingTyped);
  const onType = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }));
  const views = { '/': <InvitationScreen typed={typed} onType={onType} /> };
  return <Routes zone="invite" views={views} loading={<InvitationSkeleton />} />;
}
