import type { Mail } from '@suite/contract/internal';
import { useFormats } from '@suite/shell/use-formats';
import { LinkedText } from './linked-text';

interface Props {
  mail: Mail;
  /** Whether its text is shown from the start. */
  isOpen: boolean;
}

export function MailItem({ mail: { to, subject, at, text }, isOpen }: Props) {
  const { moment } = useFormats();
  return (
    <li>
      <details open={isOpen}>
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-3">
          <span className="min-w-0 basis-full font-medium break-words md:grow md:basis-0">{subject}</span>
          <span className="min-w-0 grow text-muted [overflow-wrap:anywhere] md:grow-0">{to}</span>
          <time dateTime={at} className="text-muted md:w-48 md:text-end">
            {moment(at)}
          </time>
        </summary>
        <div className="px-4 pb-4">
          <LinkedText text={text} />
        </div>
      </details>
    </li>
  );
}
