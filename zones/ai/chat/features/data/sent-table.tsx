import { getSentRequests, type SentRequest } from '@services/assistant/contract/administration';
import { useQuery } from '@suite/api/use-query';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { useState } from 'react';
import { copy } from './copy';

const PAGE = 25;

/** Table of what was sent to the model, by whom and when. */
export function SentTable() {
  const [offset, setOffset] = useState(0);
  const { data, error, mutate } = useQuery(getSentRequests, { query: { offset: String(offset), limit: '25' } });
  const { sent: words } = copy;
  if (error && !data) return <ErrorNote title={copy.failed} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-[240px] rounded-lg" />;
  if (data.total === 0) return <p className="text-muted">{words.none}</p>;
  const heads = [words.at, words.person, words.to, words.kinds, words.size, words.tokens, words.outcome];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need a heading */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <div className="chat-table" role="region" aria-label={words.heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" data-align={head === words.size || head === words.tokens ? 'right' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.requests.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </tbody>
        </table>
      </div>
      {data.total > PAGE && (
        <div className="mt-3 flex gap-2">
          <Button variant="quiet" size="sm" disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - PAGE))}>
            {words.earlier}
          </Button>
          <Button variant="quiet" size="sm" disabled={offset + PAGE >= data.total} onClick={() => setOffset(offset + PAGE)}>
            {words.later}
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ request }: { request: SentRequest }) {
  const { moment, number } = useFormats();
  const { at, person, host, model, kinds, isWithheld, characters, promptTokens, completionTokens, outcome } = request;
  const { sent: words } = copy;
  const listed = kinds.map((kind) => words.kindNames[kind]).join(', ');
  return (
    <tr>
      <td className="whitespace-nowrap">{moment(at)}</td>
      <td>{person}</td>
      <td>
        {model} · {host}
      </td>
      <td>
        {listed}
        {isWithheld && <span className="text-faint"> ({words.withheld})</span>}
      </td>
      <td data-align="right">{number(characters)}</td>
      <td data-align="right">{promptTokens === null ? '—' : number(promptTokens + (completionTokens ?? 0))}</td>
      <td>{words.outcomes[outcome]}</td>
    </tr>
  );
}
