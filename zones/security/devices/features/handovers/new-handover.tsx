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
import { FormNote } from '@suite/shell/form/form-parts';
import { sentAs } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { Button } from '@suite/ui/button';
import { Combobox } from '@suite/ui/combobox';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { Link } from '@suite/ui/link';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { SaveBar } from '@suite/ui/save-bar';
import { Select } from '@suite/ui/select';
import { SignaturePad } from '@suite/ui/signature-pad';
import { pngOf, type Stroke } from '@suite/ui/strokes';
import { TextArea } from '@suite/ui/text-area';
import { localDayOf } from '@suite/values/iso-day';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
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

/** What is stored while it is edited; a drawn signature isn't. */
interface Values extends First {
  id: string;
  on: string;
  wipes: Record<string, Wipe>;
  note: string;
  /** Undefined while it is the person's own name. */
  signer: string | undefined;
  isDrawn: boolean;
}

const valuesOf = (first: First): Values => ({
  ...first,
  id: crypto.randomUUID(),
  on: localDayOf(Date.now()),
  wipes: {},
  note: '',
  signer: undefined,
  isDrawn: false,
});

function HandoverForm({ first, members, left }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const [saved] = useState(() => valuesOf(first));
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  const [find, setFind] = useState('');
  const peopleOf = (kind: HandoverKind) => (kind === 'return' ? [...members, ...left] : members);
  const signerOf = ({ kind, person, signer }: Values) =>
    signer ?? peopleOf(kind).find(({ value }) => value === person)?.label ?? '';

  /** The image of a drawn signature is made when it is sent. */
  const bodyOf = (values: Values) => {
    const { id, kind, person, on, chosen, wipes, isDrawn, note } = values;
    const drawn = strokes.length ? { kind: 'drawn', image: '' } : undefined;
    return {
      ...{ id, kind, userId: person, on, signer: signerOf(values), note },
      signature: isDrawn ? drawn : { kind: 'typed' },
      devices: chosen.map((each) => ({ id: each, wipe: kind === 'return' ? wipes[each] : null })),
    };
  };
  const form = useForm(sentAs(bodyOf, recordHandover.body), {
    name: `handover:${first.kind}:${first.person}:${first.chosen.join()}`,
    saved,
    save({ signature, ...body }) {
      const image = signature.kind === 'drawn' ? pngOf(strokes) : undefined;
      return formClient.call(recordHandover, { body: { ...body, signature: image ? { kind: 'drawn', image } : signature } });
    },
    onSaved() {
      location.hash = hashOf('devices', '/handovers');
      return revalidate(getHandovers, getDevices, getDevice, getDeviceOverview, getReturnTasks);
    },
    done: words.done,
    failed: words.failed,
  });
  const { kind, person, chosen, wipes, isDrawn } = form.values;
  const { errors, set } = form;
  const isReturn = kind === 'return';
  const { data } = useQuery(
    getDevices,
    {
      query: isReturn ? { ...everything, owner: person ?? 'none', status: 'assigned' } : { ...everything, find },
    },
    { handleGlobally: true },
  );
  const offered = isReturn && !person ? [] : (data?.devices ?? []);
  const signer = signerOf(form.values);
  const lacksWipe = Object.keys(errors).some((path) => path.startsWith('devices.'));

  return (
    <>
      <p className="mb-2">
        <Link href={hashOf('devices', '/handovers')}>{copy.back}</Link>
      </p>
      <ViewHead title={words.heading[kind]} text={words.text[kind]} />
      <form className="grid max-w-[720px] gap-5" {...form.element}>
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label={words.kind}
            options={optionsOf(copy.kinds)}
            value={kind}
            onChange={(next) => set({ kind: oneOf(handoverKinds, next) ?? 'handover', chosen: [] })}
          />
          <Combobox
            label={words.person}
            options={peopleOf(kind)}
            value={person}
            onChange={(next) => set({ person: next, ...(isReturn && { chosen: [] }) })}
            error={errors.userId && words.noPerson}
          />
          <DateField label={words.on} {...form.field('on')} error={errors.on && words.noDay} />
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
          error={errors.devices ? words.noDevices[kind] : lacksWipe ? words.noWipe : undefined}
          isRead={data !== undefined}
          isNone={isReturn && person !== null && data?.total === 0}
        />
        <TextArea label={words.note} maxLength={2_000} rows={2} {...form.text('note')} />
        <Input
          label={words.signer}
          value={signer}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set({ signer: event.currentTarget.value })}
          error={errors.signer && words.noSigner}
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
            <SignaturePad strokes={strokes} isMissing={errors.signature !== undefined} onChange={setStrokes} />
          ) : (
            <p dir="auto" className="min-h-11 border-b border-line-strong px-1 italic [overflow-wrap:anywhere]">
              {signer}
            </p>
          )}
        </RadioGroup>
        <FormNote form={form} />
        <SaveBar
          isChanged={form.isChanged}
          isRunning={form.isRunning}
          discard={words.discard}
          onDiscard={() => [form.discard(), setStrokes([])]}
          changed={words.changed}
        >
          <Button type="submit" spinning={form.isRunning}>
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
}
