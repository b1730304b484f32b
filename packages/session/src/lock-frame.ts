/** How long the frame may take to respond, in milliseconds; after that, frames count as blocked. */
const LOADING_PATIENCE = 2_000;

/** A turn that arrives later than this after it was granted, in milliseconds, was granted while the page was asleep. */
const STALE_TURN = 1_500;

/** The lock page's messages (zone auth-redirect, `public/lock.html`). */
export type LockFrameWord = 'here' | { turn: number };

export interface LockFrame {
  /** Ends the turn. */
  leave(): void;
}

/**
 * Waits for a turn in a hidden frame on the accounts host. Undefined when frames are blocked, or when the turn is no longer
 * needed.
 */
export async function enterLockFrame(url: string, isOver: Promise<void>): Promise<LockFrame | undefined> {
  const element = document.createElement('iframe');
  element.hidden = true;
  element.src = url;
  document.body.append(element);
  const { port1: port, port2 } = new MessageChannel();
  const frame = {
    leave() {
      port.close();
      element.remove();
    },
  };
  element.addEventListener('load', () => element.contentWindow?.postMessage('turn', new URL(url).origin, [port2]), {
    once: true,
  });

  return new Promise((resolve) => {
    const giveUp = () => {
      frame.leave();
      resolve(undefined);
    };
    const blocked = setTimeout(giveUp, LOADING_PATIENCE);
    let isWaiting = true;
    void isOver.then(() => {
      clearTimeout(blocked);
      if (isWaiting) giveUp();
    });
    port.onmessage = ({ data }: MessageEvent<LockFrameWord>) => {
      clearTimeout(blocked);
      if (data === 'here') return;
      // The other tabs have continued without this tab while it was frozen, so it queues again.
      if (Date.now() - data.turn > STALE_TURN) return port.postMessage('again');
      isWaiting = false;
      resolve(frame);
    };
  });
}
