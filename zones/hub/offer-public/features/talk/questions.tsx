import { askQuestion, type OpenProposal, type PublicProposal } from '@services/proposals/contract/public';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { TextArea } from '@suite/ui/text-area';
import { type FormEvent, useState } from 'react';
import type { Interruption } from '../offer/interruption';
import { Panel } from '../offer/panel';
import type { Answering } from '../offer/use-answer';
import { copy } from './copy';

interface Props {
  token: string;
  proposal: OpenProposal;
  answering: Answering;
  onShow: (next: PublicProposal) => unknown;
  onInterrupt: (interruption: Interruption) => Promise<void>;
}

/** Target of "Ask a question". */
export const QUESTION = 'question';

/** The conversation between client and firm, with a field for another question. */
export function Questions({ token, proposal, answering: { answer, change }, onShow, onInterrupt }: Props) {
  const { formClient } = useApi();
  const [state, setState] = useState<'sending' | 'sent' | { failure: string }>();
  const { messages } = proposal;
  const text = answer.question;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!text.trim() || state === 'sending') return;
    setState('sending');
    try {
      const message = await formClient.call(askQuestion, { params: { token }, body: { text: text.trim() } });
      change({ question: '' });
      setState('sent');
      onShow({ ...proposal, messages: [...messages, message] });
    } catch (error) {
      if (error instanceof SuiteError && error.status === 409) await onInterrupt({ act: 'ask', text });
      setState({ failure: reasonOf(error) });
    }
  }

  return (
    <Panel title={copy.title} className="print:hidden">
      {messages.length > 0 && (
        <ol className="mb-4 flex flex-col gap-3">
          {messages.map((message) => (
            <Message key={message.id} {...message} />
          ))}
        </ol>
      )}
      <form className="flex max-w-[640px] flex-col gap-3 [&_textarea]:text-lg" onSubmit={send}>
        <TextArea
          name={QUESTION}
          label={copy.label}
          dir="auto"
          maxLength={5000}
          hint={state === 'sent' ? copy.sent : copy.none}
          error={typeof state === 'object' ? state.failure : undefined}
          value={text}
          onChange={(event) => {
            setState(undefined);
            change({ question: event.currentTarget.value });
          }}
        />
        <p role="status" className="ui-visually-hidden">
          {typeof state === 'object' ? state.failure : state === 'sent' && copy.sent}
        </p>
        <Button
          type="submit"
          variant="quiet"
          spinning={state === 'sending'}
          disabled={!text.trim()}
          className="h-11 self-start max-sm:w-full"
        >
          {copy.send}
        </Button>
      </form>
    </Panel>
  );
}

function Message({ by, at, text, isOfFirm }: OpenProposal['messages'][number]) {
  const { moment } = useFormats();
  return (
    <li className={`max-w-[640px] rounded-lg p-3 ${isOfFirm ? 'bg-accent-soft' : 'bg-sunken'}`}>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        <bdi className="font-semibold text-ink">{by}</bdi> · <time dateTime={at}>{moment(at)}</time>
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
    </li>
  );
}
