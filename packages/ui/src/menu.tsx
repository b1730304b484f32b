'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names';

interface Props {
  /** The trigger's accessible name, if its content doesn't provide one. */
  label?: string;
  trigger: ReactNode;
  triggerClassName?: string;
  /** The trigger's edge that the panel is aligned with. */
  align?: 'start' | 'end';
  className?: string;
  /** Explains the trigger where nothing else does; shown after a delay. */
  tip?: string;
  /** Called when the person is about to open the menu, so that the panel's data can be fetched. */
  onApproach?: () => void;
  /** The panel's content, rendered when it is first opened; `close` closes the panel, for example after a choice. */
  children: (close: () => void) => ReactNode;
}

/** Distance from the edges of the window, in pixels. */
const GAP = 8;

/** With less room below the trigger than this, in pixels, the panel opens on the side with more room. */
const ENOUGH_ROOM = 280;

/** Distance between trigger and panel, in pixels; it clears the header. */
const DROP = 12;

/**
 * A button with a panel below it, or above it if there is more room. Uses the browser's own popover: Escape or a click outside
 * closes it.
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
        // The panel is rendered before it opens, because the element to focus must exist by then.
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
