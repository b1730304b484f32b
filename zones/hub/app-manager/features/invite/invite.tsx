'use client';

import type { Role } from '@services/identity/contract/access';
import { getGroups } from '@services/identity/contract/groups';
import { useQuery } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { useDraft } from '@suite/session/use-draft';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Progress } from '@suite/ui/progress';
import { Select } from '@suite/ui/select';
import { Tabs } from '@suite/ui/tabs';
import { TextArea } from '@suite/ui/text-area';
import { hashOf } from '@suite/zones/zone-url';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { copy as peopleCopy } from '../people/copy';
import { GroupChoice } from '../person/group-choice';
import { AddressSummary } from './address-summary';
import { check, entriesOf } from './addresses';
import { copy } from './copy';
import { entriesOfColumn } from './csv-columns';
import { FileSource, type ReadFile } from './file-source';
import { Outcomes } from './outcomes';
import { useSending } from './use-sending';

interface Draft {
  source: 'hand' | 'file';
  text: string;
  role: Role;
  groupIds: readonly string[];
}

const noDraft: Draft = { source: 'hand', text: '', role: 'member', groupIds: [] };
const roles = Object.entries(peopleCopy.roles).map(([value, label]) => ({ value, label }));

/** Invites one address or thousands, typed, pasted or from a file. */
export function Invite() {
  const { number } = useFormats();
  const groups = useQuery(getGroups, {}, { handleGlobally: true });
  const { draft, change, discard } = useDraft('invite', noDraft);
  const [file, setFile] = useState<ReadFile>();
  const [isRefused, setRefused] = useState(false);
  const sending = useSending();
  const text = useDeferredValue(draft.text);
  const checked = useMemo(
    () => check(draft.source === 'hand' ? entriesOf(text) : file ? entriesOfColumn(file.rows, file.column) : []),
    [draft.source, text, file],
  );
  const isRunning = sending.state === 'running';
  const isStarted = sending.state !== 'idle';
  const known = groups.data?.map(({ id }) => id);
  const groupIds = draft.groupIds.filter((id) => known?.includes(id) ?? true);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { addresses } = draft.source === 'hand' ? check(entriesOf(draft.text)) : checked;
    setRefused(addresses.length === 0);
    if (addresses.length > 0 && (await sending.send({ addresses, role: draft.role, groupIds }))) discard();
  }

  if (sending.state === 'done') {
    const again = () => {
      setFile(undefined);
      sending.reset();
    };
    return <Outcomes outcomes={sending.outcomes} onAgain={again} />;
  }

  const byHand = (
    <TextArea
      label={copy.addresses}
      hint={copy.addressesHint}
      error={isRefused ? copy.nothing : undefined}
      rows={6}
      value={draft.text}
      disabled={isStarted}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        setRefused(false);
        change({ ...draft, text: event.currentTarget.value });
      }}
    />
  );
  const fromFile = (
    <>
      <FileSource
        file={file}
        disabled={isStarted}
        onFile={(taken) => {
          setRefused(false);
          setFile(taken);
        }}
      />
      {isRefused && <p className="ui-field-error mt-2">{copy.nothing}</p>}
    </>
  );

  return (
    <form onSubmit={submit} noValidate className="max-w-[720px]">
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={
          <ButtonLink variant="quiet" href={hashOf('app-manager', '/invitations')}>
            {copy.all}
          </ButtonLink>
        }
      />
      <Tabs
        label={copy.source}
        selected={draft.source}
        onSelect={(source) => !isStarted && change({ ...draft, source })}
        tabs={[
          { id: 'hand', text: copy.byHand, panel: byHand },
          { id: 'file', text: copy.fromFile, panel: fromFile },
        ]}
      />
      <div className="mt-4">
        <AddressSummary checked={checked} />
      </div>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Select
          label={copy.role}
          options={roles}
          value={draft.role}
          disabled={isStarted}
          onChange={(role) => change({ ...draft, role: role as Role })}
        />
        <GroupChoice
          groups={groups}
          chosen={groupIds}
          own={[]}
          onChange={(id, isIn) => change({ ...draft, groupIds: isIn ? [...groupIds, id] : groupIds.filter((one) => one !== id) })}
        />
      </div>
      <div className="mt-6 flex flex-col items-start gap-3">
        {isRunning && (
          <div className="w-full">
            <Progress
              label={copy.sending}
              value={sending.outcomes.length / sending.total}
              text={copy.progress(number(sending.outcomes.length), number(sending.total))}
            />
          </div>
        )}
        {sending.state === 'stopped' && (
          <ErrorNote
            title={copy.stopped(number(sending.outcomes.length), number(sending.total))}
            text={sending.isGroupGone ? copy.groupGone : copy.stoppedText}
          />
        )}
        <Button type="submit" spinning={isRunning}>
          {sending.state === 'stopped'
            ? copy.rest
            : checked.addresses.length > 0
              ? copy.submit(checked.addresses.length, number(checked.addresses.length))
              : copy.submitNone}
        </Button>
      </div>
    </form>
  );
}
