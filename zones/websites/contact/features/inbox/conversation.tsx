import type { Message } from '@services/inbox/contract/leads';
import { splitQuote } from '@services/inbox/contract/quote';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useEffect, useRef } from 'react';
import { Attachments } from './attachments';
import { copy } from './copy';
import { MailHeader } from './mail-header';

const looks: Record<Message['kind'], string> = {
  received: 'border-line bg-surface',
  reply: 'ms-6 border-line-strong bg-surface',
  'auto-reply': 'ms-6 border-line bg-surface',
  note: 'border-dashed border-line-strong bg-surface',
  change: 'border-transparent py-0',
};

/** The messages, oldest first. All content is shown as plain text. */
export function Conversation({ messages }: { messages: readonly Message[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { length } = messages;

  useEffect(() => {
    if (length && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [length]);

  return (
    // Of one height, so that what is written below stays in its place; the newest is beside it. Keys scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div ref={box} tabIndex={0} className="flex h-[min(40vh,360px)] overflow-y-auto rounded-lg border border-line bg-sunken p-3">
      <ol aria-label={copy.conversation} className="mt-auto grid min-w-0 grow gap-3">
        {messages.map((message) => (
          <Entry key={message.id} message={message} />
        ))}
      </ol>
    </div>
  );
}

function Entry({ message }: { message: Message }) {
  const { kind, by, from, isFromOther, header, at, subject, text, attachments, failure } = message;
  const { moment } = useFormats();
  const { own, quote } = kind === 'received' ? splitQuote(text) : { own: text, quote: '' };
  if (kind === 'change')
    return (
      <li className="text-[13px] text-muted">
        {by}: {text}, {moment(at)}
      </li>
    );
  return (
    <li className={`rounded-lg border p-3 ${looks[kind]}`}>
      <p className="flex flex-wrap justify-between gap-x-3 text-[13px] text-muted">
        <span>
          <b className="font-semibold text-ink">{by}</b> {from !== null && <span className="break-all">&lt;{from}&gt;</span>}{' '}
          {copy.kinds[kind]}
        </span>
        <span>{moment(at)}</span>
      </p>
      {header && <MailHeader header={header} at={at} />}
      {isFromOther && (
        <p className="mt-1 text-[13px] text-warn">
          <b className="font-semibold">{copy.otherAddress}</b> {copy.otherAddressText}
        </p>
      )}
      {subject && kind !== 'note' && <p className="mt-1 break-words font-semibold">{subject}</p>}
      <p className="mt-1 whitespace-pre-line break-words">{own}</p>
      {quote && (
        <details className="mt-2 text-muted">
          <summary className="cursor-pointer text-[13px]">{copy.quote}</summary>
          <p className="mt-1 whitespace-pre-line break-words">{quote}</p>
        </details>
      )}
      {attachments.length > 0 && <Attachments attachments={attachments} />}
      {failure !== null && (
        <p role="alert" className="mt-2 text-[13px] text-bad">
          {copy.undelivered(failure)}
        </p>
      )}
    </li>
  );
}
