import { useEffect, useState } from 'react';
import { modifier } from './modifier';
import { loadCommands, Palette } from './palette';
import { SearchButton } from './search-button';

/** The command palette, opened by its button or by Ctrl/⌘ K from anywhere in the page. */
export function FindAnything() {
  const [isOpen, setOpen] = useState(false);

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
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
