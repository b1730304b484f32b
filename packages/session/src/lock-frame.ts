/** How long the frame may take to show that it is there, in milliseconds; after that, frames count as blocked. */
const LOADING_PATIENCE = 2_000;

/** A turn that reaches the page later than this after it was given, in milliseconds, is one that it slept through. */
const STALE_TURN = 1_500;

/** What the lock page says (zone auth-redirect, `public/lock.html`). */
export type LockFrameWord = 'here' | { turn: number };

export interface LockFrame {
  /** Ends the turn. */
  leave(): void;
}

/**
 * Waits for its turn in a hidden frame on the accounts host. Undefined where frames are blocked, or when it no longer has to
 * wait.
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
      // Others have gone on without a tab that was frozen: it queues up again.
      if (Date.now() - data.turn > STALE_TURN) return port.postMessage('again');
      isWaiting = false;
      resolve(frame);
    };
  });
}
