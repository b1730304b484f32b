import type { Proposal } from '@services/proposals/contract/proposals';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';
import { useActions } from './use-actions';

const { sent: words } = copy;

interface Props {
  proposalId: string;
  recipient: Pick<NonNullable<Proposal['sent']>['recipients'][number], 'id' | 'name'>;
  /** The firm waits for this recipient's signature. */
  isRequested: boolean;
}

/** Actions to contact a recipient again. */
export function RecipientActions({ proposalId, recipient, isRequested }: Props) {
  const actions = useActions({ id: proposalId });
  const [running, setRunning] = useState<'remind' | 'copyLink'>();
  const [link, setLink] = useState<string>();

  async function run(act: 'remind' | 'copyLink') {
    setRunning(act);
    if (act === 'remind') await actions.remind(recipient);
    else setLink(await actions.copyLink(recipient));
    setRunning(undefined);
  }

  const button = (act: 'remind' | 'copyLink', label: string) => (
    <Button
      variant="quiet"
      size="sm"
      aria-label={label}
      spinning={running === act}
      disabled={running !== undefined}
      onClick={() => run(act)}
    >
      {words[act]}
    </Button>
  );

  return (
    <>
      <p className="mt-1 flex flex-wrap gap-2 print:hidden">
        {isRequested && button('remind', words.remindWho(recipient.name))}
        {button('copyLink', words.copyLinkOf(recipient.name))}
      </p>
      {link && <LinkDialog link={link} name={recipient.name} onClose={() => setLink(undefined)} />}
    </>
  );
}

/** Shows the link if the browser doesn't let the page copy it. */
const LinkDialog = ({ link, name, onClose }: { link: string; name: string; onClose: () => void }) => (
  <Dialog
    title={words.linkOf(name)}
    onClose={onClose}
    actions={
      <Button variant="quiet" onClick={onClose}>
        {words.closeLink}
      </Button>
    }
  >
    <p className="mb-3">{words.notCopied}</p>
    <Input label={words.link} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
  </Dialog>
);
