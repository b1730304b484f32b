'use client';

import { useSession } from '@suite/session/session-provider';
import { Fragment, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Starts its children afresh when the person or the company changes: no state of the one is left for the other. */
export const EpochScope = ({ children }: Props) => <Fragment key={useSession().epoch}>{children}</Fragment>;
