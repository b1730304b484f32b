import { parseAccessToken } from '@suite/session/parsed-token';
import { callApi } from './call-api';
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
  suite: Suite,
  { email = `person-${crypto.randomUUID()}@harborline.example`, by = 'olivia', role = 'member' }: Invitation = {},
): Promise<Invited> {
  const authorization = await authorizationOf(suite, people[by].email);
  const before = await linkOfMail(suite, email);
  await callApi(suite, '/access/v1/invitations', { authorization, data: { emails: [email], role } });
  return { email, authorization, link: await nextLink(suite, email, before) };
}

interface Joined {
  userId: string;
  password: string;
  /** What the person's own calls carry. */
  authorization: string;
}

/** Takes an invitation up with a new account, by the API. */
export async function joinByApi(suite: Suite, { email, link }: Pick<Invited, 'email' | 'link'>): Promise<Joined> {
  const token = new URLSearchParams(link.split('?').pop()).get('token');
  const data = { account: 'new', firstName: 'Sam', lastName: 'Reed', password: PASSWORD };
  await callApi(suite, `/identity/v1/invitations/${token}/acceptances`, { data });
  const authorization = await authorizationOf(suite, email);
  const userId = parseAccessToken(authorization.replace('Bearer ', ''))?.userId ?? '';
  return { userId, password: PASSWORD, authorization };
}

async function authorizationOf(suite: Suite, email: string): Promise<string> {
  const data = { email, password: PASSWORD, redirectUri: suite.url('home') };
  const { body, headers } = await callApi(suite, '/identity/v1/sign-ins', { data });
  const form = { grant_type: 'authorization_code', code: new URL(body.redirectTo).searchParams.get('auth_code') ?? '' };
  // The code is bound to the browser that asked for it.
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const tokens = await callApi(suite, '/identity/v1/oauth2/token', { form, cookie });
  return `Bearer ${tokens.body.access_token}`;
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
