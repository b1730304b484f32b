import { startProviderSignIn } from '@services/identity/contract/providers';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ButtonLink } from '@suite/ui/link';
import { copy } from './copy';

interface Props {
  redirectUri: string | undefined;
  isBusy: boolean;
  /** Absent where the browser doesn't support passkeys. */
  onPasskey: (() => void) | undefined;
}

/** Ways to sign in without a password. They come last, so that nothing moves if there are none. */
export function OtherWays({ redirectUri, isBusy, onPasskey }: Props) {
  const { config } = useSuite();
  const provider = config.SIGN_IN_PROVIDER;
  if (!provider && !onPasskey) return null;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      {provider && (
        <ButtonLink variant="quiet" className="w-full" href={providerAddress(config.API_BASE_URL, redirectUri)}>
          {copy.provider(provider)}
        </ButtonLink>
      )}
      {onPasskey && (
        <Button variant="quiet" className="w-full" spinning={isBusy} onClick={onPasskey}>
          {copy.passkey.submit}
        </Button>
      )}
    </div>
  );
}

const providerAddress = (api: string, redirectUri: string | undefined) =>
  `${api}${startProviderSignIn.path}${redirectUri ? `?${new URLSearchParams({ redirect_uri: redirectUri })}` : ''}`;
