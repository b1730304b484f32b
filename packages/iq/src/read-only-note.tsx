import { useMayChange } from '@suite/session/may-change';
import { Notice } from '@suite/ui/notice';

interface Props {
  /** What requires more than read-only access: `You need it to import data`. */
  text: string;
}

/** Explains to people with read-only access why they cannot make changes on a page. */
export function ReadOnlyNote({ text }: Props) {
  if (useMayChange()) return null;
  return (
    <div className="mb-4 max-w-[720px]">
      <Notice>You have read-only access. {text} An administrator of your firm can change your role.</Notice>
    </div>
  );
}
