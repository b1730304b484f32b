import { readKept } from '@suite/session/kept';

/** What this tab went to the provider's page for. The address to come back to has no token, so that no provider learns it. */
interface Kept {
  token: string;
  /** Null when it went there to leave a payment method. */
  paymentId: string | null;
}

const KEY = 'checkout';

export const keepCheckout = (kept: Kept): void => sessionStorage.setItem(KEY, JSON.stringify(kept));

/** Undefined in a tab that has been to no provider's page. */
export const keptCheckout = () => readKept(sessionStorage, KEY) as Kept | undefined;
