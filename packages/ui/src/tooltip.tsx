'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';

/** How long the pointer or the focus rests before the tooltip opens, in milliseconds (§9). */
const HOVER_DELAY = 850;

/** Milliseconds after the pointer or focus arrives when the text is checked for overflow (§9). */
const OVERFLOW_CHECK_DELAY = 300;

/** Distance to the anchor and to the edges of the window, in pixels. */
const GAP = 6;

interface Props {
  /** Without it no tooltip opens. */
  text: string | undefined;
  /** Opens even if nothing overflows, because the text says more than the content. */
  always?: boolean;
  children: ReactNode;
}

/**
 * A line that is truncated with an ellipsis, and then has a tooltip with the whole text (§2). Escape, a press or scrolling closes
 * it (WAI-ARIA tooltip pattern).
 */
export function Tooltip({ text, always = false, children }: Props) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [isRestedOn, setIsRestedOn] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isRestedOn || !text) return;
    const leave = () => setIsRestedOn(false);
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && leave();
    let opening: ReturnType<typeof setTimeout>;
    const checking = setTimeout(() => {
      if (!always && !isCut(anchor.current)) return;
      opening = setTimeout(() => {
        setIsOpen(true);
        // Not before: a focus that moves off the screen scrolls there.
        document.addEventListener('scroll', leave, true);
      }, HOVER_DELAY - OVERFLOW_CHECK_DELAY);
    }, OVERFLOW_CHECK_DELAY);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(checking);
      clearTimeout(opening);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('scroll', leave, true);
      setIsOpen(false);
    };
  }, [isRestedOn, text, always]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches whether its content is rested on
    <span
      ref={anchor}
      className={classNames('ui-tooltip-anchor', always && 'ui-tooltip-anchor-whole')}
      onPointerEnter={() => setIsRestedOn(true)}
      onPointerLeave={() => setIsRestedOn(false)}
      onPointerDown={() => setIsRestedOn(false)}
      onFocus={(event) => setIsRestedOn(event.target.matches(':focus-visible'))}
      onBlur={() => setIsRestedOn(false)}
    >
      {children}
      {isOpen && (
        <span ref={show} role="tooltip" popover="manual" className="ui-tooltip">
          {text}
        </span>
      )}
    </span>
  );
}

const isCut = (element: HTMLElement | null) => element !== null && element.scrollWidth > element.clientWidth;

/** Shows it below its anchor, or above if there is no room; moves it sideways to stay within the window. */
function show(tooltip: HTMLElement | null) {
  if (!tooltip?.parentElement) return;
  tooltip.showPopover();
  const anchor = tooltip.parentElement.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const centred = anchor.left + (anchor.width - width) / 2;
  const below = anchor.bottom + GAP;
  const top = below + height + GAP > innerHeight ? anchor.top - GAP - height : below;
  tooltip.style.left = `${Math.max(GAP, Math.min(centred, innerWidth - width - GAP))}px`;
  tooltip.style.top = `${top}px`;
}
