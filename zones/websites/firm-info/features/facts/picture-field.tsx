import { uploadMedium } from '@services/site/browser/media';
import { getMedia } from '@services/site/contract/media';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { useRef, useState } from 'react';
import { copy } from './copy';

const words = copy.picture;

interface Props {
  label: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Uploads a picture for the website. */
export function PictureField({ label, value, onChange }: Props) {
  const { client } = useApi();
  const { data, mutate } = useQuery(getMedia, {}, { handleGlobally: true });
  const input = useRef<HTMLInputElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const picture = data?.media.find((medium) => medium.id === value);

  async function upload(file: File) {
    setRunning(true);
    setFailure(undefined);
    try {
      const added = await uploadMedium(client, file);
      onChange(added.id);
      await mutate();
    } catch (error) {
      setFailure(words.failed(reasonOf(error)));
    } finally {
      setRunning(false);
    }
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {picture ? (
          <img
            src={picture.thumbnail}
            alt={picture.alt || picture.name}
            className="size-16 rounded-md border border-line object-cover"
          />
        ) : (
          <span className="grid size-16 place-items-center rounded-md border border-line text-center text-xs text-muted">
            {words.none}
          </span>
        )}
        <Button variant="quiet" size="sm" spinning={isRunning} onClick={() => input.current?.click()}>
          {value ? words.replace : words.choose}
        </Button>
        {value && (
          <Button variant="plain" size="sm" onClick={() => onChange(null)}>
            {copy.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          className="ui-visually-hidden"
          tabIndex={-1}
          aria-label={label}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) void upload(file);
          }}
        />
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </fieldset>
  );
}
