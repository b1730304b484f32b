import { useSession } from '@suite/session/session-provider';
import { useCompanies } from '../company/use-companies';
import { UnsavedWork } from './unsaved-work';
import { copy } from './unsaved-work-copy';

interface Props {
  /** Id of the company that was opened. */
  next: string;
}

/** Asks what to do with unsaved work of one company when another tab has opened a different one. */
export function OpenedElsewhere({ next }: Props) {
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
