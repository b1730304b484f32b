'use client';

import type { SuiteEvents } from '@suite/api/events';
import { useEffect, useState } from 'react';
import { useBoot } from './boot-context';
import { TimedToast } from './timed-toast';
import { type ShownToast, withToast } from './toast-list';

export function Toaster() {
  const { boot } = useBoot();
  return boot.status === 'booted' ? <Toasts events={boot.booted.events} /> : null;
}

interface Props {
  events: SuiteEvents;
}

export function Toasts({ events }: Props) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  useEffect(() => events.on('toast', (toast) => setToasts((shown) => withToast(shown, toast))), [events]);

  return (
    <section className="suite-toasts" aria-label="Messages" aria-live="polite">
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} onGone={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))} />
      ))}
    </section>
  );
}
