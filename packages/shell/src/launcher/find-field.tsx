import { Icon } from '@suite/ui/icon';
import { type KeyboardEventHandler, useLayoutEffect, useRef } from 'react';

interface Props {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown?: KeyboardEventHandler;
}

/**
 * Search field at the top of a menu, focused whenever the menu opens. React's own `autoFocus` focuses only once, when the field
 * mounts; the browser respects the attribute each time a popover opens (HTML, "popover focusing steps").
 */
export function FindField({ label, query, onQuery, onKeyDown }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.setAttribute('autofocus', '');
    field.current?.focus();
  }, []);

  return (
    <label className="suite-find">
      <Icon name="search" />
      <input
        ref={field}
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
