import { putFacts, useSite } from '@services/mywebsite-admin/client/site';
import { type Facts, type Site, facts as schema } from '@services/mywebsite-admin/contract/facts';
import { useApi } from '@suite/api/api-provider';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { fitsShape } from '@suite/session/fits-shape';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { SaveBar } from '@suite/ui/save-bar';
import { zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { safeParse } from 'valibot';
import { Shape } from '../frame/firm-info';
import { StartSite } from '../start/start-site';
import { AddressSection } from './address-section';
import { copy } from './copy';
import { FirmSection } from './firm-section';
import { Gaps } from './gaps';
import { LookSection } from './look-section';
import { MoreSection } from './more-section';
import { OfficesSection } from './offices-section';
import { PeopleSection } from './people-section';
import { type Problems, problemsOf } from './problems';
import { ServicesSection } from './services-section';

/** Edits the firm's facts on the website. */
export function FactsPage() {
  const { data, error, mutate } = useSite();
  const read = () => mutate();
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void read()} />;
  if (!data) return <Shape />;
  if (!data.site) return <StartSite firmName={data.firmName} onDone={read} />;
  return <Form data={data} site={data.site} onSaved={(told) => mutate(told, { revalidate: false })} onFailed={read} />;
}

interface Props {
  data: Site;
  site: NonNullable<Site['site']>;
  onSaved: (site: Site) => Promise<unknown>;
  onFailed: () => Promise<unknown>;
}

export interface SectionProps {
  facts: Facts;
  /** By path: `offices.0.phone`. */
  problems: Problems;
  set: (part: Partial<Facts>) => void;
}

function Form({ data, site, onSaved, onFailed }: Props) {
  const { client } = useApi();
  const { events, place } = useSuite();
  const { draft, change, discard } = useDraft<Pick<Props['site'], 'version' | 'facts'> | null>(
    'website-facts',
    null,
    undefined,
    (kept) => fitsShape(kept, { version: site.version, facts: site.facts }),
  );
  const [problems, setProblems] = useState<Problems>({});
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { version, facts } = draft ?? site;
  const section: SectionProps = { facts, problems, set: (part) => change({ version, facts: { ...facts, ...part } }) };

  async function save() {
    const parsed = safeParse(schema, facts);
    setProblems(parsed.success ? {} : problemsOf(parsed.issues));
    setFailure(parsed.success ? undefined : copy.wrong);
    if (!parsed.success) return;
    setRunning(true);
    try {
      await onSaved(await putFacts(client, { version, facts: parsed.output }));
      discard();
      events.emit('toast', { type: 'success', text: site.isPublished ? copy.savedAndPublished : copy.saved });
    } catch (error) {
      setFailure(copy.notSaved(reasonOf(error)));
      // After a conflict, discarding the draft shows what somebody else has saved.
      void onFailed();
    } finally {
      setRunning(false);
    }
  }

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
            <ButtonLink variant="quiet" href={zoneUrl(place, 'content')}>
              {copy.pages}
            </ButtonLink>
          </>
        }
      />
      <Gaps gaps={site.gaps} />
      <FirmSection {...section} />
      <OfficesSection {...section} />
      <PeopleSection {...section} />
      <ServicesSection {...section} book={data.book} />
      <MoreSection {...section} />
      <LookSection {...section} />
      <SaveBar
        isChanged={draft !== null}
        isRunning={isRunning}
        discard={copy.discard}
        onDiscard={() => [discard(), setProblems({}), setFailure(undefined)]}
        changed={copy.changed}
        other={failure && <Notice tone="bad">{failure}</Notice>}
      >
        <Button spinning={isRunning} disabled={draft === null} onClick={() => void save()}>
          {copy.save}
        </Button>
      </SaveBar>
      <AddressSection site={site} onSaved={onSaved} />
    </>
  );
}
