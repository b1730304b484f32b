/** A short message for the person (§3). `timeout` is in milliseconds. */
export interface Toast {
  type: 'success' | 'warning' | 'info' | 'error';
  text: string;
  autoDismiss?: boolean;
  timeout?: number;
  displayCountdown?: boolean;
  /** An action for the person, such as undo. Pressing it dismisses the message. */
  action?: { text: string; run: () => void };
}

interface EventDetails {
  toast: Toast;
  /** A server refused the caller's credentials (§8). */
  unauthorized: undefined;
  /** A server refused a call that the caller has no right to make. The page may show more than the caller may see. */
  forbidden: undefined;
  /** The session can't be renewed (§4). */
  'token-expired': undefined;
}

type Listener<Name extends keyof EventDetails> = (detail: EventDetails[Name]) => void;

/** Events that the fetch and session layers raise and the shell shows (decision 014). */
export interface SuiteEvents {
  emit<Name extends keyof EventDetails>(
    name: Name,
    ...detail: EventDetails[Name] extends undefined ? [] : [EventDetails[Name]]
  ): void;
  /** Subscribes to an event. Returns the function that ends the subscription. */
  on<Name extends keyof EventDetails>(name: Name, listener: Listener<Name>): () => void;
}

export function createEvents(): SuiteEvents {
  const target = new EventTarget();
  return {
    emit(name, ...[detail]) {
      target.dispatchEvent(new CustomEvent(name, { detail }));
    },
    on(name, listener) {
      const handle = (event: Event) => listener((event as CustomEvent).detail);
      target.addEventListener(name, handle);
      return () => target.removeEventListener(name, handle);
    },
  };
}
