'use client';

import { useSession } from '@suite/session/session-provider';
import { useBoot } from './boot';
import { BootedProviders } from './suite-context';
import { UnsavedWork } from './unsaved-work';
import { copy } from './unsaved-work-copy';
import { useCompanies } from './use-companies';

/** Stands while another tab has opened another company and this one holds unsaved work, which is not left without a word. */
export function CompanyChanged() {
  const { boot } = useBoot();
  if (boot.status !== 'booted') return null;
  return (
    <BootedProviders booted={boot.booted}>
      <Pending />
    </BootedProviders>
  );
}

function Pending() {
  const { pending } = useSession();
  return pending ? <Choice next={pending.companyId} /> : null;
}

interface Props {
  /** Id of the company that was opened. */
  next: string;
}

function Choice({ next }: Props) {
  const { session, token } = useSession();
  const { nameOf } = useCompanies();
  const companies = { present: nameOf(token.companyId), next: nameOf(next) };
  const { title, text, question, keep } = copy.elsewhere;
  return (
    <UnsavedWork
      title={title}
      text={text(companies)}
      question={question(companies)}
      keep={{ text: keep, run: () => session.switchCompany(token.companyId), failed: copy.couldNotOpen(companies.present) }}
      discard={{ text: copy.discard, run: session.accept }}
    />
  );
}
