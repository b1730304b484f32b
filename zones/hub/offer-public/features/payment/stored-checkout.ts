import { readStored } from '@suite/session/stored';

/** Why this tab went to the provider's page. The return URL has no token, so that no provider sees it. */
interface StoredCheckout {
  token: string;
  /** Null if it went there to leave a payment method. */
  paymentId: string | null;
}

const KEY = 'checkout';

export const keepCheckout = (checkout: StoredCheckout): void => sessionStorage.setItem(KEY, JSON.stringify(checkout));

/** Undefined if this tab hasn't been to a provider's page. */
export const storedCheckout = () => readStored(sessionStorage, KEY) as StoredCheckout | undefined;
