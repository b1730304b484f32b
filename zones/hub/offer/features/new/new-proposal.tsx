import { createProposal, getProposals } from '@services/proposals/contract/proposals';
import { getUnengaged } from '@services/proposals/contract/revenue';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { useRevalidate } from '@suite/api/use-query';
import { idOf } from '@suite/list/known-values';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { FormNote } from '@suite/shell/form/form-parts';
import { reasonOf } from '@suite/shell/form/reason-of';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { useEffect, useRef, useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { ReadOnly } from '../read-only/read-only';
import { ClientChoice } from './client-choice';
import { copy } from './copy';
import { TemplateChoice } from './template-choice';

type NewProposalBody = RequestOf<typeof createProposal>['body'];

/** Starts a proposal and opens it, replacing this page in the history. */
function useStart() {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  return async (body: NewProposalBody) => {
    const { id } = await formClient.call(createProposal, { body: body });
    void revalidate(getProposals, getUnengaged);
    location.replace(hashOf('offer', '/proposal', { id }));
  };
}

/** Starts a proposal, for people who may. */
export function NewProposal() {
  if (useMayChange()) return <Starting />;
  return (
    <>
      <ViewHead title={copy.heading} />
      <ReadOnly text={copy.readOnly} />
    </>
  );
}

/** Starts at once if the link names the client; otherwise the person chooses one. */
function Starting() {
  const clientId = idOf(useHashParam<'offer', '/new'>('client') ?? '');
  const service = useHashParam<'offer', '/new'>('service');
  const price = Number(useHashParam<'offer', '/new'>('price') ?? '');
  const templateId = idOf(useHashParam<'offer', '/new'>('template') ?? '');
  if (!clientId) return <NewForm templateId={templateId} />;
  const newPrice = Number.isSafeInteger(price) && price > 0 ? { newPrice: price } : {};
  const source = service ? ({ ledgerService: service, source: 'stale-price', ...newPrice } as const) : {};
  return <Started body={{ clientId, ...source, ...(templateId && { templateId }) }} />;
}

function Started({ body }: { body: NewProposalBody }) {
  const start = useStart();
  const [failure, setFailure] = useState<string>();
  const isStarted = useRef(false);

  function begin() {
    setFailure(undefined);
    start(body).catch((error) => setFailure(reasonOf(error)));
  }

  // Runs once, no matter how often this renders.
  useEffect(() => {
    if (!isStarted.current) begin();
    isStarted.current = true;
  }, []);

  return failure ? <ErrorNote title={copy.startFailed} text={failure} onRetry={begin} /> : <PageSkeleton />;
}

const { clientId, client, templateId } = createProposal.body.entries;
const schema = fields({ clientId, client: worded(client.wrapped, copy.noClient), templateId });

/** The client is somebody new without `clientId`. */
interface Values {
  clientId: string | undefined;
  client: string;
  templateId: string | undefined;
}

function NewForm({ templateId: linked }: { templateId: string | undefined }) {
  const start = useStart();
  const form = useForm(schema, {
    saved: { clientId: undefined, client: '', templateId: linked } as Values,
    save: ({ clientId: chosenId, client: name, templateId: template }) =>
      start({ ...(chosenId ? { clientId: chosenId } : { client: name }), ...(template && { templateId: template }) }),
    failed: copy.failed,
  });
  const { values, set, errors } = form;

  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <form className="grid max-w-[640px] gap-6" {...form.element}>
        <ClientChoice
          chosen={values.client ? { clientId: values.clientId, name: values.client } : undefined}
          onChoose={(next) => set({ clientId: next?.clientId, client: next?.name ?? '' })}
        />
        <TemplateChoice value={values.templateId ?? ''} onChange={(next) => set({ templateId: next || undefined })} />
        {errors.client && <Notice tone="bad">{errors.client}</Notice>}
        <FormNote form={form} />
        <div>
          <Button type="submit" spinning={form.isRunning}>
            {copy.start}
          </Button>
        </div>
      </form>
    </>
  );
}
