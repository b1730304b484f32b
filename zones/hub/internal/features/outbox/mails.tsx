'use client';

import type { Mail } from '@services/internal/contract';
import { FindField } from '@suite/list/find-field';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { useState } from 'react';
import { copy } from './copy';
import { MailItem } from './mail-item';

export function Mails({ mails }: { mails: readonly Mail[] }) {
  const { number } = useFormats();
  const [find, setFind] = useState('');
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ to, subject, text }: Mail) => `${to} ${subject} ${text}`.toLowerCase();
  const shown = mails.filter((mail) => words.every((word) => textOf(mail).includes(word)));
  const [newest] = mails;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
        <FindField label={copy.find} value={find} onChange={setFind} />
        <p role="status" aria-label={copy.list} className="py-2 text-muted">
          {copy.count(number(shown.length), number(mails.length))}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={copy.noneTitle} text={copy.noneText} />
      ) : (
        <ul aria-label={copy.list} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {shown.map((mail) => (
            <MailItem key={mail.id} mail={mail} isOpen={mail === newest} />
          ))}
        </ul>
      )}
    </>
  );
}
