import { getCookies } from 'cookies-next/client';

export interface CookieSnapshot {
  /** Returns a cookie's value by its full name, empty when absent. */
  read(name: string): string;
  /** Makes the next read query the browser, after this page has changed a cookie. */
  forget(): void;
}

/**
 * Reads the cookies of one moment. The browser is queried once per step of the script, however many cookies are read: they stay
 * consistent, and many tabs don't queue for the one process that manages cookies.
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

/** A cookie not written by our pages may be malformed; its value is then returned as is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
