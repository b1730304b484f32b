import { getCookies } from 'cookies-next/client';

export interface CookieSnapshot {
  /** A cookie's value by its full name, empty when absent. */
  read(name: string): string;
  /** The next read asks the browser: this page has changed a cookie. */
  forget(): void;
}

/**
 * The cookies at one moment. The browser is asked once per step of the script, however many cookies are read: they belong
 * together, and many tabs do not queue for the one process that keeps cookies.
 */
export function createCookieSnapshot(): CookieSnapshot {
  let held: Partial<Record<string, string>> | undefined;
  const forget = () => {
    held = undefined;
  };

  function take() {
    queueMicrotask(forget);
    return getCookies() ?? {};
  }

  return {
    read(name) {
      held ??= take();
      return decoded(held[name] ?? '');
    },
    forget,
  };
}

/** What no page of ours has written may not be well formed; it is then taken as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
