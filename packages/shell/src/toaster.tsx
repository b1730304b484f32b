'use client';

import type { SuiteEvents } from '@suite/api/events';
import { type ReactNode, useEffect, useState } from 'react';
import { Announcement } from './announcement';
import { useBoot } from './boot-context';
import { TimedToast } from './timed-toast';
import { type ShownToast, withToast } from './toast-list';

export function Toaster() {
  const { boot } = useBoot();
  if (boot.status !== 'booted') return null;
  return (
    <Toasts events={boot.booted.events}>
      <Announcement booted={boot.booted} />
    </Toasts>
  );
}

interface Props {
  events: SuiteEvents;
  /** Stands before the messages that come and go. */
  children?: ReactNode;
}

export function Toasts({ events, children }: Props) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  useEffect(() => events.on('toast', (toast) => setToasts((shown) => withToast(shown, toast))), [events]);

  return (
    <section className="suite-toasts" aria-label="Messages" aria-live="polite">
      {children}
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} onGone={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))} />
      ))}
    </section>
  );
}
