/** A short message for the person (§3). `timeout` in milliseconds. */
export interface Toast {
  type: 'success' | 'warning' | 'info' | 'error';
  text: string;
  autoDismiss?: boolean;
  timeout?: number;
  displayCountdown?: boolean;
  /** What can be done about it, such as undoing it; the message goes with the press. */
  action?: { text: string; run: () => void };
}

interface EventDetails {
  toast: Toast;
  /** A server refused the caller's credentials (§8). */
  unauthorized: undefined;
  /** A server refused what the caller's rights do not allow: the page may show more than they do. */
  forbidden: undefined;
  /** The session can't be renewed (§4). */
  'token-expired': undefined;
}

type Listener<Name extends keyof EventDetails> = (detail: EventDetails[Name]) => void;

/** What the fetch and session layers raise and the shell shows (decision 014). */
export interface SuiteEvents {
  emit<Name extends keyof EventDetails>(
    name: Name,
    ...detail: EventDetails[Name] extends undefined ? [] : [EventDetails[Name]]
  ): void;
  /** Returns the function that ends the subscription. */
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
