import { putReportMails } from '@services/ledger/browser/firms';
import type { InsightsUser } from '@services/ledger/contract/firms';
import { useApi } from '@suite/api/api-provider';
import { Checkbox } from '@suite/ui/checkbox';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  user: InsightsUser;
  onSaved: (user: InsightsUser) => void;
}

const reports = [
  { field: 'sendWeeklyReport', label: copy.reports.weekly, text: copy.reports.weeklyText },
  { field: 'sendMonthlyReport', label: copy.reports.monthly, text: copy.reports.monthlyText },
] as const;

type Choice = Pick<InsightsUser, (typeof reports)[number]['field']>;

/** A choice applies at once, and is rolled back if it couldn't be saved. */
export function ReportChoices({ user, onSaved }: Props) {
  const { client } = useApi();
  const [dialog, setDialog] = useState<Choice>();
  const [state, setState] = useState<'at-rest' | 'saved' | 'failed'>('at-rest');
  const { sendWeeklyReport, sendMonthlyReport } = dialog ?? user;

  async function choose(change: Partial<Choice>): Promise<void> {
    const next = { sendWeeklyReport, sendMonthlyReport, ...change };
    setDialog(next);
    setState('at-rest');
    try {
      onSaved(await putReportMails(client, user.unifiedId, next));
      setState('saved');
    } catch {
      setState('failed');
    } finally {
      setDialog(undefined);
    }
  }

  return (
    <>
      <div className="flex max-w-[400px] flex-col gap-3">
        {reports.map(({ field, label, text }) => (
          <Checkbox
            key={field}
            label={<span className="font-medium">{label}</span>}
            hint={text}
            className="gap-3"
            checked={field === 'sendWeeklyReport' ? sendWeeklyReport : sendMonthlyReport}
            aria-disabled={dialog !== undefined}
            onChange={(isOn) => dialog === undefined && choose({ [field]: isOn })}
          />
        ))}
      </div>
      {state === 'failed' ? (
        <div className="mt-3">
          <Notice tone="bad">{copy.reports.notSaved}</Notice>
        </div>
      ) : (
        <p role="status" className="mt-2 h-5 text-muted">
          {state === 'saved' && copy.saved}
        </p>
      )}
    </>
  );
}
