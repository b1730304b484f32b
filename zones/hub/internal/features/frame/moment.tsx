'use client';

import { useFormats } from '@suite/shell/preferences/use-formats';

/** A timestamp on its own line. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  const { moment } = useFormats();
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {moment(at)}
    </time>
  );
}
