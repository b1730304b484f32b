/**
 * The demo people and companies (decision 005). They are the same each time an empty database is set up, so links, tests and
 * scripts can rely on the ids.
 */
export const DEMO_PASSWORD = 'Suite-demo-1';

export interface DemoCompany {
  id: string;
  name: string;
  segments: string[];
}

export interface DemoPerson {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** In the order in which the person joined them. */
  companies: DemoCompany[];
  /** TOTP secret in base 32; when set, the account has MFA on. */
  mfaSecret?: string;
  /** Operates the suite, and so may use `internal`. */
  isOperator?: true;
}

export const demoCompanies = {
  harborlineAccounting: { id: '0c0a1000-0000-4000-8000-000000000001', name: 'Harborline Accounting', segments: ['iq'] },
  harborlineAdvisory: { id: '0c0a1000-0000-4000-8000-000000000002', name: 'Harborline Advisory', segments: ['iq', 'of'] },
  brightfield: { id: '0c0a1000-0000-4000-8000-000000000003', name: 'Brightfield CPA', segments: ['iq'] },
  quaystone: { id: '0c0a1000-0000-4000-8000-000000000004', name: 'Quaystone Partners', segments: ['iq'] },
} satisfies Record<string, DemoCompany>;

export const demoPeople = {
  olivia: {
    id: '0a5e4000-0000-4000-8000-000000000001',
    email: 'olivia@harborline.example',
    firstName: 'Olivia',
    lastName: 'Hart',
    companies: [demoCompanies.harborlineAccounting, demoCompanies.harborlineAdvisory],
    isOperator: true,
  },
  noah: {
    id: '0a5e4000-0000-4000-8000-000000000002',
    email: 'noah@brightfield.example',
    firstName: 'Noah',
    lastName: 'Bright',
    companies: [demoCompanies.brightfield],
  },
  mia: {
    id: '0a5e4000-0000-4000-8000-000000000003',
    email: 'mia@cedarworks.example',
    firstName: 'Mia',
    lastName: 'Cedar',
    companies: [],
  },
  liam: {
    id: '0a5e4000-0000-4000-8000-000000000004',
    email: 'liam@quaystone.example',
    firstName: 'Liam',
    lastName: 'Quay',
    companies: [demoCompanies.quaystone],
    mfaSecret: 'KNKUSVCFFVCEKTKPFVGESQKNFVIVKQKZ',
  },
} satisfies Record<string, DemoPerson>;

/** Returns the accounts that are printed at startup. */
export const demoAccounts = (): { email: string; password: string; companies: string; mfaSecret?: string }[] =>
  Object.values<DemoPerson>(demoPeople).map(({ email, companies, mfaSecret }) => ({
    email,
    password: DEMO_PASSWORD,
    companies: companies.map(({ name }) => name).join(' · ') || 'none yet',
    ...(mfaSecret && { mfaSecret }),
  }));
