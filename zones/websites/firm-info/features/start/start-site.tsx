import { createSite } from '@services/site/contract/facts';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
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
  const form = useForm(createSite.body, {
    name: 'new-website',
    saved: { slug: slugOf(firmName), name: firmName },
    save: (output) => formClient.call(createSite, { body: output }),
    onSaved: onDone,
    failed: words.failed,
  });
  const { name, slug } = form.values;

  return (
    <section className="max-w-[520px]">
      <h1>{words.title}</h1>
      <p className="mt-1 mb-4 text-muted">{words.text}</p>
      <form className="grid gap-4" {...form.element}>
        <Input label={words.name} required maxLength={200} {...form.text('name')} />
        <Input
          label={words.slug}
          hint={words.slugHint}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          {...form.text('slug')}
        />
        <FormNote form={form} />
        <Button type="submit" className="justify-self-start" spinning={form.isRunning} disabled={!name.trim() || !slug.trim()}>
          {words.submit}
        </Button>
      </form>
    </section>
  );
}
