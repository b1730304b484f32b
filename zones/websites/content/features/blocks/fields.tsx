import type { Action } from '@services/site/contract/blocks';
import { getMedia } from '@services/site/contract/media';
import { useQuery } from '@suite/api/use-query';
import { Button } from '@suite/ui/button';
import { Combobox } from '@suite/ui/combobox';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';
import { LinkField } from './link-field';

interface TextProps {
  value: string;
  onChange: (value: string) => void;
}

export const Heading = ({ value, onChange }: TextProps) => (
  <Input label={copy.heading} value={value} maxLength={200} onChange={(event) => onChange(event.currentTarget.value)} />
);

export const Lines = ({ label, value, onChange }: TextProps & { label: string }) => (
  <TextArea label={label} value={value} maxLength={2_000} rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
);

interface PictureChoiceProps {
  label?: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Chooses a picture from the library. */
export function PictureChoice({ label = copy.picture, value, onChange }: PictureChoiceProps) {
  const media = useQuery(getMedia, {}, { handleGlobally: true }).data?.media ?? [];
  const chosen = media.find(({ id }) => id === value);
  return (
    <div className="flex items-end gap-3">
      {chosen && <img src={chosen.thumbnail} alt="" className="size-16 flex-none rounded-md border border-line object-cover" />}
      <div className="min-w-0 grow">
        <Combobox
          label={label}
          options={media.map(({ id, name, alt }) => ({ value: id, label: alt || name }))}
          value={value}
          onChange={onChange}
        />
      </div>
    </div>
  );
}

interface ActionProps {
  action: Action;
  onChange: (action: Action) => void;
}

export const ActionFields = ({ action, onChange }: ActionProps) => (
  <div className="grid gap-3">
    <Input
      label={copy.button}
      value={action.text}
      maxLength={80}
      onChange={(event) => onChange({ ...action, text: event.currentTarget.value })}
    />
    <LinkField value={action.to} onChange={(to) => onChange({ ...action, to })} />
  </div>
);

/** Edits up to two buttons. */
export const ActionList = ({ actions, onChange }: { actions: readonly Action[]; onChange: (actions: Action[]) => void }) => (
  <div className="grid gap-4">
    {actions.map((action, at) => (
      <div key={at} className="grid gap-2 border-s-2 border-line ps-3">
        <ActionFields action={action} onChange={(next) => onChange(actions.map((each, index) => (index === at ? next : each)))} />
        <Button
          variant="plain"
          size="sm"
          className="justify-self-start"
          aria-label={copy.removeOf(action.text)}
          onClick={() => onChange(actions.filter((_, index) => index !== at))}
        >
          {copy.remove}
        </Button>
      </div>
    ))}
    {actions.length < 2 && (
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...actions, { text: '', to: '' }])}
      >
        {copy.addButton}
      </Button>
    )}
  </div>
);
