'use client';

import { CompanyChoice, useCompanyChoice } from '@suite/shell/company-choice';
import { Companies } from '../companies/companies';
import { Mfa } from '../mfa/mfa';
import { Name } from '../name/name';
import { Passkeys } from '../passkeys/passkeys';
import { Password } from '../password/password';
import { Sessions } from '../sessions/sessions';
import { TwoFactorNotice } from '../two-factor/two-factor-notice';
import { copy } from './copy';

export const Account = () => (
  <CompanyChoice>
    <h1>{copy.heading}</h1>
    <p className="mt-1 mb-6 max-w-[68ch] text-pretty text-muted">{copy.text}</p>
    <TwoFactorNotice />
    <Name />
    <Password />
    <Mfa />
    <Passkeys />
    <Companies />
    <LastSection />
  </CompanyChoice>
);

/** Stands below a list of unknown length, and so comes with it: nothing that is there moves. */
function LastSection() {
  const { list, hasFailed } = useCompanyChoice().companies;
  return (list || hasFailed) && <Sessions />;
}
