import type { BlockOf, Column } from '@services/site/contract/blocks';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { copy } from './copy';
import { ActionFields, Heading, Lines, PictureChoice } from './fields';

type Question = BlockOf<'faq'>['items'][number];

const replaced = <Part,>(parts: readonly Part[], at: number, change: Partial<Part>): Part[] =>
  parts.map((part, index) => (index === at ? { ...part, ...change } : part));

/** Edits questions with their answers. */
export const QuestionFields = ({ items, onChange }: { items: readonly Question[]; onChange: (items: Question[]) => void }) => (
  <div className="grid gap-4">
    {items.map((item, at) => (
      <div key={at} className="grid gap-2 border-s-2 border-line ps-3">
        <Input
          label={copy.question}
          value={item.question}
          maxLength={200}
          onChange={(event) => onChange(replaced(items, at, { question: event.currentTarget.value }))}
        />
        <Lines label={copy.answer} value={item.answer} onChange={(answer) => onChange(replaced(items, at, { answer }))} />
        <Button
          variant="plain"
          size="sm"
          className="justify-self-start"
          aria-label={copy.removeOf(item.question)}
          onClick={() => onChange(items.filter((_, index) => index !== at))}
        >
          {copy.remove}
        </Button>
      </div>
    ))}
    {items.length < 40 && (
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...items, { question: '', answer: '' }])}
      >
        {copy.addQuestion}
      </Button>
    )}
  </div>
);

/** Edits one to four columns. */
export const ColumnFields = ({ columns, onChange }: { columns: readonly Column[]; onChange: (columns: Column[]) => void }) => (
  <div className="grid gap-4">
    {columns.map((column, at) => (
      <fieldset key={at} className="grid min-w-0 gap-3 border-s-2 border-line ps-3">
        <legend className="font-medium">{copy.column(at + 1)}</legend>
        <Heading value={column.heading} onChange={(heading) => onChange(replaced(columns, at, { heading }))} />
        <Lines label={copy.text} value={column.text} onChange={(text) => onChange(replaced(columns, at, { text }))} />
        <PictureChoice value={column.imageId} onChange={(imageId) => onChange(replaced(columns, at, { imageId }))} />
        <ActionFields action={column.action} onChange={(action) => onChange(replaced(columns, at, { action }))} />
        {columns.length > 1 && (
          <Button
            variant="plain"
            size="sm"
            className="justify-self-start"
            aria-label={copy.removeOf(copy.column(at + 1))}
            onClick={() => onChange(columns.filter((_, index) => index !== at))}
          >
            {copy.remove}
          </Button>
        )}
      </fieldset>
    ))}
    {columns.length < 4 && (
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => onChange([...columns, { heading: '', text: '', imageId: null, action: { text: '', to: '' } }])}
      >
        {copy.addColumn}
      </Button>
    )}
  </div>
);
