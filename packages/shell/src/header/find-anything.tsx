import { Icon } from '@suite/ui/icon';
import { useCallback, useEffect, useState } from 'react';
import { FIND, loadCommands, Palette } from './palette';
import { useShortcuts } from './use-shortcuts';

interface FindProps {
  /** Opens the help, at `article` if given. */
  onHelp: (article?: string) => void;
}

/** The command palette, opened by its button or by Ctrl/⌘ K from anywhere on the page. */
export function FindAnything({ onHelp }: FindProps) {
  const [isOpen, setOpen] = useState(false);
  const openPalette = useCallback(() => setOpen(true), []);
  const openKeys = useCallback(() => onHelp('keys'), [onHelp]);
  useShortcuts({ openPalette, openKeys });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
      if (!isShortcut || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <SearchButton held={modifier()} onOpen={() => setOpen(true)} onApproach={loadCommands} />
      {isOpen && <Palette onClose={() => setOpen(false)} onHelp={onHelp} />}
    </>
  );
}

interface Props {
  /** The modifier key that opens it together with K. */
  held?: string;
  onOpen?: () => void;
  onApproach?: () => void;
}

/** A button that looks like the search field it opens. */
export const SearchButton = ({ held = 'Ctrl', onOpen, onApproach }: Props) => (
  <button
    type="button"
    className="suite-search"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onOpen}
    onPointerEnter={onApproach}
    onFocus={onApproach}
  >
    <Icon name="search" />
    <span>{FIND}</span> <kbd>{held} K</kbd>
  </button>
);

/** Returns the modifier key of shortcuts as this machine's keyboard labels it. Works in the browser only. */
export const modifier = (): string => (/^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl');
