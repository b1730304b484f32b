import { isCurrency } from '@suite/values/currency';
import { BatchDraft } from '../batch-draft';
import type { Batch } from '../connector';
import { ProviderError } from '../provider-error';
import type { Company, DesktopCursor } from './desktop-cursor';
import { DESKTOP } from './desktop-source';
import { createPauses } from './pauses';
import { childOf, type Element, textOf } from './read-tree';
import { DELETED, FIRST, nextStage, stages } from './stages';

const garbled = () => new ProviderError(`${DESKTOP} gave an answer that cannot be read; the reading goes on at the next poll.`);

/** @throws ProviderError */
function answersOf(answer: Element | undefined): Element[] {
  const messages = childOf(answer, 'QBXMLMsgsRs');
  if (!messages) throw garbled();
  return messages.children;
}

/**
 * Returns the response to a request. Status codes 1 and 500 mean that nothing was found and are not errors (qbXML OSR, status
 * codes).
 */
function answerOf(answers: readonly Element[], name: string): Element {
  const answer = answers.find((one) => one.name === `${name}QueryRs`);
  if (!answer) throw garbled();
  const { statusSeverity, statusCode, statusMessage } = answer.attributes;
  if (statusSeverity !== 'Error' || statusCode === '1' || statusCode === '500') return answer;
  throw new ProviderError(`${DESKTOP} refused to tell of ${name}: ${statusMessage || statusCode}`);
}

/** The currency of a company that uses only one, by the edition of QuickBooks (`HostRet`). */
const currencyOfEdition: Record<string, string> = { US: 'USD', CA: 'CAD', UK: 'GBP', AU: 'AUD' };

/** @throws ProviderError */
export function readCompany(answer: Element | undefined): Company {
  const answers = answersOf(answer);
  const preferences = childOf(childOf(answerOf(answers, 'Preferences'), 'PreferencesRet'), 'MultiCurrencyPreferences');
  const hasSeveral = textOf(preferences, 'IsMultiCurrencyOn') === 'true';
  const listed = hasSeveral ? answerOf(answers, 'Currency').children : [];
  const currencies = Object.fromEntries(listed.map((one) => [textOf(one, 'ListID'), textOf(one, 'CurrencyCode')]));
  const home = hasSeveral
    ? currencies[textOf(preferences, 'HomeCurrencyRef', 'ListID')]
    : currencyOfEdition[textOf(answerOf(answers, 'Host'), 'HostRet', 'Country')];
  if (!home || !isCurrency(home))
    throw new ProviderError(`${DESKTOP} does not say which currency the company keeps its books in.`);
  return {
    name: textOf(answerOf(answers, 'Company'), 'CompanyRet', 'CompanyName') || DESKTOP,
    home,
    currencies,
    subtotals: answerOf(answers, 'ItemSubtotal').children.map((item) => textOf(item, 'ListID')),
  };
}

export const firstCursor = (company: Company): DesktopCursor => ({ stage: FIRST, company, read: 0, iterator: null });

/**
 * Converts the rows of a response to records and returns the next cursor. An empty stage in the cursor means that everything was
 * read.
 * @throws ProviderError
 */
export async function readRows(
  answered: Element | undefined,
  cursor: DesktopCursor,
  isOfChanges: boolean,
  ticket: string,
): Promise<Batch & { cursor: DesktopCursor }> {
  const { stage: name, company } = cursor;
  const answer = answerOf(answersOf(answered), name);
  const draft = new BatchDraft();
  const rows = answer.children.filter((child) => child.name === `${name}Ret`);
  const stage = stages.find((one) => one.name === name);
  const pause = createPauses();
  for (const [place, row] of rows.entries()) {
    const line = cursor.read + place + 1;
    if (stage) stage.read(draft, line, row, company);
    else if (name === DELETED) readDeleted(draft, line, row);
    await pause();
  }
  const { iteratorRemainingCount, iteratorID } = answer.attributes;
  const isGoingOn = Number(iteratorRemainingCount ?? 0) > 0 && iteratorID !== undefined && rows.length > 0;
  const next: DesktopCursor = isGoingOn
    ? { ...cursor, read: cursor.read + rows.length, iterator: { id: iteratorID, ticket } }
    : { stage: nextStage(name, isOfChanges) ?? '', company, read: 0, iterator: null };
  return { ...draft.finish(name, next), cursor: next };
}

/** QuickBooks only returns the id of a deleted row. */
function readDeleted(draft: BatchDraft, line: number, row: Element): void {
  const kinds = stages.find(({ name }) => name === textOf(row, 'TxnDelType'))?.deletes ?? [];
  const sourceId = textOf(row, 'TxnID');
  if (!sourceId) return;
  for (const kind of kinds) {
    draft.isAbsent(kind, line, { sourceId });
    if (kind === 'payments' || kind === 'credit notes') draft.settles(sourceId);
  }
}
