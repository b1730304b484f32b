import { ask, createConversation, getChatStatus, getConversations } from '@services/assistant/contract/conversations';
import { getPrompts } from '@services/prompts/contract';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { Composer } from './composer';
import { copy } from './copy';
import { useModelNote } from './model-note';

/** How many questions are shown at first. */
const SHOWN = 8;

export function NewConversation() {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const question = useHashParam<'chat', '/'>('ask') ?? '';
  const isTemporary = useHashParam<'chat', '/'>('temporary') === 'yes';
  const note = useModelNote();
  const [chosen, setChosen] = useState<{ text: string }>();

  async function send(text: string) {
    const { id } = await formClient.call(createConversation, { body: { isTemporary } });
    await formClient.call(ask, { params: { conversationId: id }, body: { text, parentId: null } });
    void revalidate(getConversations, getChatStatus);
    location.hash = hashOf('chat', '/conversation', { id });
  }

  return (
    <div className="mx-auto grid min-h-[calc(100dvh-140px)] max-w-[760px] grid-rows-[1fr_auto]">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h1>{isTemporary ? copy.temporaryTitle : copy.newTitle}</h1>
          <a
            className="ui-button ui-button-quiet ui-button-sm"
            href={isTemporary ? hashOf('chat', '/') : hashOf('chat', '/', { temporary: 'yes' })}
          >
            {isTemporary ? copy.notTemporary : copy.temporary}
          </a>
        </div>
        <p className="mt-1 text-muted">{isTemporary ? copy.temporaryText : copy.newText}</p>
        <Starters onChoose={(text) => setChosen({ text })} />
      </div>
      <Composer
        key={question}
        of={`new:${question}`}
        first={question}
        chosen={chosen}
        isRunning={false}
        onSend={send}
        note={note}
      />
    </div>
  );
}

/** The firm's prompts, and questions that are answered without a model. Choosing one fills the field; the person sends it. */
function Starters({ onChoose }: { onChoose: (text: string) => void }) {
  const { data: status, error: statusError, mutate: readStatus } = useQuery(getChatStatus, {});
  const { data: saved, error: savedError, mutate: readSaved } = useQuery(getPrompts, {});
  const [hasAll, setAll] = useState(false);
  const starters = saved?.prompts.filter(({ isShared }) => isShared).slice(0, SHOWN) ?? [];
  if ((statusError && !status) || (savedError && !saved)) {
    return (
      <div className="mt-6">
        <ErrorNote title={copy.startersFailed} onRetry={() => void Promise.all([readStatus(), readSaved()])} />
      </div>
    );
  }
  if (!status || !saved) return <Skeleton className="mt-6 h-[260px] rounded-lg" />;
  return (
    <>
      {!status.model && <p className="mt-4 text-sm text-muted">{copy.noModel}</p>}
      {starters.length > 0 && (
        <section className="mt-6">
          <h2 className="mb-2">{copy.starters}</h2>
          <Choices choices={starters.map(({ id, title, text }) => ({ key: id, title, text }))} onChoose={onChoose} />
        </section>
      )}
      <section className="mt-6">
        <h2 className="mb-2">{copy.questions}</h2>
        <Choices
          choices={status.intents.slice(0, hasAll ? undefined : SHOWN).map((text) => ({ key: text, title: text, text }))}
          onChoose={onChoose}
        />
        {!hasAll && status.intents.length > SHOWN && (
          <Button variant="plain" size="sm" className="mt-2" onClick={() => setAll(true)}>
            {copy.allQuestions(status.intents.length)}
          </Button>
        )}
      </section>
    </>
  );
}

interface ChoicesProps {
  choices: readonly { key: string; title: string; text: string }[];
  onChoose: (text: string) => void;
}

const Choices = ({ choices, onChoose }: ChoicesProps) => (
  <ul className="flex flex-wrap gap-2">
    {choices.map(({ key, title, text }) => (
      <li key={key}>
        <button
          type="button"
          className="min-h-9 cursor-pointer rounded-md border border-line bg-surface px-3 py-1.5 text-start text-[13px] hover:border-line-strong"
          onClick={() => onChoose(text)}
        >
          {title}
        </button>
      </li>
    ))}
  </ul>
);
