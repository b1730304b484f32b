import { Icon } from '@suite/ui/icon';
import { useModal } from '@suite/ui/use-modal';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';

const CommandList = lazy(async () => ({ default: (await loadCommands()).CommandList }));

export const loadCommands = () => import('../launcher/command-list');

/** Label of the field and of the button that opens it. */
export const FIND = 'Find an app, client or invoice';

interface Props {
  onClose: () => void;
  onHelp: (article: string) => void;
}

/**
 * The command palette (WAI-ARIA APG, "Combobox with list autocomplete"). Its field renders at once, so that text typed right
 * after the shortcut is not lost while the list is fetched.
 */
export function Palette({ onClose, onHelp }: Props) {
  const dialog = useModal();
  const [query, setQuery] = useState('');
  /** Id of the active option's element. */
  const [active, setActive] = useState<string>();
  /** The list's handler of keys pressed in the field. */
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const id = useId();

  return (
    <dialog
      ref={dialog}
      className="ui-dialog suite-palette"
      aria-label={FIND}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <label className="suite-find">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={FIND}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={active}
          aria-autocomplete="list"
          placeholder={FIND}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => keys.current?.(event)}
        />
      </label>
      <div id={id} role="listbox" aria-label="Found">
        <Suspense>
          <CommandList query={query} keys={keys} onActive={setActive} onClose={onClose} onHelp={onHelp} />
        </Suspense>
      </div>
    </dialog>
  );
}
