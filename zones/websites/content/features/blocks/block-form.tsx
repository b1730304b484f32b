import { audiences as allAudiences, type Block, type BlockKind, type BlockOf } from '@services/site/contract/blocks';
import { getSite } from '@services/site/contract/facts';
import { getPages } from '@services/site/contract/pages';
import { useQuery } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { Checkbox } from '@suite/ui/checkbox';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import type { ReactNode } from 'react';
import { RichTextField } from '../rich-text/rich-text-field';
import { copy } from './copy';
import { ActionFields, ActionList, Heading, Lines, PictureChoice } from './fields';
import { ColumnFields, QuestionFields } from './part-fields';

interface Props<Kind extends BlockKind> {
  block: BlockOf<Kind>;
  set: (part: Partial<BlockOf<Kind>>) => void;
}

const ALL = 'all';

/** Heading and text, which several blocks start with. */
const Head = ({
  block,
  set,
}: {
  block: { heading: string; text: string };
  set: (part: { heading?: string; text?: string }) => void;
}) => (
  <>
    <Heading value={block.heading} onChange={(heading) => set({ heading })} />
    <Lines label={copy.text} value={block.text} onChange={(text) => set({ text })} />
  </>
);

const About = ({ kind }: { kind: keyof typeof copy.about }) => <p className="text-sm text-muted">{copy.about[kind]}</p>;

interface CategoryProps {
  value: string;
  categories: readonly string[];
  onChange: (category: string) => void;
}

const CategoryChoice = ({ value, categories, onChange }: CategoryProps) => (
  <Select
    label={copy.category}
    options={[
      { value: ALL, label: copy.allCategories },
      ...[...new Set([...categories, value])].filter(Boolean).map((name) => ({ value: name, label: name })),
    ]}
    value={value || ALL}
    onChange={(category) => onChange(category === ALL ? '' : category)}
  />
);

function NumberChoice({
  label,
  value,
  most,
  onChange,
}: {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}) {
  return (
    <Input
      label={label}
      type="number"
      min={1}
      max={most}
      value={value}
      onChange={(event) => onChange(Math.min(most, Math.max(1, Math.round(Number(event.currentTarget.value)) || 1)))}
    />
  );
}

function ServicesForm({ block, set }: Props<'services'>) {
  const book = useQuery(getSite, {}, { handleGlobally: true }).data?.book ?? [];
  return (
    <>
      <About kind="services" />
      <Head block={block} set={set} />
      <CategoryChoice
        value={block.category}
        categories={book.map(({ category }) => category)}
        onChange={(category) => set({ category })}
      />
    </>
  );
}

function ArticlesForm({ block, set }: Props<'articles'>) {
  const pages = useQuery(getPages, {}, { handleGlobally: true }).data?.pages ?? [];
  return (
    <>
      <About kind="articles" />
      <Heading value={block.heading} onChange={(heading) => set({ heading })} />
      <CategoryChoice
        value={block.category}
        categories={pages.map(({ category }) => category)}
        onChange={(category) => set({ category })}
      />
      <NumberChoice label={copy.count} value={block.count} most={24} onChange={(count) => set({ count })} />
    </>
  );
}

function DueDatesForm({ block, set }: Props<'dueDates'>) {
  return (
    <>
      <About kind="dueDates" />
      <Head block={block} set={set} />
      <fieldset>
        <legend className="mb-1 font-medium">{copy.for}</legend>
        {allAudiences.map((audience) => (
          <Checkbox
            key={audience}
            label={copy.audiences[audience]}
            size="sm"
            className="min-h-8"
            checked={block.audiences.includes(audience)}
            onChange={(isChecked) => {
              const rest = block.audiences.filter((each) => each !== audience);
              set({ audiences: isChecked ? [...rest, audience] : rest });
            }}
          />
        ))}
      </fieldset>
      <NumberChoice label={copy.months} value={block.months} most={12} onChange={(months) => set({ months })} />
    </>
  );
}

function MapForm({ block, set }: Props<'map'>) {
  const offices = useQuery(getSite, {}, { handleGlobally: true }).data?.site?.facts.offices ?? [];
  return (
    <>
      <About kind="map" />
      <Heading value={block.heading} onChange={(heading) => set({ heading })} />
      <Select
        label={copy.office}
        options={[
          { value: ALL, label: copy.allOffices },
          ...offices.map(({ id, name, city }) => ({ value: id, label: name || city || id })),
        ]}
        value={block.officeId ?? ALL}
        onChange={(id) => set({ officeId: id === ALL ? null : id })}
      />
    </>
  );
}

