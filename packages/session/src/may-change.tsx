'use client';

import type { ReactNode } from 'react';
import { useSession } from './session-provider';

/** Whether the person may change what their apps show; someone with read-only access may not. */
export const useMayChange = (): boolean => useSession().token.rights.includes('change');

/** Shows its children only to people who may make changes. */
export const MayChange = ({ children }: { children: ReactNode }) => (useMayChange() ? children : null);
