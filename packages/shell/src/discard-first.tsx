import { useSession } from '@suite/session/session-provider';
import { UnsavedWork } from './unsaved-work';
import { copy } from './unsaved-work-copy';
import type { Companies } from './use-companies';

interface Props {
  /** Id of the company that was chosen. */
  next: string;
  companies: Companies;
  onEnd: () => void;
}

/** Asks before a switch to another company leaves unsaved work behind. */
export function DiscardFirst({ next, companies: { nameOf }, onEnd }: Props) {
  const { session, token } = useSession();
  const companies = { present: nameOf(token.companyId), next: nameOf(next) };
  const { title, text, question, keep } = copy.here;
  const open = async () => {
    await session.switchCompany(next);
    onEnd();
  };
  return (
    <UnsavedWork
      title={title}
      text={text(companies)}
      question={question(companies)}
      keep={{ text: keep, run: onEnd }}
      discard={{ text: copy.discard, run: open, failed: copy.couldNotOpen(companies.next) }}
      onEscape={onEnd}
    />
  );
}
