'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names';

interface Props {
  /** What the trigger is called, when its content does not say so. */
  label?: string;
  trigger: ReactNode;
  triggerClassName?: string;
  /** Which edge of the trigger the panel keeps to. */
  align?: 'start' | 'end';
  className?: string;
  /** Says what the trigger is for, where nothing else does; shown after a while. */
  tip?: string;
  /** The person is about to open it: what the panel needs may be fetched. */
  onApproach?: () => void;
  /** What the panel holds from the first time it is opened; `close` puts it away, as after a choice. */
  children: (close: () => void) => ReactNode;
}

/** Space kept to the edges of the window, in pixels. */
const GAP = 8;

/** With less room below the trigger than this, in pixels, the panel opens on the side that has more. */
const ENOUGH_ROOM = 280;

/** Space between trigger and panel, in pixels; it clears the header. */
const DROP = 12;

/**
 * A button with a panel below it, or above where that has more room, on the browser's own popover: Escape or a click
 * beside it closes it.
 */
export function Menu({ label, tip, trigger, triggerClassName, align = 'start', className, onApproach, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const close = () => panel.current?.hidePopover();

  function place() {
    const trigger = button.current?.getBoundingClientRect();
    const style = panel.current?.style;
    if (!trigger || !style) return;
    const isRightToLeft = button.current?.matches(':dir(rtl)');
    const edge = (align === 'start') === !isRightToLeft ? 'left' : 'right';
    const inset = edge === 'left' ? trigger.left : innerWidth - trigger.right;
    style.setProperty(edge, `${Math.max(GAP, inset)}px`);
    const below = innerHeight - trigger.bottom - DROP - GAP;
    const above = trigger.top - DROP - GAP;
    const isAbove = below < ENOUGH_ROOM && above > below;
    style.top = isAbove ? 'auto' : `${trigger.bottom + DROP}px`;
    style.bottom = isAbove ? `${innerHeight - trigger.top + DROP}px` : 'auto';
    style.maxHeight = `${isAbove ? above : below}px`;
    style.maxWidth = `${innerWidth - Math.max(GAP, inset) - GAP}px`;
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        data-tip={tip}
        className={triggerClassName}
        // The panel is filled before it opens: what is to have the focus must be there by then.
        onClick={() => setOpened(true)}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classNames('ui-menu', className)}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') place();
        }}
      >
        {wasOpened && children(close)}
      </div>
    </>
  );
}
