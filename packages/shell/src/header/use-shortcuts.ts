import { useSession } from '@suite/session/session-provider';
import { useEffect } from 'react';
import { usePreference } from '../preferences/preferences';
import { useSuite } from '../start/suite-context';

interface Opened {
  openPalette: () => void;
  openKeys: () => void;
}

/** Listens for single-key shortcuts, except while somebody types. Their code is loaded at the first one. */
export function useShortcuts({ openPalette, openKeys }: Opened): void {
  const { deployment } = useSuite();
  const { rights } = useSession().token;
  const areOff = usePreference('shortcuts') === 'off';

  useEffect(() => {
    if (areOff) return;
    const listen = (event: KeyboardEvent) => {
      const { key, timeStamp } = event;
      if (!/^[/?a-z]$/.test(key) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open], :popover-open')) return;
      // Firefox opens its quick find with this key.
      if (key === '/') event.preventDefault();
      void import('../shortcuts/press').then(({ press }) => press(key, timeStamp, { deployment, rights, openPalette, openKeys }));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [deployment, rights, areOff, openPalette, openKeys]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;
