import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import type { ParsedToken } from '@suite/session/parsed-token';
import { LDProvider, useLDClient } from 'launchdarkly-react-client-sdk';
import { useEffect } from 'react';
import { serviceUrls } from '../services';
import { flagOptions } from './flag-options';
import type { FlagStore } from './flag-store';
import { flagUser } from './flag-user';
import { followFlags } from './follow-flags';

interface Props {
  config: EnvConfig;
  token: ParsedToken;
  store: FlagStore;
  logger: Logger;
  /** Whether this tab is the one that receives changes from the service. */
  isListening: boolean;
}

/**
 * Runs the flag service's own client, which fills the store. Another person or company gets another client: each starts with the
 * last known values, and none waits for a response that is no longer needed.
 */
export function FlagService({ config, token, store, logger, isListening }: Props) {
  const context = flagUser(token, config.INTERNAL_USER_DOMAIN);
  return (
    <LDProvider
      key={`${context.key}/${token.companyId}`}
      clientSideID={config.FEATURE_FLAG_KEY}
      context={context}
      options={flagOptions(serviceUrls(config), store, logger)}
      reactOptions={{ useCamelCaseFlagKeys: false, sendEventsOnFlagRead: false }}
      // In seconds; the last known values make it ready at once.
      timeout={5}
    >
      <Follow store={store} isListening={isListening} />
    </LDProvider>
  );
}

function Follow({ store, isListening }: Pick<Props, 'store' | 'isListening'>) {
  const client = useLDClient();
  useEffect(() => (client ? followFlags(client, store) : undefined), [client, store]);
  useEffect(() => client?.setStreaming(isListening), [client, isListening]);
  return null;
}
