import { getPasskeyChallenge, signInByPasskey } from '@services/identity/client/passkeys';
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import type { ApiClient } from '@suite/api/client';

interface Options {
  client: ApiClient;
  redirectUri: string | undefined;
  /** Offers the passkey among what the browser fills into the e-mail field, until somebody takes it. */
  isAutofill?: boolean;
}

/** Where a sign-in by passkey leads; undefined when the person called it off. Loaded by who uses a passkey. */
export async function passkeySignIn({ client, redirectUri, isAutofill = false }: Options): Promise<string | undefined> {
  const options = await getPasskeyChallenge(client);
  try {
    const credential = await startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: isAutofill,
      verifyBrowserAutofillInput: false,
    });
    const { redirectTo } = await signInByPasskey(client, {
      credential: { ...credential, clientExtensionResults: {} },
      redirectUri,
    });
    return redirectTo;
  } catch (error) {
    if (isCalledOff(error)) return undefined;
    throw error;
  }
}

/** By the person, by the browser's own end of time, or by another ceremony of this page. */
const isCalledOff = (error: unknown) =>
  (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
  (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'));
