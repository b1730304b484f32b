import { useMayChange } from '@suite/session/may-change';
import { Notice } from '@suite/ui/notice';

interface Props {
  /** What takes more than read-only access: `You need it to import data`. */
  text: string;
}

/** Says why a page with something to change cannot be used, to those with read-only access. */
export function ReadOnlyNote({ text }: Props) {
  if (useMayChange()) return null;
  return (
    <div className="mb-4 max-w-[720px]">
      <Notice>You have read-only access. {text} An administrator of your firm can change your role.</Notice>
    </div>
  );
}
