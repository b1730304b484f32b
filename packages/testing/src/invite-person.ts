import { apiOf } from './api-caller';
import { linkOfMail, newestLink } from './link-of-mail';
import { PASSWORD, type Person, people } from './people';
import type { Suite } from './suite-test';

/** The demo people who have a firm. */
type Administrator = Exclude<Person, 'mia'>;

interface Invitation {
  /** The invited address; an unused one by default. */
  email?: string;
  by?: Administrator;
  role?: 'administrator' | 'member';
}

interface Invited {
  email: string;
  /** The invitation's link, as in the mail. */
  link: string;
  /** The Authorization header of the administrator's calls. */
  authorization: string;
}

/** Invites somebody as an administrator, through the API; the link is read from the mail. */
export async function invitePerson(
  suite: Suite,
  { email = `person-${crypto.randomUUID()}@harborline.example`, by = 'olivia', role = 'member' }: Invitation = {},
): Promise<Invited> {
  const administrator = apiOf(suite);
  await administrator.signIn(people[by].email, PASSWORD);
  await administrator.turnTo(people[by].company);
  const before = await newestLink(suite, email);
  await administrator.call('POST', '/access/v1/invitations', { emails: [email], role });
  return { email, authorization: administrator.authorization(), link: await linkOfMail(suite, email, before) };
}

/** Returns the secret in an invitation's link. */
export const tokenOf = (link: string): string => new URLSearchParams(link.split('?').pop()).get('token') ?? '';

interface Joined {
  userId: string;
  password: string;
  /** The Authorization header of the person's own calls. */
  authorization: string;
}

/** Accepts an invitation with a new account, through the API. */
export async function joinByApi(suite: Suite, { link }: Pick<Invited, 'link'>): Promise<Joined> {
  const person = apiOf(suite);
  const account = { account: 'new', firstName: 'Sam', lastName: 'Reed', password: PASSWORD };
  await person.enter(await person.call('POST', `/identity/v1/invitations/${tokenOf(link)}/acceptances`, account));
  return { userId: person.userId(), password: PASSWORD, authorization: person.authorization() };
}
