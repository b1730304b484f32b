import type { OpenProposal } from '@services/proposals/contract/public';
import { copy } from '@services/proposals/wording/offer-page';
import { type ReactNode, useState } from 'react';
import { Names } from './names';

const signersOf = ({ signers }: OpenProposal) => signers.filter(({ signedAt }) => signedAt).map(({ name }) => name);

interface Changes {
  /** What has changed in an open offer since the person saw it; undefined if nothing has. */
  text: ReactNode;
  /** Marks the changes as read. */
  onSeen: () => void;
}

export function useChanges(proposal: OpenProposal): Changes {
  const now = { version: proposal.version, signers: signersOf(proposal) };
  const [seen, setSeen] = useState(now);
  return { text: textOf(seen, now), onSeen: () => setSeen(now) };
}

interface Seen {
  version: number;
  signers: string[];
}

function textOf(seen: Seen, now: Seen): ReactNode {
  if (now.version !== seen.version) return copy.changed.version;
  const signed = now.signers.filter((name) => !seen.signers.includes(name));
  if (signed.length === 0) return undefined;
  return (
    <>
      <Names names={signed} /> {copy.changed.signed}
    </>
  );
}
