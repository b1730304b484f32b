import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import type { useLayer } from '../use-layer';

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
      <BaseCombobox.Positioner className="ui-pick-place" sideOffset={4} positionMethod={dialog ? 'fixed' : 'absolute'}>
        <BaseCombobox.Popup className="ui-pick-popup">
          <BaseCombobox.Empty>
            <p className="ui-pick-note">{none}</p>
          </BaseCombobox.Empty>
          <BaseCombobox.List className="ui-pick-list">
            {(item: Item) => (
              <BaseCombobox.Item key={keyOf(item)} value={item} className="ui-pick-item">
                {children(item)}
              </BaseCombobox.Item>
            )}
          </BaseCombobox.List>
          {note && <p className="ui-pick-note">{note}</p>}
        </BaseCombobox.Popup>
      </BaseCombobox.Positioner>
    </BaseCombobox.Portal>
  );
}
