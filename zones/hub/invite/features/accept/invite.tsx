'use client';

import { Routes } from '@suite/shell/routes';
import { useState } from 'react';
import { InvitationScreen } from './invitation-screen';
import { InvitationSkeleton } from './invitation-skeleton';
import { nothingTyped } from './typed';

/** Keeps what was typed, because the screens below remount when someone signs in in another tab. */
export function Invite() {
  const [typed, setTyped] = useState(nothingTyped);
  return (
    <Routes
      zone="invite"
      loading={<InvitationSkeleton />}
      views={{ '/': <InvitationScreen typed={typed} onType={(change) => setTyped((before) => ({ ...before, ...change }))} /> }}
    />
  );
}
