import { useFormats } from '@suite/shell/use-formats';
import { ErrorNote } from '@suite/ui/error-note';

interface Props {
  /** When what is shown was read, ISO 8601. */
  since: string;
  onRetry: () => void;
}

/** Above what is still shown though it could not be read anew. */
export function KeptNote({ since, onRetry }: Props) {
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