interface PartProps {
  kind: keyof Omit<typeof copy.parts, 'hint'>;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (id: string) => void;
}

/** Chooses the content from another service that the block shows. */
const PartChoice = ({ kind, options, value, onChange }: PartProps) =>
  options.length === 0 ? (
    <p className="text-sm text-muted">{copy.parts[kind].none}</p>
  ) : (
    <>
      <Select label={copy.parts[kind].choose} options={options} value={value} onChange={onChange} />
      <p className="text-sm text-muted">{copy.parts.hint}</p>
    </>
  );

function FormForm({ block, set }: Props<'form'>) {
  const all = useQuery(getSite, {}, { handleGlobally: true }).data?.parts.forms ?? [];
  const options = all.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <PartChoice kind="form" options={options} value={block.formId} onChange={(formId) => set({ formId })} />
      <Head block={block} set={set} />
    </>
  );
}

function BookingForm({ block, set }: Props<'booking'>) {
  const all = useQuery(getSite, {}, { handleGlobally: true }).data?.parts.appointments ?? [];
  const options = all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <PartChoice kind="booking" options={options} value={block.typeId} onChange={(typeId) => set({ typeId })} />
      <Head block={block} set={set} />
    </>
  );
}

function DownloadForm({ block, set }: Props<'download'>) {
  const all = useQuery(getSite, {}, { handleGlobally: true }).data?.parts.guides ?? [];
  const options = all.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <PartChoice kind="download" options={options} value={block.guideId} onChange={(guideId) => set({ guideId })} />
      <Head block={block} set={set} />
    </>
  );
}

const forms: { [Kind in BlockKind]: (props: Props<Kind>) => ReactNode } = {
  hero: ({ block, set }) => (
    <>
      <Head block={block} set={set} />
      <PictureChoice value={block.imageId} onChange={(imageId) => set({ imageId })} />
      <ActionList actions={block.actions} onChange={(actions) => set({ actions })} />
    </>
  ),
  text: ({ block, set }) => <RichTextField label={copy.text} value={block.body} onChange={(body) => set({ body })} />,
  services: ServicesForm,
  team: ({ block, set }) => (
    <>
      <About kind="team" />
      <Head block={block} set={set} />
    </>
  ),
  faq: ({ block, set }) => (
    <>
      <Heading value={block.heading} onChange={(heading) => set({ heading })} />
      <QuestionFields items={block.items} onChange={(items) => set({ items })} />
    </>
  ),
  articles: ArticlesForm,
  dueDates: DueDatesForm,
  map: MapForm,
  columns: ({ block, set }) => (
    <>
      <Heading value={block.heading} onChange={(heading) => set({ heading })} />
      <ColumnFields columns={block.columns} onChange={(columns) => set({ columns })} />
    </>
  ),
  image: ({ block, set }) => (
    <>
      <PictureChoice value={block.imageId} onChange={(imageId) => set({ imageId })} />
      <Input
        label={copy.caption}
        value={block.caption}
        maxLength={200}
        onChange={(event) => set({ caption: event.currentTarget.value })}
      />
      <Select
        label={copy.width}
        options={Object.entries(copy.widths).map(([value, label]) => ({ value, label }))}
        value={block.width}
        onChange={(width) => set({ width: oneOf(['normal', 'wide'] as const, width) ?? 'normal' })}
      />
    </>
  ),
  form: FormForm,
  booking: BookingForm,
  download: DownloadForm,
  callToAction: ({ block, set }) => (
    <>
      <Head block={block} set={set} />
      <ActionFields action={block.action} onChange={(action) => set({ action })} />
    </>
  ),
};

export function BlockForm({ block, onChange }: { block: Block; onChange: (block: Block) => void }) {
  const Form = forms[block.kind] as (props: { block: Block; set: (part: object) => void }) => ReactNode;
  return (
    <div className="grid gap-4">
      <Form block={block} set={(part) => onChange({ ...block, ...part } as Block)} />
    </div>
  );
}
