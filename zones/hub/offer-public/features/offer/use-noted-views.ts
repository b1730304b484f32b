import { noteView } from '@services/proposals/client/public';
import { useApi } from '@suite/api/api-provider';
import { useEffect, useRef } from 'react';

/** How long the page is seen before it counts as opened, in milliseconds: previews of mail programs are shorter. */
const SEEN = 1_000;

/**
 * Notes once that a person sees the offer, and each option that they choose. Nothing of it is told to the person, whether it
 * succeeds or not.
 */
export function useNotedViews(token: string, optionId: string | null): void {
  const { client } = useApi();
  const noted = useRef(new Set<string | null>());

  useEffect(() => {
    const ways = noted.current;
    if (ways.has(optionId)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function note() {
      // A call that cannot be sent would be told as a failure.
      if (!navigator.onLine) return;
      ways.add(optionId);
      noteView(client, token, { optionId }).catch(() => ways.delete(optionId));
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
  }, [client, token, optionId]);
}
