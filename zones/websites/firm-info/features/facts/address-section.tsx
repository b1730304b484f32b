import { putAddress, type Site } from '@services/mywebsite-admin/contract/facts';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { PageSection } from '@suite/shell/page-section';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
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
  const { events } = useSuite();
  const [slug, setSlug] = useState(site.slug);
  const [domain, setDomain] = useState(site.domain);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save() {
    setRunning(true);
    setFailure(undefined);
    try {
      await onSaved(await formClient.call(putAddress, { body: { slug, domain } }));
      events.emit('toast', { type: 'success', text: words.changed });
    } catch (error) {
      setFailure(words.notChanged(reasonOf(error)));
    } finally {
      setRunning(false);
    }
  }

  return (
    <PageSection title={words.title} text={words.text}>
      <div className="grid gap-4">
        <p className="break-words">
          <span className="text-muted">{words.present}:</span> {site.address}
        </p>
        <Input
          label={words.slug}
          value={slug}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => setSlug(event.currentTarget.value)}
        />
        <Input
          label={words.domain}
          hint={words.domainHint}
          value={domain}
          maxLength={253}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => setDomain(event.currentTarget.value)}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button
          variant="quiet"
          className="justify-self-start"
          spinning={isRunning}
          disabled={slug === site.slug && domain === site.domain}
          onClick={() => void save()}
        >
          {words.change}
        </Button>
        {site.domainRecord && <DomainProof domain={site.domain} record={site.domainRecord} onSaved={onSaved} />}
      </div>
    </PageSection>
  );
}
