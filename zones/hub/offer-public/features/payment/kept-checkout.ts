import { readKept } from '@suite/session/kept';

/** Why this tab went to the provider's page. The return URL has no token, so that no provider sees it. */
interface Kept {
  token: string;
  /** Null if it went there to leave a payment method. */
  paymentId: string | null;
}

const KEY = 'checkout';

export const keepCheckout = (kept: Kept): void => sessionStorage.setItem(KEY, JSON.stringify(kept));

/** Undefined if this tab hasn't been to a provider's page. */
export const keptCheckout = () => readKept(sessionStorage, KEY) as Kept | undefined;
