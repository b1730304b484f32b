import type { Content } from '@services/proposals/contract/content';
import { copy as offerCopy } from '@services/proposals/wording/offer-page';
import type { Line } from '@suite/pricing/line';
import type { Selection } from '@suite/pricing/selection';
import { Link } from '@suite/ui/link';
import type { ReactNode } from 'react';
import { Changes } from '../offer/amendment';
import type { Dues } from '../offer/dues';
import { LineItem } from '../offer/line-item';
import { Names } from '../offer/names';
import { Panel } from '../offer/panel';
import { Totals } from '../offer/totals';
import { Charges } from './charges';
import { copy } from './copy';

interface Props {
  content: Content;
  selection: Selection;
  lines: Line[];
  dues: Dues;
  /** Link to change the selection. */
  offerHref: string;
  termsHref: string;
  /** Payment method of the dues. */
  method: ReactNode;
}

/** Everything that the signature covers: the option, its services and add-ons, the dues by date, and the letter. */
export function WhatIsAccepted({ content, selection, lines, dues, offerHref, termsHref, method }: Props) {
  return (
    <div className="grid items-start gap-4 min-[900px]:grid-cols-[minmax(0,1fr)_340px]">
      <Panel title={copy.accepting}>
        {content.amends && <Changes amends={content.amends} lines={lines} currency={content.currency} />}
        <AcceptedLines content={content} selection={selection} lines={lines} />
        <p className="mt-3 flex flex-wrap gap-x-6 border-t border-line pt-3 print:hidden">
          <Link href={offerHref}>{copy.change}</Link>
          {content.letter && (
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {copy.withLetter} “<bdi>{content.letter.name}</bdi>” · <Link href={termsHref}>{copy.readAgain}</Link>
            </span>
          )}
        </p>
      </Panel>
      <Panel title={offerCopy.accepted.dues}>
        <Totals dues={dues} currency={content.currency} today={offerCopy.totals.today} />
        {method}
        <Charges dues={dues} lines={lines} currency={content.currency} />
      </Panel>
    </div>
  );
}

/** The included services, and the names of the add-ons that aren't. */
export function AcceptedLines({ content, selection, lines }: Pick<Props, 'content' | 'selection' | 'lines'>) {
  const option = content.options.find(({ id }) => id === selection.optionId);
  const left = option?.lines.filter(({ isAddOn, id }) => isAddOn && !selection.addOns.includes(id)) ?? [];
  return (
    <>
      <p className="-mt-2 mb-2 text-muted [overflow-wrap:anywhere]">
        <bdi>{content.title}</bdi> {copy.offerOf} <bdi>{content.firm}</bdi>
        {content.options.length > 1 && option && (
          <>
            : <bdi className="font-semibold text-ink">{option.name}</bdi>
          </>
        )}
      </p>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <LineItem key={line.id} line={line} content={content} isFixed isTaken onTake={nothing} onCount={nothing} />
        ))}
      </ul>
      {left.length > 0 && (
        <p className="mt-3 text-sm text-muted [overflow-wrap:anywhere]">
          {copy.notTaken} <Names names={left.map(({ name }) => name)} />
        </p>
      )}
    </>
  );
}

const nothing = () => undefined;
