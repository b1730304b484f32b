import { type DeviceRow, getDevice, getDeviceOverview, getDevicePeople, getDevices } from '@services/devices/contract/devices';
import {
  getHandovers,
  getReturnTasks,
  type HandoverKind,
  handoverKinds,
  recordHandover,
} from '@services/devices/contract/handovers';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { idOf, oneOf } from '@suite/list/known-values';
import { PageError } from '@suite/list/page-error';
import { PageSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Combobox } from '@suite/ui/combobox';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { SaveBar } from '@suite/ui/save-bar';
import { Select } from '@suite/ui/select';
import { SignaturePad } from '@suite/ui/signature-pad';
import { pngOf, type Stroke } from '@suite/ui/strokes';
import { TextArea } from '@suite/ui/text-area';
import { localDayOf } from '@suite/values/iso-day';
import { hashOf } from '@suite/zones/zone-url';
import { type FormEvent, useState } from 'react';
import { optionsOf } from '../inventory/options-of';
import { copy } from './copy';
import { DeviceChoice, type Wipe } from './device-choice';

const { form: words } = copy;

/** All devices that a page offers to choose from. */
const everything = { limit: '200', sort: 'name' as const };

/** Records what a person receives or returns, with one signature. */
export function NewHandover() {
  const kind = oneOf(handoverKinds, useHashParam<'devices', '/handover'>('kind') ?? '') ?? 'handover';
  const person = idOf(useHashParam<'devices', '/handover'>('person') ?? '') ?? null;
  const chosen = (useHashParam<'devices', '/handover'>('devices') ?? '').split(',').filter((id) => idOf(id));
  const ofPeople = useQuery(getDevicePeople, {});
  const ofTasks = useQuery(getReturnTasks, {});
  const people = ofPeople.data?.people;
  const tasks = ofTasks.data?.tasks;
  if (!people || !tasks) {
    if (!ofPeople.error && !ofTasks.error) return <PageSkeleton />;
    return (
      <PageError
        title={words.heading[kind]}
        text={words.notLoaded}
        onRetry={() => Promise.all([ofPeople.mutate(), ofTasks.mutate()])}
      />
    );
  }
  // People who left are no longer members, but still return devices.
  const left = tasks
    .filter(({ closedOn }) => closedOn === null)
    .filter(({ userId }) => !people.some((each) => each.userId === userId))
    .map(({ userId, person: name }) => ({ value: userId, label: name }));
  const members = people.map(({ userId, name }) => ({ value: userId, label: name }));
  return <HandoverForm key={`${kind} ${person}`} first={{ kind, person, chosen }} members={members} left={left} />;
}

interface First {
  kind: HandoverKind;
  person: string | null;
  chosen: string[];
}

interface Props {
  first: First;
  members: { value: string; label: string }[];
  left: { value: string; label: string }[];
}

/** The draft that is stored while it is edited; a drawn signature isn't. */
interface Draft extends First {
  id: string;
  on: string;
  wipes: Record<string, Wipe>;
  note: string;
  /** Undefined while it is the person's own name. */
  signer?: string;
  isDrawn: boolean;
}

const draftOf = (first: First): Draft => ({
  ...first,
  id: crypto.randomUUID(),
  on: localDayOf(Date.now()),
  wipes: {},
  note: '',
  isDrawn: false,
});

