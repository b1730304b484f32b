import { useEffect, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

/** The part of the browser's `NavigateEvent` that is used. */
interface Traverse {
  navigationType: string;
  destination: { sameDocument: boolean };
}

/**
 * Closes a dialog without losing input: `close` asks first, and `question` is rendered beside the dialog. Going back asks, too,
 * where the browser lets a page prevent it; before the page is left the browser asks.
 */
export function useDiscard(isUnsaved: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isUnsaved) return;
    const leave = (event: Event) => {
      // A session that has ended leaves the page without asking.
      if (!('leaving' in document.documentElement.dataset)) event.preventDefault();
    };
    const goBack = (event: Event) => {
      const { navigationType, destination } = event as Event & Traverse;
      if (navigationType !== 'traverse' || !destination.sameDocument || !event.cancelable) return;
      event.preventDefault();
      setAsking(true);
    };
    const { navigation } = globalThis as { navigation?: EventTarget };
    addEventListener('beforeunload', leave);
    navigation?.addEventListener('navigate', goBack);
    return () => {
      removeEventListener('beforeunload', leave);
      navigation?.removeEventListener('navigate', goBack);
    };
  }, [isUnsaved]);
  return {
    close: isUnsaved ? () => setAsking(true) : onClose,
    question: isAsking && (
      <ConfirmDialog
        title="Discard your changes?"
        keep="Keep editing"
        confirm="Discard"
        onConfirm={async () => onClose()}
        onClose={() => setAsking(false)}
      >
        <p>What you typed here is not saved.</p>
      </ConfirmDialog>
    ),
  };
}
