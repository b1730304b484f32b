import type { ServiceCalls } from '@suite/kernel/service/service';
import { accountEndpoints } from './contract/account';
import { auditEndpoints } from './contract/audit';
import { firmInvitationEndpoints } from './contract/firm-invitations';
import { groupEndpoints } from './contract/groups';
import { identityEndpoints } from './contract/identity';
import { invitationEndpoints } from './contract/invitations';
import { joiningEndpoints } from './contract/joining';
import { passkeyEndpoints } from './contract/passkeys';
import { peopleEndpoints } from './contract/people';
import { preferencesEndpoints } from './contract/preferences';
import { providerEndpoints } from './contract/providers';
import { requestEndpoints } from './contract/requests';
import { signingInEndpoints } from './contract/signing-in';
import { twoFactorEndpoints } from './contract/two-factor';

const identity = {
  ...identityEndpoints,
  ...signingInEndpoints,
  ...accountEndpoints,
  ...preferencesEndpoints,
  ...invitationEndpoints,
  ...providerEndpoints,
  ...passkeyEndpoints,
};

const identitySummaries: Record<keyof typeof identity, string> = {
  exchangeToken: 'Exchange a code or a refresh token for tokens; a scope names the company (§7)',
  getOpenidConfiguration: 'Where to sign in (§7; OpenID Connect Discovery 1.0 §3)',
  getJwks: 'Public keys of the tokens (RFC 7517 §5)',
  authorize: 'The authorization endpoint: checks redirect_uri and leads to the login zone (§4, decision 012)',
  signIn: 'E-mail, password and, when the account has MFA, a code, for a code that redirect_uri carries back (decision 012)',
  deleteSession: 'End a session; the id token stands in X-Id-Token (§7)',
  getCurrentSession: 'Whether the session is alive and its token’s rights are current',
  getUser: 'One user, the caller (§7)',
  putUser: 'Change own name or MFA (§7; decision 004, "hasEnabledMfa by PUT")',
  getCompany: 'One company of the caller (§7)',
  getUserCompanies: "The caller's companies, with segments when asked by include=segments (§7)",
  getOrganization: "Organization lookup: the header's firm name (§7, decision 004)",
  requestPasswordReset: 'Send a reset mail; the answer never tells whether the address exists (§7)',
  resetPassword: 'Set a new password by the token of a reset mail; it works once and ends every session',
  getMfa: 'Whether MFA is on, and how many recovery codes are left',
  createMfaSecret: 'Begin to set up an authenticator app; the password is asked for again',
  confirmMfaSecret: 'Confirm the app by a code of it, for ten recovery codes; PUT users switches MFA on (decision 004)',
  createRecoveryCodes: 'Ten new recovery codes instead of the old, in the 5 minutes after a verification',
  verifyMfa: 'Prove the authenticator at hand; MFA may be switched off in the 5 minutes after (decision 004)',
  changePassword: "Set a new password by the present one; the account's other sessions end",
  getSessions: "The account's sessions that live, the latest first",
  endSession: 'Sign one session of the account out',
  endSessions: 'Sign out everywhere',
  getPreferences: 'Theme, time zone and locale',
  putPreferences: 'Set theme, time zone and locale; null follows the browser',
  getInvitation: 'Which firm invites whom, by the token of the mail',
  beginProviderSignIn: "Lead to the operator's OpenID provider, with state, nonce and PKCE",
  finishProviderSignIn: 'Where the OpenID provider leads back to; goes on to redirect_uri with a code, or to login with an error',
  proveProviderSignIn: 'The second factor of a sign-in by the provider, when the account has one and the provider asked for none',
  providerLogout: 'End the sessions that a logout token of the provider names (OpenID Connect Back-Channel Logout 1.0)',
  getPasskeys: 'The passkeys of the account, the latest first',
  createPasskeyChallenge: 'Begin to add a passkey; the password is asked for again, and the second factor when MFA is on',
  addPasskey: 'Add the passkey that an authenticator has made',
  renamePasskey: 'Name a passkey',
  removePasskey: 'Remove a passkey; it signs nobody in any more',
  getPasskeyChallenge: 'A challenge to sign in by passkey with',
  signInByPasskey: 'Sign in by a passkey that has verified its person, for a code that redirect_uri carries back',
  acceptInvitation: 'Join the firm, with a new account or the one the address has, for a code as a sign-in gives it',
};

const access = {
  ...peopleEndpoints,
  ...groupEndpoints,
  ...firmInvitationEndpoints,
  ...requestEndpoints,
  ...auditEndpoints,
  ...joiningEndpoints,
  ...twoFactorEndpoints,
};

const accessSummaries: Record<keyof typeof access, string> = {
  getPeople: "The company's people: found, sorted and paged (§6)",
  getPerson: 'One person with each app, whether it is open to them and why',
  putPerson: 'Change role, status, groups and apps of a person; the last administrator stays one',
  resetSignIn: 'Remove the authenticator, recovery codes and passkeys of a person who has lost them, and sign them out',
  getGroups: "The company's groups with what is set for them",
  createGroup: 'Make a group',
  putGroup: "Change a group's name and apps",
  deleteGroup: 'Remove a group; its people stay',
  getInvitations: 'Invitations that nobody has taken up',
  createInvitations: 'Invite by e-mail, one or many; each address with its result',
  resendInvitation: 'Send an invitation again with a new link, which works another week',
  revokeInvitation: 'Take an invitation back',
  getOwnRequests: "The caller's requests for access",
  getOwnClosing: 'Who closed an app to the caller, and when; null when it is open, or nobody knows',
  createRequest: 'Ask for an app',
  getRequests: "The company's requests for access",
  decideRequest: 'Grant or refuse a request, with a word',
  getAudit: "Who changed what in the company's access, and when",
  getJoining: 'Whether people join the company by signing in with the OpenID provider',
  putJoining: "Let people of the caller's e-mail domain join by that, or nobody",
  getTwoFactorRule: 'Whether the company requires two-factor authentication, and how many have it',
  putTwoFactorRule: 'Require two-factor authentication, or no longer, and whether the OpenID provider counts for it',
  getOwnMembership: 'The caller as the firm sees them',
};

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = {
  identity: { endpoints: identity, summaries: identitySummaries },
  access: { endpoints: access, summaries: accessSummaries },
} as const satisfies ServiceCalls;
