'use client';

import { TWO_FACTOR_NEEDED } from '@suite/contract/endpoint';
import { useSession } from '@suite/session/session-provider';
import { CompanyChoice, useCompanyChoice } from '@suite/shell/company/company-choice';
import { useState } from 'react';
import { Companies } from '../companies/companies';
import { Mfa } from '../mfa/mfa';
import { Name } from '../name/name';
import { Passkeys } from '../passkeys/passkeys';
import { Password } from '../password/password';
import { Sessions } from '../sessions/sessions';
import { TwoFactorNotice } from '../two-factor/two-factor-notice';
import { copy } from './copy';

export function Account() {
  // The firm's requirement is shown first, and stays there.
  const { rights } = useSession().token;
  const [asksFirst] = useState(rights.includes(TWO_FACTOR_NEEDED));
  const factors = (
    <>
      <Mfa />
      <Passkeys />
    </>
  );
  return (
    <CompanyChoice>
      <h1>{copy.heading}</h1>
      <p className="mt-1 mb-6 max-w-[68ch] text-pretty text-muted">{copy.text}</p>
      <TwoFactorNotice />
      {asksFirst && factors}
      <Name />
      <Password />
      {!asksFirst && factors}
      <Companies />
      <LastSection />
    </CompanyChoice>
  );
}

/** Rendered together with the list of unknown length above it, so that nothing visible moves. */
function LastSection() {
  const { list, hasFailed } = useCompanyChoice().companies;
  return (list || hasFailed) && <Sessions />;
}
