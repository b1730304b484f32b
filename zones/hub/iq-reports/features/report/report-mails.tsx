import { useReportMails } from '@services/insights/browser/reports';
import type { ReportMail } from '@services/insights/contract/reports';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge, type BadgeTone } from '@suite/ui/badge';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

const tones: Record<ReportMail['state'], BadgeTone> = { waiting: 'info', sent: 'good', failed: 'bad' };

/** Recipients that the report was mailed to, and the delivery status of each. */
export function ReportMails({ id }: { id: string }) {
  const { data, error, mutate } = useReportMails(id);

  function content() {
    if (data?.mails.length)
      return (
        <ul className="divide-y divide-line">
          {data.mails.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      );
    if (data) return <p className="text-muted">{copy.noMails}</p>;
    if (error) return <ErrorNote title={copy.mailsFailed} onRetry={() => mutate()} />;
    return <Skeleton className="h-6" />;
  }

  return (
    <section aria-labelledby="report-mails" className="paper-hidden rounded-lg border border-line bg-surface p-4">
      <h2 id="report-mails" className="mb-2">
        {copy.mails}
      </h2>
      {content()}
    </section>
  );
}

function Mail({ mail: { to, name, state, failure, at } }: { mail: ReportMail }) {
  const { moment } = useFormats();
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0 font-medium wrap-anywhere">{name ?? to}</span>
        <Badge size="sm" text={copy.states[state]} tone={tones[state]} />
      </div>
      <p className="text-xs text-muted wrap-anywhere">
        {name && `${to} · `}
        <time dateTime={at}>{moment(at)}</time>
      </p>
      {failure && <p className="text-xs text-bad">{failure}</p>}
    </li>
  );
}
