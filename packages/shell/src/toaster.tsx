'use client';

import type { Toast as Message, SuiteEvents } from '@suite/api/events';
import { Toast } from '@suite/ui/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Announcement } from './announcement';
import { useBoot } from './boot';

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
  /** Above the messages. */
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

interface ShownToast extends Message {
  id: number;
}

/** Adds a message at the end. One with the same text is replaced by it and starts over, unless it can still be acted on. */
function withToast(shown: readonly ShownToast[], toast: Message): ShownToast[] {
  const id = Math.max(0, ...shown.map((other) => other.id)) + 1;
  return [...shown.filter(({ type, text, action }) => action || type !== toast.type || text !== toast.text), { ...toast, id }];
}

/** How long a toast is shown, in milliseconds (§9). */
const TIMEOUT = 5000;

const TICK = 250;

interface TimedProps {
  toast: Message;
  onGone: () => void;
}

/** A toast that disappears by itself unless `autoDismiss` is false (§9); the clock stops while it is pointed at, has the focus, or the tab is not seen. */
function TimedToast({ toast, onGone }: TimedProps) {
  const { type, text, autoDismiss = true, timeout = TIMEOUT, displayCountdown = false, action } = toast;
  const [left, setLeft] = useState(timeout);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!autoDismiss) return;
    const timer = setInterval(() => {
      const isHeld = element.current?.matches(':hover, :focus-within') || document.hidden;
      if (!isHeld) setLeft((before) => before - TICK);
    }, TICK);
    return () => clearInterval(timer);
  }, [autoDismiss]);

  useEffect(() => {
    if (left <= 0) onGone();
  }, [left, onGone]);

  return (
    <div ref={element}>
      <Toast
        type={type}
        text={text}
        seconds={autoDismiss && displayCountdown ? Math.ceil(left / 1000) : undefined}
        action={action}
        onDismiss={onGone}
      />
    </div>
  );
}