function HandoverForm({ first, members, left }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [initial] = useState(() => draftOf(first));
  const name = `handover:${first.kind}:${first.person}:${first.chosen.join()}`;
  const { draft, change, forget, discard } = useDraft(name, initial);
  const { id, kind, person, on, chosen, wipes, note, isDrawn } = draft;
  const set = (part: Partial<Draft>) => change({ ...draft, ...part });
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  const [isTold, setTold] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [find, setFind] = useState('');
  const isReturn = kind === 'return';
  const { data } = useQuery(
    getDevices,
    {
      query: isReturn ? { ...everything, owner: person ?? 'none', status: 'assigned' } : { ...everything, find },
    },
    { handleLocally: [] },
  );
  const offered = isReturn && !person ? [] : (data?.devices ?? []);
  const people = isReturn ? [...members, ...left] : members;
  const signer = draft.signer ?? people.find(({ value }) => value === person)?.label ?? '';

  const faults = {
    person: !person,
    on: !on,
    devices: chosen.length === 0,
    wipe: isReturn && chosen.some((each) => !wipes[each]),
    signer: !signer.trim(),
    strokes: isDrawn && strokes.length === 0,
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (!person || Object.values(faults).includes(true)) return;
    setRunning(true);
    setFailure(undefined);
    try {
      const signature = isDrawn ? { kind: 'drawn' as const, image: pngOf(strokes) } : { kind: 'typed' as const };
      const devices = chosen.map((each) => ({ id: each, wipe: isReturn ? (wipes[each] ?? null) : null }));
      await formClient.call(recordHandover, {
        body: { id, kind, userId: person, on, devices, signer: signer.trim(), signature, note },
      });
      forget();
      events.emit('toast', { type: 'success', text: words.done });
      location.hash = hashOf('devices', '/handovers');
      await revalidate(getHandovers, getDevices, getDevice, getDeviceOverview, getReturnTasks);
    } catch (error) {
      setFailure(words.failed(reasonOf(error)));
    }
    setRunning(false);
  }

  return (
    <>
      <p className="mb-2">
        <Link href={hashOf('devices', '/handovers')}>{copy.back}</Link>
      </p>
      <ViewHead title={words.heading[kind]} text={words.text[kind]} />
      <form noValidate className="grid max-w-[720px] gap-5" onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label={words.kind}
            options={optionsOf(copy.kinds)}
            value={kind}
            onChange={(next) => set({ kind: oneOf(handoverKinds, next) ?? 'handover', chosen: [] })}
          />
          <Combobox
            label={words.person}
            options={people}
            value={person}
            onChange={(next) => set({ person: next, ...(isReturn && { chosen: [] }) })}
            {...(isTold && faults.person && { error: words.noPerson })}
          />
          <DateField
            label={words.on}
            value={on}
            onChange={(day) => set({ on: day })}
            {...(isTold && faults.on && { error: words.noDay })}
          />
        </div>
        <DeviceChoice
          isReturn={isReturn}
          offered={offered.filter(isOffered)}
          chosen={chosen}
          onChange={(next) => set({ chosen: next })}
          wipes={wipes}
          onWipe={(each, wipe) => set({ wipes: { ...wipes, [each]: wipe } })}
          find={find}
          onFind={setFind}
          error={faultText()}
          isRead={data !== undefined}
          isNone={isReturn && person !== null && data?.total === 0}
        />
        <TextArea
          label={words.note}
          value={note}
          maxLength={2_000}
          rows={2}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        <Input
          label={words.signer}
          value={signer}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set({ signer: event.currentTarget.value })}
          {...(isTold && faults.signer && { error: words.noSigner })}
        />
        <RadioGroup legend={words.signature} legendClassName="font-medium" className="min-w-0">
          <div className="mb-2 flex flex-wrap gap-x-6">
            {[false, true].map((drawn) => (
              <Radio
                key={String(drawn)}
                label={drawn ? words.drawn : words.typed}
                size="sm"
                className="min-h-11 gap-2.5"
                checked={isDrawn === drawn}
                onChange={() => set({ isDrawn: drawn })}
              />
            ))}
          </div>
          {isDrawn ? (
            <SignaturePad strokes={strokes} isMissing={isTold && faults.strokes} onChange={setStrokes} />
          ) : (
            <p dir="auto" className="min-h-11 border-b border-line-strong px-1 italic [overflow-wrap:anywhere]">
              {signer}
            </p>
          )}
        </RadioGroup>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <SaveBar
          isChanged={draft !== initial}
          isRunning={isRunning}
          discard={words.discard}
          onDiscard={() => [discard(), setStrokes([]), setTold(false)]}
          changed={words.changed}
        >
          <Button type="submit" spinning={isRunning}>
            {words.submit[kind]}
          </Button>
        </SaveBar>
      </form>
    </>
  );

  function isOffered({ status, owner }: DeviceRow): boolean {
    if (isReturn) return status === 'assigned';
    return status !== 'disposed' && status !== 'lost' && (status !== 'assigned' || !owner || owner.userId === person);
  }

  function faultText(): string | undefined {
    if (!isTold) return undefined;
    if (faults.devices) return words.noDevices[kind];
    return faults.wipe ? words.noWipe : undefined;
  }
}
