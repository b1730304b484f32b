import { noteView } from '@services/proposals/contract/public';
import { useApi } from '@suite/api/api-provider';
import { useEffect, useRef } from 'react';

/** Milliseconds that the page must be visible to count as opened, longer than previews in mail programs. */
const SEEN = 1_000;

/** Records once that a person sees the offer, and each option that they choose. Neither success nor failure is shown. */
export function useNotedViews(token: string, optionId: string | null): void {
  const { formClient } = useApi();
  const noted = useRef(new Set<string | null>());

  useEffect(() => {
    const ways = noted.current;
    if (ways.has(optionId)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function note() {
      // An offline call would be reported to the person as a failure.
      if (!navigator.onLine) return;
      ways.add(optionId);
      formClient.call(noteView, { params: { token }, body: { optionId }, outlivesPage: true }).catch(() => ways.delete(optionId));
    }

    function watch() {
      clearTimeout(timer);
      const isSeen = document.visibilityState === 'visible' && !('prerendering' in document && document.prerendering);
      if (isSeen && !ways.has(optionId)) timer = setTimeout(note, SEEN);
    }

    watch();
    document.addEventListener('visibilitychange', watch);
    document.addEventListener('prerenderingchange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
      document.removeEventListener('prerenderingchange', watch);
    };
  }, [formClient, token, optionId]);
}
