import { useFormats } from '@suite/shell/preferences/use-formats';
import { ErrorNote } from '@suite/ui/error-note';

interface Props {
  /** When the shown data was loaded, ISO 8601. */
  since: string;
  onRetry: () => void;
}

/** Note above metrics that could not be refreshed. */
export function StaleNote({ since, onRetry }: Props) {
  const { moment } = useFormats();
  return (
    <div className="mb-4">
      <ErrorNote
        title="These numbers could not be refreshed"
        text={`They are as they were read ${moment(since)}.`}
        onRetry={onRetry}
      />
    </div>
  );
}
