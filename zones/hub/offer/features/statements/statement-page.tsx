import {
  confirmLines,
  getBankStatement,
  type LineState,
  type StatementPage as Page,
} from '@services/payments/contract/statements';
import { useApi } from '@suite/api/api-provider';
import type { SuiteError } from '@suite/contract/errors';
import { Chips } from '@suite/list/chips';
import { idOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import { useList } from '@suite/list/use-list';
import { type ChangeView, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { ReadOnly } from '../read-only/read-only';
import { copy } from './copy';
import { lineColumns } from './line-columns';
import {
  type Confirmation,
  type StatementChoice,
  shownProposal,
  shownStates,
  statementDefaults,
  statementQuery,
  stateOf,
} from './statement-view';
import { periodOf } from './statements';
import { useLineActions } from './use-line-actions';

const { statement: words, several } = copy;

/** The lines of a bank statement: what each pays or may pay, to be confirmed by a person. */
export function StatementPage() {
  const [view, change] = useView('offer', '/statement', statementDefaults);
  const id = idOf(view.id);
  return id ? <Shown key={id} statementId={id} view={view} change={change} /> : <Gone />;
}

const Gone = () => (
  <EmptyState
    title={words.goneTitle}
    text={words.goneText}
    action={<ButtonLink href={hashOf('offer', '/statements')}>{words.back}</ButtonLink>}
  />
);

interface FailureProps {
  error: SuiteError;
  title: string;
  onRetry: () => void;
}

const Failure = ({ error, title, onRetry }: FailureProps) =>
  error.code === 'not_found' ? <Gone /> : <ErrorNote title={title} onRetry={onRetry} />;

interface ShownProps {
  statementId: string;
  view: StatementChoice;
  change: ChangeView<keyof StatementChoice>;
}

function Shown({ statementId, view, change }: ShownProps) {
  const formats = useMetricFormats();
  const mayChange = useMayChange();
  const query = statementQuery(view);
  const list = useList(getBankStatement, 'lines', { params: { statementId }, query });
  const { confirm, runningId, act, dialog, refresh } = useLineActions();
  const columns = lineColumns({ formats, mayChange, runningId, onConfirm: (line) => void confirm(line), onAction: act });
  const { page } = list;
  return (
    <>
      <ViewHead
        title={<bdi>{page?.statement.name ?? words.page}</bdi>}
        text={page && <About page={page} />}
        actions={
          <>
            {page && mayChange && <ConfirmSeveral page={page} state={query.state} onDone={refresh} />}
            <ButtonLink variant="quiet" size="sm" href={hashOf('offer', '/statements')}>
              {words.back}
            </ButtonLink>
          </>
        }
      />
      <ReadOnly text={words.readOnly} />
      {page && page.statement.duplicates > 0 && (
        <div className="mb-4">
          <Notice>{words.duplicates(page.statement.duplicates)}</Notice>
        </div>
      )}
      <Chips<'all' | LineState>
        label={words.chips}
        value={stateOf(view)}
        onChange={(state) => change({ state })}
        chips={shownStates.map((value) => ({ value, text: words.states[value], count: page?.counts[value] }))}
      />
      <List
        label={words.label}
        view={view}
        change={change}
        list={list}
        columns={columns}
        rowId={({ id }) => id}
        expectedRows={PAGE_ROWS / 2}
        failed={words.loadFailed}
        Failure={Failure}
        empty={
          <EmptyState
            title={words.emptyTitle}
            text={words.emptyText}
            action={
              <Button variant="quiet" size="sm" onClick={() => change({ state: 'all' })}>
                {words.showAll}
              </Button>
            }
          />
        }
      />
      {dialog}
    </>
  );
}

function About({ page: { statement } }: { page: Page }) {
  const formats = useFormats();
  const { account, at, by } = statement;
  return words.about(account, periodOf(statement, formats), copy.by(formats.date(at), by));
}

interface SeveralProps {
  page: Page;
  state: 'all' | LineState;
  onDone: () => Promise<unknown>;
}

/** Confirms all lines whose reference and amount fit, or all proposed lines of the page. */
function ConfirmSeveral({ page: { statement, exact, lines }, state, onDone }: SeveralProps) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { number } = useFormats();
  const [chosen, setChosen] = useState<{ lines: readonly Confirmation[]; text: string }>();
  const proposed = state === 'proposed' ? lines.flatMap(shownProposal) : [];

  async function confirm(all: readonly Confirmation[]) {
    const request = { params: { statementId: statement.id }, body: { lines: [...all] } };
    const { confirmed, skipped } = await formClient.call(confirmLines, request);
    setChosen(undefined);
    if (confirmed > 0) events.emit('toast', { type: 'success', text: several.done(confirmed) });
    if (skipped > 0) events.emit('toast', { type: 'error', text: several.skipped(skipped) });
    await onDone();
  }

  return (
    <>
      {proposed.length > 1 && (
        <Button variant="quiet" size="sm" onClick={() => setChosen({ lines: proposed, text: several.pageText })}>
          {several.page(number(proposed.length))}
        </Button>
      )}
      {exact.length > 0 && (
        <Button size="sm" onClick={() => setChosen({ lines: exact, text: several.exactText })}>
          {several.exact(number(exact.length))}
        </Button>
      )}
      {chosen && (
        <ConfirmDialog
          title={several.title(number(chosen.lines.length))}
          keep={several.keep}
          confirm={several.submit}
          isHarmless
          onConfirm={() => confirm(chosen.lines)}
          onClose={() => setChosen(undefined)}
          failed={(error) => copy.notDone(reasonOf(error))}
        >
          <p>{chosen.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
