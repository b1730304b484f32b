'use client';

import './context-menu.css';
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
      <ButtonMenu.Positioner className="ui-context-menu-place" sideOffset={4} align="start">
        <ButtonMenu.Popup className="ui-context-menu" aria-label={label}>
          {items.map(({ id, text, icon, extraclass }) =>
            text === DIVIDER ? (
              <ButtonMenu.Separator key={id} className="ui-menu-line" />
            ) : (
              <ButtonMenu.Item key={id} className={classNames('ui-menu-item', extraclass)} onClick={() => onSelect(id)}>
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
      <ButtonMenu.Trigger className="ui-context-menu-button" aria-label={label}>
        <Icon name="more" />
      </ButtonMenu.Trigger>
      {popup}
    </ButtonMenu.Root>
  );
}
