import { getBankStatements, MAX_STATEMENT, uploadStatement } from '@services/payments/contract/statements';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { FileDrop } from '@suite/ui/file-drop';
import { Notice } from '@suite/ui/notice';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';

type Order = 'dmy' | 'mdy';

interface Question {
  file: File;
  /** A date of the file, as written, and the two days that it may be. */
  written: string;
  days: Record<Order, string>;
}

/** Uploads a statement and opens it; asks how its dates are meant when they can be read in two ways. */
export function Upload() {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [question, setQuestion] = useState<Question>();

  async function read(file: File, dateOrder?: Order) {
    if (isReading) return;
    setReading(true);
    setFailure(undefined);
    try {
      const query = { fileName: file.name, ...(dateOrder && { dateOrder }) };
      const answer = await formClient.call(uploadStatement, { query, file });
      if (answer.state === 'ask') {
        const { written, dmy, mdy } = answer;
        setQuestion({ file, written, days: { dmy, mdy } });
      } else {
        void revalidate(getBankStatements);
        location.hash = hashOf('offer', '/statement', { id: answer.statement.id });
      }
    } catch (error) {
      setQuestion(undefined);
      setFailure(copy.refused(file.name, reasonOf(error)));
    }
    setReading(false);
  }

  return (
    <div className="mb-6 grid max-w-[760px] gap-3">
      {question ? (
        <DateOrder
          question={question}
          isReading={isReading}
          onChoose={(order) => read(question.file, order)}
          onDiscard={() => setQuestion(undefined)}
        />
      ) : (
        <>
          <FileDrop
            label={copy.file}
            accept={['.xml', '.ofx', '.qfx', '.csv', '.tsv', '.txt']}
            maxBytes={MAX_STATEMENT}
            disabled={isReading}
            onFiles={([file]) => file && void read(file)}
          />
          <p className="text-muted">{isReading ? copy.reading : copy.kinds}</p>
        </>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </div>
  );
}

interface DateOrderProps {
  question: Question;
  isReading: boolean;
  onChoose: (order: Order) => void;
  onDiscard: () => void;
}

function DateOrder({ question: { file, written, days }, isReading, onChoose, onDiscard }: DateOrderProps) {
  const { day } = useFormats();
  const [order, setOrder] = useState<Order>();
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="grid gap-4 rounded-lg border border-line bg-surface p-4"
      aria-label={file.name}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!order);
        if (order) onChoose(order);
      }}
    >
      <RadioGroup
        legend={copy.ask.legend(written)}
        legendClassName="mb-2 font-medium"
        error={isMissing && !order ? copy.ask.none : undefined}
        disabled={isReading}
      >
        {(['mdy', 'dmy'] as const).map((one) => (
          <Radio key={one} label={day(days[one])} checked={order === one} onChange={() => setOrder(one)} />
        ))}
      </RadioGroup>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" spinning={isReading}>
          {copy.ask.read}
        </Button>
        <Button variant="quiet" size="sm" disabled={isReading} onClick={onDiscard}>
          {copy.ask.discard}
        </Button>
      </div>
    </form>
  );
}
