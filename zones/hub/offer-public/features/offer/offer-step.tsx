import type { OpenProposal } from '@services/proposals/contract/public';
import { copy } from '@services/proposals/wording/offer-page';
import { ButtonLink } from '@suite/ui/link';
import { Amendment } from './amendment';
import { withOption } from './choose';
import type { Dues } from './dues';
import { LastYear } from './last-year';
import { Lines } from './lines';
import { OptionChoice } from './options';
import { Panel } from './panel';
import { Signers } from './signers';
import type { Step } from './steps-of';
import { Totals } from './totals';
import type { Answering } from './use-answer';
import { useOfferFormats } from './use-offer-formats';

interface Props {
  proposal: OpenProposal;
  answering: Answering;
  dues: Dues;
  /** Why days that an amendment charges again are not credited. */
  creditNotes: string[];
  hasMoved: boolean;
  /** Link to the next step; undefined for people who don't sign. */
  nextHref: string | undefined;
  nextStep: Step | undefined;
  onOpenOption: (optionId: string) => void;
}

/** What is offered: options to compare, add-ons and quantities to choose, and the cost of the choice. */
export function OfferStep({ proposal, answering, dues, creditNotes, hasMoved, nextHref, nextStep, onOpenOption }: Props) {
  const { content, selection: bound } = proposal;
  const { selection, lines, change } = answering;
  const { money } = useOfferFormats(content.currency);
  const option = content.options.find(({ id }) => id === selection.optionId);
  if (!option) return null;
  const isFixed = bound !== null || nextHref === undefined;
  const nextText = nextStep && copy.to[nextStep];

  return (
    <>
      {content.message && (
        <p dir="auto" className="max-w-[68ch] whitespace-pre-line [overflow-wrap:anywhere]">
          {content.message}
        </p>
      )}
      {content.amends && <Amendment amends={content.amends} lines={lines} currency={content.currency} />}
      <Signers proposal={proposal} />
      {content.options.length > 1 && (
        <OptionChoice
          content={content}
          selection={selection}
          isFixed={bound !== null}
          hasMoved={hasMoved}
          onChoose={(chosen) => {
            change({ selection: withOption(selection, chosen) });
            onOpenOption(chosen.id);
          }}
        />
      )}
      <div className="grid items-start gap-6 min-[900px]:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-6">
          <Lines
            content={content}
            option={option}
            selection={selection}
            isFixed={isFixed}
            hasMoved={hasMoved}
            onChoose={(chosen) => change({ selection: chosen })}
          />
          {content.lastYear && <LastYear lastYear={content.lastYear} currency={content.currency} lines={lines} dues={dues} />}
        </div>
        <Panel title={copy.totals.title} className="min-[900px]:sticky min-[900px]:top-6">
          <Totals
            dues={dues}
            currency={content.currency}
            today={proposal.hasSigned ? copy.totals.dueThen : copy.totals.ifToday}
          />
          {creditNotes.map((note) => (
            <p key={note} className="mt-3 text-sm text-muted">
              {note}
            </p>
          ))}
          {nextHref && (
            <ButtonLink href={nextHref} className="mt-5 h-12 w-full text-base max-[899px]:hidden">
              {nextText}
            </ButtonLink>
          )}
        </Panel>
      </div>
      {nextHref && (
        // Stays visible on a phone, unless the viewport is very low, as with magnification.
        <div className="-mx-4 bottom-0 z-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] min-[900px]:hidden print:hidden [@media(min-height:560px)]:sticky">
          <p className="leading-5">
            <span className="block text-xs text-muted">{copy.totals.today}</span>
            <strong className="ui-number font-semibold [overflow-wrap:anywhere]">{money(dues.due)}</strong>
          </p>
          <ButtonLink href={nextHref} className="h-12 flex-auto text-base">
            {nextText}
          </ButtonLink>
        </div>
      )}
      <p role="status" className="ui-visually-hidden">
        {copy.totals.changed(money(dues.due), money(dues.firstYear.gross))}
      </p>
    </>
  );
}
