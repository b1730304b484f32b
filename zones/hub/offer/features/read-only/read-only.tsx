import { useMayChange } from '@suite/session/may-change';
import { Notice } from '@suite/ui/notice';

/** Tells people with read-only access why nothing can be changed. @param text what they can do here */
export function ReadOnly({ text }: { text: string }) {
  if (useMayChange()) return null;
  return (
    <div className="mb-4 max-w-[720px]">
      <Notice>You have read-only access. {text} An administrator of your firm can change your role.</Notice>
    </div>
  );
}
