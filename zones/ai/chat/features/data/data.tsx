import { type ChatAdministration, getChatAdministration } from '@services/assistant/contract/administration';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { SentTable } from './sent-table';
import { SettingsForm } from './settings-form';

/** Data that the chat stores and sends, for administrators. */
export function Data() {
  if (!useIsAdministrator()) return <EmptyState title={copy.closedTitle} text={copy.closedText} />;
  return <OfFirm />;
}

function OfFirm() {
  const { data, error, mutate } = useQuery(getChatAdministration, {});
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton />;
  return (
    <div className="grid max-w-[960px] grid-cols-[minmax(0,1fr)] gap-8">
      <ViewHead title={copy.heading} text={copy.text} />
      <div className="grid gap-8 lg:grid-cols-2">
        <Stored stored={data.stored} />
        <Part heading={copy.model.heading}>
          {data.model ? (
            <>
              <p>{copy.model.to(data.model.name, data.model.host)}</p>
              <p className="mt-2 text-muted">{data.settings.allowsTaxData ? copy.model.allowed : copy.model.withheld}</p>
            </>
          ) : (
            <p>{copy.model.none}</p>
          )}
        </Part>
      </div>
      <Part heading={copy.settings.heading}>
        <SettingsForm settings={data.settings} onSaved={() => mutate()} />
      </Part>
      <Usage usage={data.usage} />
      <Part heading={copy.sent.heading}>
        <p className="mb-3 text-muted">{copy.sent.text}</p>
        <SentTable />
      </Part>
    </div>
  );
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2">{heading}</h2>
    {children}
  </section>
);

function Stored({ stored }: Pick<ChatAdministration, 'stored'>) {
  const { number, date } = useFormats();
  const { stored: words } = copy;
  const facts = [
    [words.conversations, number(stored.conversations)],
    [words.messages, number(stored.messages)],
    [words.people, number(stored.people)],
    [words.characters, number(stored.characters)],
    [words.oldest, stored.oldestAt ? date(stored.oldestAt) : words.none],
  ];
  return (
    <Part heading={words.heading}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted">{words.where}</p>
    </Part>
  );
}

function Usage({ usage }: Pick<ChatAdministration, 'usage'>) {
  const { number } = useFormats();
  const { usage: words } = copy;
  return (
    <Part heading={words.heading}>
      {usage.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <div className="chat-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.person}</th>
                <th scope="col" data-align="right">
                  {words.requests}
                </th>
                <th scope="col" data-align="right">
                  {words.tokens}
                </th>
              </tr>
            </thead>
            <tbody>
              {usage.map(({ userId, person, requests, tokens }) => (
                <tr key={userId}>
                  <td>{person}</td>
                  <td data-align="right">{number(requests)}</td>
                  <td data-align="right">{number(tokens)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Part>
  );
}
