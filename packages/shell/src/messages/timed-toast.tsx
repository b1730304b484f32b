import type { Toast as Message } from '@suite/api/events';
import { Toast } from '@suite/ui/toast';
import { useEffect, useRef, useState } from 'react';

/** How long a toast is shown, in milliseconds (§9). */
const TIMEOUT = 5000;

const TICK = 250;

interface TimedProps {
  toast: Message;
  onGone: () => void;
}

/** A toast that disappears by itself unless `autoDismiss` is false (§9). The clock stops while the pointer is on it, while it has the focus, and while the tab is hidden. */
export function TimedToast({ toast, onGone }: TimedProps) {
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
