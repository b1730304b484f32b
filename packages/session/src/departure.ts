import { redirectToLogin } from './redirect-to-login';

/** How a page is left: once it is being left, answers that still arrive are for the next page. */
export interface Departure {
  isUnderWay(): boolean;
  begin(): void;
  /** The page is back, out of the browser's back/forward cache. */
  callOff(): void;
  /** Goes to login, once at a time however many ask. */
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
