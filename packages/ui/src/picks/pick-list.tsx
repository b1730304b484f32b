import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import type { useLayer } from '../use-layer';
import { itemClass, listClass, popupClass } from './list-classes';

const noteClass = 'ui:border-line ui:px-3 ui:py-2 ui:text-xs ui:text-muted ui:[:not(:empty)+&]:border-t';

interface PickListProps<Item> {
  /** The element that contains the list, from `useLayer`. */
  dialog: ReturnType<typeof useLayer>[1];
  /** Shown without matches. */
  none: string;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** Shown below the list. */
  note?: string | false;
}

/** List of the options that match the typed text. */
export function PickList<Item>({ dialog, none, keyOf, children, note }: PickListProps<Item>) {
  return (
    <BaseCombobox.Portal container={dialog}>
      <BaseCombobox.Positioner className="ui:z-3" sideOffset={4} positionMethod={dialog ? 'fixed' : 'absolute'}>
        <BaseCombobox.Popup className={popupClass}>
          <BaseCombobox.Empty>
            <p className={noteClass}>{none}</p>
          </BaseCombobox.Empty>
          <BaseCombobox.List className={listClass}>
            {(item: Item) => (
              <BaseCombobox.Item key={keyOf(item)} value={item} className={itemClass}>
                {children(item)}
              </BaseCombobox.Item>
            )}
          </BaseCombobox.List>
          {note && <p className={noteClass}>{note}</p>}
        </BaseCombobox.Popup>
      </BaseCombobox.Positioner>
    </BaseCombobox.Portal>
  );
}
