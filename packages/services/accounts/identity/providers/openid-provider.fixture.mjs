/**
 * A certified OpenID provider (`oidc-provider`) in a separate process for tests, with its own login and consent pages, PKCE, a
 * logout page that asks for confirmation, and logout tokens. It accepts any name at sign-in and uses it as the e-mail address.
 *
 *     node openid-provider.fixture.mjs PORT API_ORIGIN
 */
// @ts-expect-error The package has no types.
import Provider from 'oidc-provider';

const [port = '', api = ''] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'firm-suite',
      client_secret: 'secret of the suite',
      redirect_uris: [`${api}/identity/v1/oauth2/provider/callback`],
      post_logout_redirect_uris: [`${api}/identity/v1/oauth2/authorize`],
      backchannel_logout_uri: `${api}/identity/v1/oauth2/provider/logouts`,
      backchannel_logout_session_required: true,
    },
  ],
  pkce: { required: () => true },
  claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  features: { backchannelLogout: { enabled: true }, devInteractions: { enabled: true } },
  cookies: { keys: ['a key of tests'] },
  /** @param {unknown} _ @param {string} sub */
  findAccount: (_, sub) => ({
    accountId: sub,
    claims: () => ({
      sub,
      email: sub,
      email_verified: !sub.startsWith('unverified'),
      given_name: 'Gwen',
      family_name: 'Moss',
    }),
  }),
});

provider.listen(Number(port), 'localhost', () => console.log(`ready ${issuer}`));
