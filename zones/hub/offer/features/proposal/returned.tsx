import type { Activity } from '@services/proposals/contract/proposals';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';

const deciding = ['approval-asked', 'approval-canceled', 'approved', 'returned', 'sent'];

/** Says that an administrator has returned the draft, and why; shown until it is sent. The newest activity comes first. */
export function Returned({ activities }: { activities: readonly Activity[] }) {
  const last = activities.find(({ kind }) => deciding.includes(kind));
  if (last?.kind !== 'returned') return null;
  return (
    <div className="mb-3">
      <Notice>{copy.returned(last.by ?? copy.sent.someone, last.what ?? '')}</Notice>
    </div>
  );
}
