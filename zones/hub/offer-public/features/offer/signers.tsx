import type { OpenProposal } from '@services/proposals/contract/public';
import { copy } from '@services/proposals/wording/offer-page';
import { Icon } from '@suite/ui/icon';
import { Names } from './names';
import { Panel } from './panel';
import { useMomentIn } from './use-moment-in';

/** Signers and whether they have signed; nothing if the person is the only one. */
export function Signers({ proposal }: { proposal: OpenProposal }) {
  const moment = useMomentIn(proposal.content.timeZone);
  const { signers, recipient } = proposal;
  if (signers.length < 2 && recipient.role === 'signer') return null;
  return (
    <Panel title={copy.signers}>
      <p className="text-muted">
        <HowSigned proposal={proposal} />
      </p>
      <ul className="mt-3 flex flex-col gap-2">
        {signers.map(({ name, signedAt }) => (
          <li key={name} className="flex items-baseline gap-2">
            <span className={signedAt ? 'text-good' : 'text-faint'}>
              <Icon name={signedAt ? 'check' : 'clock'} size={14} />
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi className="font-semibold">{name}</bdi>
              {name === recipient.name && ` (${copy.you})`}
              <span className="block text-sm text-muted">{signedAt ? copy.signed(moment(signedAt)) : copy.notSigned}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function HowSigned({ proposal: { signers, content, recipient, selection } }: { proposal: OpenProposal }) {
  const first = signers.find(({ signedAt }) => signedAt);
  if (recipient.role === 'reader') {
    return (
      <>
        {copy.reader} <Names names={signers.map(({ name }) => name)} />.
      </>
    );
  }
  if (selection && first && first.name !== recipient.name) {
    return (
      <>
        <bdi>{first.name}</bdi> {copy.bound}
      </>
    );
  }
  if (content.needsAllSigners) return copy.everySigner;
  return (
    <>
      {copy.anySigner} <bdi>{content.client}</bdi>.
    </>
  );
}
