import { putAddress, type Site } from '@services/site/contract/facts';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { useForm } from '@suite/shell/form/use-form';
import { PageSection } from '@suite/shell/pages/page-section';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { copy } from './copy';
import { DomainProof } from './domain-proof';

const words = copy.address;

interface Props {
  site: NonNullable<Site['site']>;
  onSaved: (site: Site) => Promise<unknown>;
}

/** URL of the website. It is saved separately, because external links lead there. */
export function AddressSection({ site, onSaved }: Props) {
  const { formClient } = useApi();
  const form = useForm(putAddress.body, {
    name: 'website-address',
    saved: { slug: site.slug, domain: site.domain },
    save: (output) => formClient.call(putAddress, { body: output }),
    onSaved,
    done: words.changed,
    failed: words.notChanged,
  });

  return (
    <PageSection title={words.title} text={words.text}>
      <form className="grid gap-4" {...form.element}>
        <p className="break-words">
          <span className="text-muted">{words.present}:</span> {site.address}
        </p>
        <Input label={words.slug} maxLength={40} autoComplete="off" autoCapitalize="none" {...form.text('slug')} />
        <Input
          label={words.domain}
          hint={words.domainHint}
          maxLength={253}
          autoComplete="off"
          autoCapitalize="none"
          {...form.text('domain')}
        />
        <FormNote form={form} />
        <Button type="submit" variant="quiet" className="justify-self-start" spinning={form.isRunning} disabled={!form.isChanged}>
          {words.change}
        </Button>
        {site.domainRecord && <DomainProof domain={site.domain} record={site.domainRecord} onSaved={onSaved} />}
      </form>
    </PageSection>
  );
}
