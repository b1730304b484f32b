'use client';

import type { ParsedToken } from '@suite/session/parsed-token';
import { useFormats } from '@suite/shell/use-formats';
import { copy } from './copy';
import { useNow } from './use-now';

/** How long the token lives, and how much of that is left. */
export function Lifetime({ token: { issuedAt, expiryTime } }: { token: ParsedToken }) {
  const { number } = useFormats();
  const now = useNow();
  const minutes = (seconds: number) => number(Math.round(seconds / 60));
  const all = minutes(expiryTime - issuedAt);
  return <p className="mt-4">{expiryTime > now ? copy.lives(all, minutes(expiryTime - now)) : copy.ended(all)}</p>;
}
