import { keepRefreshTokensApart } from './memory-suite.fixture';

// The same tests as with a refresh token that pages can read, which prove that both behave the same.
describe('with the refresh token in an HttpOnly cookie of the API host', () => {
  beforeAll(keepRefreshTokensApart);
  for (const name of ['renewal', 'session', 'session-status', 'log-out', 'exchange-code', 'tabs', 'renew-ahead'])
    describe(name, () => void require(`./${name}.test`));
});
