import type { Toast as Message } from '@suite/api/events';
import { Toast } from '@suite/ui/toast';
import { useEffect, useRef, useState } from 'react';

/** How long a toast stands, in milliseconds (§9). */
const TIMEOUT = 5000;

const TICK = 250;

interface Props {
  toast: Message;
  onGone: () => void;
}

/** A toast that goes by itself unless told otherwise (§9); it waits while it is pointed at or holds the focus. */
export function TimedToast({ toast, onGone }: Props) {
  const { type, text, autoDismiss = true, timeout = TIMEOUT, displayCountdown = false } = toast;
  const [left, setLeft] = useState(timeout);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!autoDismiss) return;
    const timer = setInterval(() => {
      const isHeld = element.current?.matches(':hover, :focus-within');
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
        onDismiss={onGone}
      />
    </div>
  );
}
