import { useSession } from '@suite/session/session-provider';
import type { Companies } from '../company/use-companies';
import { UnsavedWork } from './unsaved-work';
import { copy } from './unsaved-work-copy';

interface Props {
  /** Id of the chosen company. */
  next: string;
  companies: Companies;
  open: (id: string) => Promise<void>;
  onEnd: () => void;
}

/** Asks for confirmation before a switch to another company discards unsaved work. */
export function DiscardFirst({ next, companies: { nameOf }, open, onEnd }: Props) {
  const { token } = useSession();
  const companies = { present: nameOf(token.companyId), next: nameOf(next) };
  const { title, text, question, keep } = copy.here;
  const discard = async () => {
    await open(next);
    onEnd();
  };
  return (
    <UnsavedWork
      title={title}
      text={text(companies)}
      question={question(companies)}
      keep={{ text: keep, run: onEnd }}
      discard={{ text: copy.discard, run: discard, failed: copy.couldNotOpen(companies.next) }}
      onEscape={onEnd}
    />
  );
}
