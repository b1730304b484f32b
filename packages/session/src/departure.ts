import { redirectToLogin } from './redirect-to-login';

/** The state of leaving a page: once it is being left, responses that still arrive are for the next page. */
export interface Departure {
  isUnderWay(): boolean;
  begin(): void;
  /** Called when the page is restored from the browser's back/forward cache. */
  callOff(): void;
  /** Goes to login, once at a time, however many callers request it. */
  toLogin(): Promise<void>;
}

export function createDeparture(parts: Parameters<typeof redirectToLogin>[0]): Departure {
  let isUnderWay = false;
  let redirect: Promise<void> | undefined;
  return {
    isUnderWay: () => isUnderWay,
    begin() {
      isUnderWay = true;
    },
    callOff() {
      isUnderWay = false;
    },
    toLogin() {
      isUnderWay = true;
      redirect ??= redirectToLogin(parts).finally(() => {
        redirect = undefined;
      });
      return redirect;
    },
  };
}
