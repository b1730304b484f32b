import type { PublicProposal } from '@services/proposals/contract/public';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { NarrowPage } from '@suite/ui/narrow-page';
import { Notice } from '@suite/ui/notice';
import type { Interruption } from '../offer/interruption';
import { ContactLink } from './contact-link';
import { copy, states } from './copy';

type Closed = Exclude<PublicProposal, { state: 'open' | 'accepted' }>;

interface Props {
  proposal: Closed;
  interruption: Interruption | undefined;
}

/** An offer that can't be accepted: what happened to it, and whom to ask. */
export function ClosedOffer({ proposal, interruption }: Props) {
  const { moment, day } = useFormats();
  const { firm, client, title, contact, state } = proposal;
  const when = proposal.state === 'expired' ? day(proposal.on) : moment(proposal.at);
  return (
    <NarrowPage brand={firm} title={states[state].title} text={states[state].text(when)}>
      {interruption && <Interrupted {...interruption} />}
      <dl className="border-y border-line py-4">
        <dt className="font-semibold">
          <bdi>{title}</bdi>
        </dt>
        <dd className="text-muted">
          <bdi>{client}</bdi>
        </dd>
      </dl>
      <p>
        {copy.ask} <ContactLink contact={contact} subject={copy.askFor(title)} />
      </p>
    </NarrowPage>
  );
}

const Interrupted = ({ act, text }: Interruption) => (
  <Notice>
    <p>{copy.interrupted[act]}</p>
    {text && (
      <>
        <p className="mt-2 text-muted">{copy.typed}</p>
        <blockquote dir="auto" className="whitespace-pre-wrap">
          {text}
        </blockquote>
      </>
    )}
  </Notice>
);
