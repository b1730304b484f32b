import { importVendors } from '@services/directory/browser/directory';
import { MAX_FILE_BYTES, type VendorImport } from '@services/directory/contract/directory';
import { webAddress } from '@services/directory/contract/web-address';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { PageSection } from '@suite/shell/pages/page-section';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { DateField } from '@suite/ui/date-field';
import { FileDrop } from '@suite/ui/file-drop';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { Table } from '@suite/ui/table';
import { localDayOf } from '@suite/values/iso-day';
import { useState } from 'react';
import { copy } from './copy';

const { import: words } = copy;

/** Imports a file of vendors, with its source. */
export function ImportSection() {
  const { client } = useApi();
  const { number } = useFormats();
  const revalidate = useRevalidate();
  const [first] = useState({ source: '', sourceUrl: '', license: '', credit: '', asOf: localDayOf(Date.now()) });
  const { draft: source, change, forget } = useDraft('explore-import', first);
  const [failure, setFailure] = useState<string>();
  const [result, setResult] = useState<VendorImport>();
  const [isRunning, setRunning] = useState(false);
  const set = (part: Partial<typeof source>) => change({ ...source, ...part });
  const isBad = source.sourceUrl !== '' && webAddress(source.sourceUrl) === undefined;

  async function run(file: File) {
    setResult(undefined);
    setFailure(undefined);
    if (!source.source.trim()) return setFailure(words.noSource);
    if (isBad) return setFailure(words.noAddress);
    setRunning(true);
    try {
      setResult(await importVendors(client, file, source));
      forget();
      await revalidate('explore-vendors', 'explore-vendor', 'explore-software');
    } catch (error) {
      setFailure(words.failed(reasonOf(error)));
    }
    setRunning(false);
  }

  const field = (key: 'source' | 'sourceUrl' | 'license' | 'credit', hint?: string) => (
    <Input
      label={words[key]}
      value={source[key]}
      maxLength={key === 'sourceUrl' ? 2_000 : 200}
      autoComplete="off"
      onChange={(event) => set({ [key]: event.currentTarget.value })}
      {...(hint && { hint })}
    />
  );

  return (
    <PageSection title={words.heading} text={words.text}>
      <div className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          {field('source')}
          {field('sourceUrl')}
          {field('license', words.licenseHint)}
          {field('credit', words.creditHint)}
          <DateField label={words.asOf} value={source.asOf} onChange={(asOf) => set({ asOf })} />
        </div>
        <FileDrop
          label={words.drop}
          accept={['.json', '.csv']}
          maxBytes={MAX_FILE_BYTES}
          disabled={isRunning}
          onFiles={([file]) => file && void run(file)}
        />
        {isRunning && <Notice>{words.running}</Notice>}
        {failure && <Notice tone="bad">{failure}</Notice>}
        {result && <Result result={result} write={number} />}
      </div>
    </PageSection>
  );
}

function Result({ result, write }: { result: VendorImport; write: (value: number) => string }) {
  const { problems, read, added, updated, unchanged, rejected } = result;
  const counts = {
    ...{ read: write(read), added: write(added), updated: write(updated) },
    ...{ unchanged: write(unchanged), rejected: write(rejected) },
  };
  return (
    <>
      <Notice tone="good">{words.done(counts)}</Notice>
      {problems.length > 0 && (
        <section>
          <h3 className="mb-2">{words.problems}</h3>
          {problems.length < rejected && <p className="mb-2 text-muted">{words.first}</p>}
          <Table
            label={words.problems}
            columns={[
              { id: 'name', text: words.name, cell: ({ name }) => name || words.row },
              { id: 'row', text: words.row, numeric: true, narrow: 'beside', cell: ({ row }) => write(row) },
              { id: 'reason', text: words.reason, narrow: 'line', cell: ({ reason }) => reason },
            ]}
            rows={problems}
            rowId={({ row }) => row}
            empty={null}
          />
        </section>
      )}
    </>
  );
}
