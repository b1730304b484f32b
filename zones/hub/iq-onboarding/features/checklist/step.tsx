import { Badge } from '@suite/ui/badge';
import { Icon } from '@suite/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { copy } from './copy';

export type StepState = 'done' | 'current' | 'open' | 'later';

interface Props {
  position: number;
  title: string;
  state: StepState;
  optional?: boolean;
  /** Takes the focus when it appears, because it is what the person came for. */
  takesFocus?: boolean;
  children?: ReactNode;
}

const circle = 'grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold';

const circles: Record<StepState, string> = {
  done: `${circle} bg-good text-surface`,
  current: `${circle} bg-accent text-accent-ink`,
  open: `${circle} border border-accent text-accent`,
  later: `${circle} border border-line-strong text-muted`,
};

/** A step of the setup. The focus moves to it when the step before is done. */
export function Step({ position, title, state, optional, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);

  useEffect(() => {
    if (before.current !== state && before.current !== 'done' && state === 'current') heading.current?.focus();
    before.current = state;
  }, [state]);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className="flex gap-3.5 p-4 sm:p-5">
      <span aria-hidden="true" className={circles[state]}>
        {state === 'done' ? <Icon name="check" /> : position}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className={state === 'later' ? 'text-muted' : 'break-words focus:outline-none'}>
            {title}
          </h2>
          {state === 'done' && <Badge text={copy.done} tone="good" size="sm" />}
          {optional && state !== 'done' && <span className="text-xs text-muted">{copy.optional}</span>}
        </div>
        {children && <div className="mt-1">{children}</div>}
      </div>
    </li>
  );
}
