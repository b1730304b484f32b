import type { OfferSettings } from '@services/price-book/contract/settings';
import { SuiteError } from '@suite/contract/errors';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Line } from '@suite/pricing/line';
import { raisedLine } from '@suite/pricing/raised';
import * as v from 'valibot';
import type { BatchItemState } from '../contract/bulk';
import { type Draft, draft as draftSchema } from '../contract/content';
import { firstYearOf } from '../firm/first-year';
import type { batches, batchItems } from '../schema';
import { approvalReasons } from '../sending/approval-reasons';
import { checkSendable } from '../sending/send-version';

export type BatchRow = typeof batches.$inferSelect;
export type ItemRow = typeof batchItems.$inferSelect;

/** The settings that all proposals of a batch share. */
export type Common = Pick<BatchRow, 'increase' | 'roundTo' | 'title' | 'message' | 'expiresOn'>;

/** The parts of an item that its draft is made of. */
export type Prepared = Pick<ItemRow, 'amendsId' | 'base' | 'sources' | 'raises' | 'prices' | 'leftOut' | 'obstacle'>;

const isPaid = (source: ItemRow['sources'][string] | undefined) => source === 'accepted' || source === 'ledger';

/**
 * Returns a line at its offered price: the edited price, or else the suggested one, or else a raised price if the client already
 * pays for it.
 */
export function pricedLine(line: Line, common: Common, { base, sources, raises, prices }: Prepared): Line {
  const { increase, roundTo } = common;
  const step = roundTo === 0 ? 1 : metricFormatsOf('en-US').minor(roundTo, base.currency);
  const offered = isPaid(sources[line.id]) ? raisedLine(line, increase, step) : line;
  const price = prices[line.id] ?? raises[line.id]?.suggested ?? undefined;
  return price === undefined ? offered : { ...offered, price };
}

export function draftOfItem(common: Common, item: Prepared): Draft {
  const { base, leftOut, amendsId, sources } = item;
  // Without a line, an amendment would end its service.
  const isAccepted = (id: string) => amendsId !== null && sources[id] === 'accepted';
  const options = base.options.map((option) => ({
    ...option,
    lines: option.lines
      .filter(({ id }) => !leftOut.includes(id) || isAccepted(id))
      .map((line) => (leftOut.includes(line.id) ? line : pricedLine(line, common, item))),
  }));
  const { title, message, expiresOn } = common;
  return { ...base, title: title ?? base.title, message: message ?? base.message, expiresOn, options };
}

export interface Judge {
  settings: OfferSettings;
  /** Administrators can send without approval. */
  isAdministrator: boolean;
  /** In the firm's time zone. */
  today: string;
}

export interface Judged {
  state: Extract<BatchItemState, 'ready' | 'approval' | 'blocked'>;
  reasons: string[];
  year: number;
}

/** Decides whether an item can be sent, and returns its cost for a whole year. */
export function judged(common: Common, item: Prepared, { settings, isAdministrator, today }: Judge): Judged {
  const draft = draftOfItem(common, item);
  const problem = item.obstacle ?? problemOf(draft, today) ?? whyNotRaised(item, draft);
  if (problem) return { state: 'blocked', reasons: [problem], year: 0 };
  const reasons = isAdministrator ? [] : approvalReasons(draft, settings, today);
  return { state: reasons.length ? 'approval' : 'ready', reasons, year: wholeYearOf(draft, today) };
}

/**
 * Returns the cost of the first 12 months of a draft if all of it starts at once, to compare next year's prices with this year's.
 */
export function wholeYearOf({ options, billingDay }: Draft, today: string): number {
  const atOnce = options.map((option) => ({ ...option, lines: option.lines.map((line) => ({ ...line, startsOn: null })) }));
  return firstYearOf({ options: atOnce, billingDay }, today);
}

/** Returns why a raise raises nothing, with what to do; undefined when it does, and for other items. */
function whyNotRaised({ raises, base }: Prepared, { options }: Draft): string | undefined {
  if (!Object.keys(raises).length) return undefined;
  const before = new Map(base.options.flatMap(({ lines }) => lines.map(({ id, price }) => [id, price])));
  const raised = options.flatMap(({ lines }) => lines).filter(({ id, price }) => raises[id] && price > (before.get(id) ?? 0));
  return raised.length ? undefined : 'No price is higher than before. Enter a higher one, or leave this client out.';
}

/** Returns why a draft cannot be sent, with what to do; undefined when it can. */
function problemOf(draft: Draft, today: string): string | undefined {
  if (!draft.recipients.some(({ role }) => role === 'signer')) return 'The client has no e-mail address. Enter one.';
  if (!v.is(draftSchema, draft)) return 'A price has more than twelve digits. Enter a lower one.';
  try {
    checkSendable(draft, today);
    return undefined;
  } catch (error) {
    if (error instanceof SuiteError) return error.message;
    throw error;
  }
}
