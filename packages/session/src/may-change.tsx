'use client';

import type { ReactNode } from 'react';
import { useSession } from './session-provider';

/** Returns whether the person may change what their apps show; read-only members may not. */
export const useMayChange = (): boolean => useSession().token.rights.includes('change');

/** Renders its children only for people who may make changes. */
export const MayChange = ({ children }: { children: ReactNode }) => (useMayChange() ? children : null);
