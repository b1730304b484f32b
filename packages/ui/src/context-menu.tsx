'use client';

import { ContextMenu as PointerMenu } from '@base-ui/react/context-menu';
import { Menu as ButtonMenu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

/** §2, "Context menu". */
export interface ContextMenuItem {
  id: string;
  /** The item's text; `<divider>` makes it a divider. */
  text: string;
  icon?: ReactNode;
  /** An extra class; `ui-context-menu-bad` is for actions that cannot be undone. */
  extraclass?: string;
}

const DIVIDER = '<divider>';

const item =
  'ui-menu-item ui:min-h-8 ui:select-none ui:-outline-offset-2 ui:outline-transparent ui:data-highlighted:bg-accent-soft ui:data-highlighted:outline-2 ui:[&>svg]:text-muted';

interface Props {
  /** Accessible name with its target: "Actions for Bayview Dental". */
  label: string;
  items: readonly ContextMenuItem[];
  onSelect: (id: string) => void;
  /** The target of a right click or a long press; without it, a button with three dots opens the menu. */
  children?: ReactNode;
}

/** Menu of actions (WAI-ARIA menu pattern): arrows, Home, End and first letters move, Enter or Space selects, Escape closes. */
export function ContextMenu({ label, items, onSelect, children }: Props) {
  const popup = (
    <ButtonMenu.Portal>
      <ButtonMenu.Positioner className="ui:z-3" sideOffset={4} align="start">
        <ButtonMenu.Popup
          className="ui:max-h-(--available-height) ui:min-w-[180px] ui:max-w-[min(320px,var(--available-width))] ui:overflow-auto ui:rounded-lg ui:border ui:border-line ui:bg-surface ui:p-1 ui:shadow-pop ui:outline-none ui:[&>.ui-context-menu-bad,&>.ui-context-menu-bad>svg]:text-bad"
          aria-label={label}
        >
          {items.map(({ id, text, icon, extraclass }) =>
            text === DIVIDER ? (
              <ButtonMenu.Separator key={id} className="ui-menu-line ui:my-1" />
            ) : (
              <ButtonMenu.Item key={id} className={classNames(item, extraclass)} onClick={() => onSelect(id)}>
                {icon}
                {text}
              </ButtonMenu.Item>
            ),
          )}
        </ButtonMenu.Popup>
      </ButtonMenu.Positioner>
    </ButtonMenu.Portal>
  );
  if (children) {
    return (
      <PointerMenu.Root>
        <PointerMenu.Trigger>{children}</PointerMenu.Trigger>
        {popup}
      </PointerMenu.Root>
    );
  }
  return (
    <ButtonMenu.Root modal={false}>
      <ButtonMenu.Trigger
        className="ui:grid ui:size-8 ui:cursor-pointer ui:place-items-center ui:rounded-md ui:text-muted ui:hover:bg-sunken ui:hover:text-ink ui:data-popup-open:bg-sunken ui:data-popup-open:text-ink"
        aria-label={label}
      >
        <Icon name="more" />
      </ButtonMenu.Trigger>
      {popup}
    </ButtonMenu.Root>
  );
}
