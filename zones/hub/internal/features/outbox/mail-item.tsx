import type { Mail } from '@services/internal/contract';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Icon } from '@suite/ui/icon';
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
      <details open={isOpen} className="group">
        <summary className="flex cursor-pointer items-center gap-4 px-4 py-3">
          <span className="flex min-w-0 grow flex-col gap-x-4 gap-y-0.5 md:flex-row">
            <span className="min-w-0 grow font-medium break-words">{subject}</span>
            <span className="min-w-0 text-muted [overflow-wrap:anywhere]">{to}</span>
            <time dateTime={at} className="shrink-0 text-muted md:w-44 md:text-end">
              {moment(at)}
            </time>
          </span>
          <span className="shrink-0 text-muted transition-transform group-open:rotate-180">
            <Icon name="chevron-down" />
          </span>
        </summary>
        <div className="px-4 pb-4">
          <LinkedText text={text} />
        </div>
      </details>
    </li>
  );
}
