import { createSite } from '@services/mywebsite-admin/contract/facts';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, useState } from 'react';
import { copy } from '../facts/copy';

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 40)
    .replace(/-$/, '');

interface Props {
  firmName: string;
  onDone: () => Promise<unknown>;
}

/** Starts the website of a firm that doesn't have one. */
export function StartSite({ firmName, onDone }: Props) {
  const { formClient } = useApi();
  const words = copy.start;
  const [name, setName] = useState(firmName);
  const [slug, setSlug] = useState(slugOf(firmName));
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRunning(true);
    setFailure(undefined);
    try {
      await formClient.call(createSite, { body: { name, slug } });
      await onDone();
    } catch (error) {
      setFailure(words.failed(reasonOf(error)));
    } finally {
      setRunning(false);
    }
  }

  return (
    <section className="max-w-[520px]">
      <h1>{words.title}</h1>
      <p className="mt-1 mb-4 text-muted">{words.text}</p>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <Input
          label={words.name}
          value={name}
          required
          maxLength={200}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Input
          label={words.slug}
          hint={words.slugHint}
          value={slug}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => setSlug(event.currentTarget.value)}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button type="submit" className="justify-self-start" spinning={isRunning} disabled={!name.trim() || !slug.trim()}>
          {words.submit}
        </Button>
      </form>
    </section>
  );
}
