import { getBookServices, getBundles } from '@services/price-book/contract/price-book';
import { getOfferSettings } from '@services/price-book/contract/settings';
import { useQuery } from '@suite/api/use-query';
import type { Option } from '@suite/pricing/line';
import { knownOrganizationName } from '@suite/session/organization-name';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { OptionsEditor } from '../lines/options-editor';
import { TotalsStrip } from '../lines/totals-strip';
import { Amendment } from './amendment';
import { ClientPhone } from './client-phone';
import { copy } from './copy';
import { DraftStatus, DraftTrouble } from './draft-status';
import { DraftTexts } from './draft-texts';
import { LatePayer } from './late-payer';
import { ProposalHead } from './proposal-head';
import { Recipients } from './recipients';
import { Returned } from './returned';
import { SendDialog } from './send-dialog';
import { TemplateDialog } from './template-dialog';
import { TermsFields } from './terms-fields';
import { dueOf, useAmendment } from './use-amendment';
import { usePriceHints } from './use-price-hints';
import { type EditedProposal, useSavedDraft } from './use-saved-draft';

interface Props {
  proposal: EditedProposal;
  above?: ReactNode;
}

/** Edits the next version to send, and saves it while typing. */
export function Builder({ proposal, above }: Props) {
  const { browser } = useSuite();
  const { companyId } = useSession().token;
  const saved = useSavedDraft(proposal);
  const { draft, change } = saved;
  const { clientId, client, version } = proposal;
  const { options, currency, billingDay } = draft;

  const [openId, setOpenId] = useState(options[0]?.id ?? '');
  const shown = options.find(({ id }) => id === openId) ?? options[0];
  const shownId = shown?.id ?? '';
  const [dialog, setDialog] = useState<'send' | 'preview' | 'template'>();

  const services = useQuery(getBookServices, { query: {} }, { handleGlobally: true }).data?.services;
  const bundles = useQuery(getBundles, {}, { handleGlobally: true }).data?.bundles;
  const taxRate = useQuery(getOfferSettings, {}, { handleGlobally: true }).data?.taxRate ?? 0;
  const book = useMemo(() => services && { services, bundles: bundles ?? [] }, [services, bundles]);
  const { payment, hintOf, changeOf } = usePriceHints({ clientId, currency, services });
  const changeOptions = useCallback(
    (update: (all: Option[]) => Option[]) => change((now) => ({ ...now, options: update(now.options) })),
    [change],
  );

  // Totals and the preview of all lines render after the input.
  const counted = useDeferredValue(draft);
  const countedOption = counted.options.find(({ id }) => id === shownId) ?? counted.options[0];
  const amounts = useAmendment(proposal.amends, counted, countedOption);
  const firm = knownOrganizationName(browser, companyId) ?? '';
  const due = amounts && dueOf(amounts);
  const phone = <ClientPhone draft={counted} client={client} firm={firm} shownId={shownId} due={due} />;

  return (
    <>
      <ProposalHead
        proposal={proposal}
        title={draft.title}
        mark={<DraftStatus state={saved.state} />}
        first={
          <Button variant="quiet" onClick={() => setDialog('preview')}>
            {copy.head.preview}
          </Button>
        }
        last={<Button onClick={() => setDialog('send')}>{copy.head.send}</Button>}
        onTemplate={() => setDialog('template')}
      />
      {above}
      <DraftTrouble saved={saved} />
      <Returned activities={proposal.activities} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[1200px]:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="rounded-lg border border-line bg-surface">
            <OptionsEditor
              options={options}
              currency={currency}
              shownId={shownId}
              onShow={setOpenId}
              book={book}
              taxRate={taxRate}
              hintOf={hintOf}
              onChange={changeOptions}
            />
            {payment?.isLatePayer && <LatePayer payment={payment} draft={draft} onApply={change} />}
          </div>
          {countedOption && (
            <TotalsStrip
              option={countedOption}
              currency={currency}
              billingDay={billingDay}
              due={due}
              change={changeOf(countedOption.lines)}
            />
          )}
          {proposal.amends && amounts && (
            <Amendment amends={proposal.amends} draft={counted} amounts={amounts} onChange={change} />
          )}
          <DraftTexts title={draft.title} message={draft.message} note={draft.note} onChange={change} />
          <Recipients recipients={draft.recipients} needsAllSigners={draft.needsAllSigners} onChange={change} />
          <TermsFields
            termsId={draft.termsId}
            expiresOn={draft.expiresOn}
            billingDay={billingDay}
            reminderDays={draft.reminderDays}
            needsMethod={draft.needsMethod}
            showsLastYear={draft.showsLastYear}
            onChange={change}
          />
        </div>
        <div className="sticky top-20 max-[1199px]:hidden">{phone}</div>
      </div>
      {dialog === 'preview' && (
        <Dialog
          title={copy.head.previewTitle}
          onClose={() => setDialog(undefined)}
          actions={
            <Button variant="quiet" onClick={() => setDialog(undefined)}>
              {copy.head.close}
            </Button>
          }
        >
          {phone}
        </Dialog>
      )}
      {dialog === 'template' && <TemplateDialog onApply={change} onClose={() => setDialog(undefined)} />}
      {dialog === 'send' && (
        <SendDialog
          proposalId={proposal.id}
          revision={proposal.revision}
          version={version}
          saved={saved}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
