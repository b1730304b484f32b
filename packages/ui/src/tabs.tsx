'use client';

import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface Tab<Id extends string> {
  id: Id;
  text: string;
  panel: ReactNode;
}

interface Props<Id extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Tabs with one panel (WAI-ARIA tabs pattern): arrows, Home and End move the focus, Enter or Space selects. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) {
  const prefix = useId();
  const shown = tabs.find(({ id }) => id === selected);
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="ui:flex ui:gap-5 ui:overflow-x-auto ui:border-b ui:border-line ui:scrollbar-thin ui:max-sm:gap-3.5"
        onKeyDown={moveFocus}
      >
        {tabs.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${prefix}panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            className="ui:h-10 ui:flex-none ui:cursor-pointer ui:border-b-2 ui:border-transparent ui:font-medium ui:text-muted ui:transition-[color] ui:hover:text-ink ui:focus-visible:rounded-sm ui:focus-visible:-outline-offset-2 ui:aria-selected:border-accent ui:aria-selected:text-ink ui:forced-colors:not-aria-selected:border-[Canvas] ui:forced-colors:aria-selected:border-[Highlight]"
            onClick={() => onSelect(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={selected}
          role="tabpanel"
          id={`${prefix}panel`}
          aria-labelledby={`${prefix}${selected}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a focusable element has to be reached by the keyboard (WAI-ARIA)
          tabIndex={0}
          className="ui:pt-4"
        >
          {shown.panel}
        </div>
      )}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Record<string, number> = {
    [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: at + 1,
    [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: at - 1,
    Home: 0,
    End: -1,
  };
  const next = steps[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
