import { type Duplicates, matchedBy } from '@services/ledger/contract/duplicates';
import type { Upload } from '@services/ledger/contract/uploads';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Notice } from '@suite/ui/notice';
import { Select } from '@suite/ui/select';
import type { Draft } from './confirmed';
import { copy } from './copy';

interface Props {
  counts: NonNullable<Upload['duplicates']>;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

const { duplicates: text } = copy;
const options = Object.entries(text.options).map(([value, label]) => ({ value, label }));

/** Asks what to do with documents that another source already provided, after the import stopped because of them. */
export function DuplicatesChoice({ counts, draft, onChange }: Props) {
  const { number } = useFormats();
  return (
    <section aria-labelledby="duplicates" className="mt-7">
      <h2 id="duplicates">{text.heading}</h2>
      <div className="mt-3 grid gap-4">
        <Notice>{text.found(number(counts.duplicates), number(counts.documents), matchedBy(counts, number))}</Notice>
        <Select
          label={text.question}
          options={options}
          value={draft.duplicates ?? null}
          placeholder={copy.mapping.choose}
          onChange={(value) => onChange({ ...draft, duplicates: value as Duplicates })}
        />
      </div>
    </section>
  );
}
