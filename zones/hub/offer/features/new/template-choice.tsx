import { getTemplates, type Template } from '@services/price-book/contract/templates';
import { useQuery } from '@suite/api/use-query';
import { Link } from '@suite/ui/link';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { Skeleton } from '@suite/ui/skeleton';
import { hashOf } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { copy } from './copy';

interface Props {
  /** Empty for none. */
  value: string;
  onChange: (templateId: string) => void;
}

/** Chooses what a proposal starts from: a template of the firm, or nothing. */
export function TemplateChoice({ value, onChange }: Props) {
  const { data, error } = useQuery(getTemplates, {});
  const templates = data?.templates;
  // A link may name a template that no longer exists.
  const known = templates?.some(({ id }) => id === value) ? value : '';
  const choice = (id: string, title: string, text: string) => (
    <Choice key={id} isChosen={id === known} onChoose={() => onChange(id)} title={title} text={text} />
  );
  return (
    // Reserves space for two rows, so that the content below doesn't move.
    <RadioGroup legend={copy.from} legendClassName="mb-1 font-medium" className="min-h-40">
      <div className="grid gap-2 sm:grid-cols-2">
        {choice('', copy.empty, copy.emptyText)}
        {templates?.map((template) => choice(template.id, template.name, textOf(template)))}
        {!templates && !error && <Skeleton className="h-16 rounded-md" />}
      </div>
      {error && <Note>{copy.templatesFailed}</Note>}
      {templates?.length === 0 && (
        <Note>
          {copy.noTemplates} <Link href={hashOf('offer', '/templates')}>{copy.makeTemplate}</Link>
        </Note>
      )}
    </RadioGroup>
  );
}

const textOf = ({ options }: Template): string =>
  copy.optionsText(options.length, copy.lines(Math.max(...options.map(({ lines }) => lines.length))));

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  text: string;
}

const Choice = ({ isChosen, onChoose, title, text }: ChoiceProps) => (
  <Radio
    label={
      <span className="min-w-0">
        <bdi className="block font-medium break-words">{title}</bdi>
        <span className="text-muted">{text}</span>
      </span>
    }
    size="sm"
    className="items-start gap-2.5 rounded-md border border-line bg-surface px-3 py-2.5 hover:border-line-strong has-checked:border-accent"
    boxClassName="mt-0.5"
    checked={isChosen}
    onChange={onChoose}
  />
);

const Note = ({ children }: { children: ReactNode }) => <p className="mt-2 text-muted">{children}</p>;
