import { detectEnvironment } from '@suite/env/detect-environment';
import { allConfigKeys } from '@suite/env/env-config';
import { deploymentOf } from '@suite/kernel/http/deployment';
import { envConfigFor } from './env-config';

it('§3 contains every key and the addresses of the environment', () => {
  const config = envConfigFor(detectEnvironment(new URL('https://qa-api.suite.localhost:8443/')));
  expect(Object.keys(config)).toEqual(allConfigKeys);
  expect(config).toMatchObject({
    ENV_NAME: 'qa',
    BASE_URL: 'https://qa-hub.suite.localhost:8443',
    LOGIN_URL: 'https://qa-accounts.suite.localhost:8443/login/#/',
    ONESPACE: 'false',
    ONESPACE_BASE_URL: 'https://qa-onespace.suite.localhost:8443',
    API_BASE_URL: 'https://qa-api.suite.localhost:8443',
    RNAPI2_BASE_URL: 'https://qa-api.suite.localhost:8443/insights',
    LEGACY_INSIGHTS_BASE_URL: 'https://qa-api.suite.localhost:8443/insights',
    ACOREN_GRAPHQL_BASE_URL: 'https://qa-api.suite.localhost:8443/acoren',
    IDENTITY_REDIRECT_OSAI_URL: 'https://qa-ai.suite.localhost:8443/chat/#/',
    ACCESSHUB_OSFP_URL: 'https://qa-onespace.suite.localhost:8443/apps/#/',
  });
});

it('§2 in one-space mode points zones to the one-space host and sign-in to its own host', () => {
  const config = envConfigFor(deploymentOf('https://qa-api.suite.example/', true));
  expect(config).toMatchObject({
    ONESPACE: 'true',
    BASE_URL: 'https://qa-hub.suite.example',
    LOGIN_URL: 'https://qa-accounts.suite.example/login/#/',
    IDENTITY_REDIRECT_OSAI_URL: 'https://qa-onespace.suite.example/chat/#/',
  });
});

it('§2 one-space mode has no effect where hosts differ by port', () => {
  expect(envConfigFor(deploymentOf('http://localhost:3100/', true))).toMatchObject({
    ONESPACE: 'false',
    BASE_URL: 'http://localhost:3000',
  });
});
