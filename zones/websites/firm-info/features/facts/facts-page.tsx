import { getSite, putFacts, type Site, facts as schema } from '@services/site/contract/facts';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { useForm } from '@suite/shell/form/use-form';
import { useSuite } from '@suite/shell/start/suite-context';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { StartSite } from '../start/start-site';
import { AddressSection } from './address-section';
import { copy } from './copy';
import { FactsSkeleton } from './facts-skeleton';
import { FirmSection } from './firm-section';
import { Gaps } from './gaps';
import { LookSection } from './look-section';
import { MoreSection } from './more-section';
import { OfficesSection } from './offices-section';
import { PeopleSection } from './people-section';
import type { SectionProps } from './section-props';
import { ServicesSection } from './services-section';

/** Edits the firm's facts on the website. */
export function FactsPage() {
  const { data, error, mutate } = useQuery(getSite, {});
  const read = () => mutate();
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void read()} />;
  if (!data) return <FactsSkeleton />;
  if (!data.site) return <StartSite firmName={data.firmName} onDone={read} />;
  return <Form data={data} site={data.site} onSaved={(saved) => mutate(saved, { revalidate: false })} onReload={read} />;
}

interface Props {
  data: Site;
  site: NonNullable<Site['site']>;
  onSaved: (site: Site) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

function Form({ data, site, onSaved, onReload }: Props) {
  const { formClient } = useApi();
  const { deployment } = useSuite();
  const form = useForm(schema, {
    name: 'website-facts',
    saved: site.facts,
    version: site.version,
    save: (facts, version) => formClient.call(putFacts, { body: { version, facts } }),
    onSaved,
    reload: onReload,
    done: site.isPublished ? copy.savedAndPublished : copy.saved,
    failed: copy.notSaved,
    wrong: copy.wrong,
  });
  const section: SectionProps = { facts: form.values, problems: form.errors, set: form.set };

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={
          <>
            {site.isPublished && (
              <ButtonLink variant="quiet" href={site.address} newTab>
                {copy.open}
              </ButtonLink>
            )}
            <ButtonLink variant="quiet" href={zoneUrl(deployment, 'content')}>
              {copy.pages}
            </ButtonLink>
          </>
        }
      />
      <Gaps gaps={site.gaps} />
      <form className="contents" {...form.element}>
        <FirmSection {...section} />
        <OfficesSection {...section} />
        <PeopleSection {...section} />
        <ServicesSection {...section} book={data.book} />
        <MoreSection {...section} />
        <LookSection {...section} />
        <FormBar form={form} save={copy.save} discard={copy.discard} changed={copy.changed} other={<FormNote form={form} />} />
      </form>
      <AddressSection site={site} onSaved={onSaved} />
    </>
  );
}
