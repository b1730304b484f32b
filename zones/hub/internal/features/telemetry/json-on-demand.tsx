'use client';

import { useState } from 'react';
import { copy } from './copy';

interface Props {
  /** Kind of event that the JSON describes. */
  kind: string;
  json: string;
}

/** Shows a whole event as JSON, formatted when it is opened. */
export function JsonOnDemand({ kind, json }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={copy.showNamed(kind)} className="cursor-pointer">
        {copy.show}
      </summary>
      {isOpen && (
        <pre className="mt-2 max-w-[72ch] text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
          {JSON.stringify(JSON.parse(json), null, 2)}
        </pre>
      )}
    </details>
  );
}
