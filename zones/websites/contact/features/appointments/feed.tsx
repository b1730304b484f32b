import type { Calendar } from '@services/bookings/contract/calendars';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { copy } from './copy';

interface Props {
  feed: Calendar['feed'];
  /** Undefined if unchanged, null if removed. */
  draft: string | null | undefined;
  mayChange: boolean;
  onChange: (feed: string | null | undefined) => void;
}

/** An external calendar, whose busy times aren't offered. */
export function Feed({ feed, draft, mayChange, onChange }: Props) {
  const { moment } = useFormats();
  const isShown = feed !== null && draft !== null;
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{copy.feed}</h2>
      <p className="text-[13px] text-muted">{copy.feedText}</p>
      {isShown && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {copy.feedOf(feed.host)}{' '}
            {feed.failure ? copy.feedFailed(feed.failure) : feed.readAt ? copy.feedRead(moment(feed.readAt)) : copy.feedWaits}
            {!feed.readAt && ` ${copy.feedUnread}`}
          </p>
          {mayChange && (
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              {copy.removeFeed}
            </Button>
          )}
        </div>
      )}
      {isShown && feed.warnings.length > 0 && (
        <div className="grid gap-1 text-[13px]">
          <p>{copy.feedWarnings}</p>
          <ul className="grid list-disc gap-1 pl-5 break-words">
            {feed.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      {mayChange && (
        <Input
          label={copy.feedAddress}
          hint={copy.feedHint}
          type="url"
          value={draft ?? ''}
          maxLength={1_000}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value || (feed ? undefined : null))}
        />
      )}
    </section>
  );
}
