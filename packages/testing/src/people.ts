/** The demo people (decision 005), who share one password. */
export const people = {
  olivia: { email: 'olivia@harborline.example', firstName: 'Olivia', company: 'Harborline Accounting' },
  noah: { email: 'noah@brightfield.example', firstName: 'Noah', company: 'Brightfield CPA' },
  mia: { email: 'mia@cedarworks.example', firstName: 'Mia', company: undefined },
  liam: { email: 'liam@quaystone.example', firstName: 'Liam', company: 'Quaystone Partners' },
} as const;

export type Person = keyof typeof people;

export const PASSWORD = 'Suite-demo-1';

/** The person who signs in: a demo person by name, or a person created by a story. */
export type Signing = Person | { email: string; password: string };

export const signingOf = (who: Signing): { email: string; password: string } =>
  typeof who === 'string' ? { email: people[who].email, password: PASSWORD } : { email: who.email, password: who.password };
