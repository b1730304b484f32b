import type { APIRequestContext } from '@playwright/test';
import { parseAccessToken } from '@suite/session/parsed-token';
import { PASSWORD, type Person, people } from './people';
import type { Suite } from './suite-test';

interface Invitation {
  /** Whom; an address of nobody unless said. */
  email?: string;
  by?: Person;
  role?: 'administrator' | 'member';
}

interface Invited {
  email: string;
  /** The invitation's link, as the mail has it. */
  link: string;
  /** What the administrator's calls carry. */
  authorization: string;
}

/** An administrator invites somebody by the API; the link is read from the mail. */
export async function invitePerson(
  request: APIRequestContext,
  suite: Suite,
  { email = `person-${crypto.randomUUID()}@harborline.example`, by = 'olivia', role = 'member' }: Invitation = {},
): Promise<Invited> {
  const authorization = await authorizationOf(request, suite, people[by].email);
  const before = await linkOfMail(suite, email);
  const sent = await request.post(`${suite.apiOrigin}/access/v1/invitations`, {
    headers: { Authorization: authorization },
    data: { emails: [email], role },
  });
  if (!sent.ok()) throw new Error(`inviting ${email} was answered ${sent.status()}: ${await sent.text()}`);
  return { email, authorization, link: await nextLink(suite, email, before) };
}

interface Joined {
  userId: string;
  password: string;
  /** What the person's own calls carry. */
  authorization: string;
}

/** Takes an invitation up with a new account, by the API: whoever is signed in in the browser stays. */
export async function joinByApi(
  request: APIRequestContext,
  suite: Suite,
  { email, link }: Pick<Invited, 'email' | 'link'>,
): Promise<Joined> {
  const token = new URLSearchParams(link.split('?').pop()).get('token');
  const accepted = await request.post(`${suite.apiOrigin}/identity/v1/invitations/${token}/acceptances`, {
    headers: { Origin: new URL(suite.url('home')).origin },
    data: { account: 'new', firstName: 'Sam', lastName: 'Reed', password: PASSWORD },
  });
  if (!accepted.ok()) throw new Error(`${email} joining was answered ${accepted.status()}: ${await accepted.text()}`);
  const authorization = await authorizationOf(request, suite, email);
  const userId = parseAccessToken(authorization.replace('Bearer ', ''))?.userId ?? '';
  return { userId, password: PASSWORD, authorization };
}

/** Signs in by the API alone: the browser's session stays as it is. */
async function authorizationOf(request: APIRequestContext, suite: Suite, email: string, password = PASSWORD): Promise<string> {
  const home = new URL(suite.url('home'));
  const headers = { Origin: home.origin };
  const signedIn = await request.post(`${suite.apiOrigin}/identity/v1/sign-ins`, {
    headers,
    data: { email, password, redirectUri: home.href },
  });
  if (!signedIn.ok()) throw new Error(`signing ${email} in was answered ${signedIn.status()}: ${await signedIn.text()}`);
  const { redirectTo } = await signedIn.json();
  const code = new URL(redirectTo).searchParams.get('auth_code') ?? '';
  const form = { grant_type: 'authorization_code', code };
  const exchanged = await request.post(`${suite.apiOrigin}/identity/v1/oauth2/token`, { headers, form });
  const { access_token } = await exchanged.json();
  return `Bearer ${access_token}`;
}

/** A mail may still be on its way, and an earlier invitation's before it. */
async function nextLink(suite: Suite, email: string, before: string | undefined): Promise<string> {
  for (const deadline = Date.now() + 15_000; ; ) {
    const link = await linkOfMail(suite, email);
    if (link && link !== before) return link;
    if (Date.now() > deadline) throw new Error(`no invitation reached ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The invitation's link in the newest mail, whose text is quoted-printable (RFC 2045 §6.7). */
async function linkOfMail(suite: Suite, email: string): Promise<string | undefined> {
  const mail = await suite.newestMail(email).catch(() => '');
  const text = mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return text.match(/https?:\/\/\S+token=\S+/)?.[0];
}
