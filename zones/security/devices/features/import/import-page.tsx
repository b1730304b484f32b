import {
  getDevice,
  getDeviceOverview,
  getDevices,
  type ImportResult,
  importColumns,
  importDevices,
} from '@services/devices/contract/devices';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { EncodingField } from '@suite/list/encoding-field';
import { List } from '@suite/list/list';
import { ViewHead } from '@suite/list/view-head';
import { reasonOf } from '@suite/shell/form/reason-of';
import { PageSection } from '@suite/shell/pages/page-section';
import { Button } from '@suite/ui/button';
import { FileDrop } from '@suite/ui/file-drop';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import type { TextEncoding } from '@suite/values/text-encodings';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { columnWords, copy } from './copy';
import { type ReadFile, readRows } from './read-rows';

const MAX_BYTES = 5 * 2 ** 20;

/** Imports a list of devices from CSV. */
export function ImportPage() {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const [file, setFile] = useState<ReadFile & { file: File }>();
  const [failure, setFailure] = useState<string>();
  const [result, setResult] = useState<ImportResult>();
  const [isRunning, setRunning] = useState(false);

  async function choose(chosen: File, encoding?: TextEncoding) {
    setResult(undefined);
    const read = await readRows(chosen, encoding);
    setFailure(typeof read === 'string' ? read : undefined);
    setFile(typeof read === 'string' ? undefined : { ...read, file: chosen });
  }

  async function run(rows: ReadFile['rows']) {
    setRunning(true);
    setFailure(undefined);
    try {
      setResult(await formClient.call(importDevices, { body: { rows } }));
      setFile(undefined);
      await revalidate(getDevices, getDevice, getDeviceOverview);
    } catch (error) {
      setFailure(copy.failed(reasonOf(error)));
    }
    setRunning(false);
  }

  return (
    <>
      <p className="mb-2">
        <Link href={hashOf('devices', '/')}>{copy.back}</Link>
      </p>
      <ViewHead title={copy.heading} text={copy.text} />
      <div className="mb-8 grid max-w-[760px] gap-3">
        <FileDrop
          label={copy.drop}
          accept={['.csv']}
          maxBytes={MAX_BYTES}
          disabled={isRunning}
          onFiles={([chosen]) => chosen && void choose(chosen)}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        {file && (
          <div className="rounded-lg border border-line bg-surface p-4">
            <p className="font-medium">{copy.read(file.rows.length, file.file.name)}</p>
            <p className="mt-1 text-sm text-muted">
              {copy.known}: {file.known.map((column) => columnWords[column].split(':')[0]).join(', ')}
            </p>
            {file.ignored.length > 0 && <p className="mt-1 text-sm text-muted">{copy.ignored(file.ignored.join(', '))}</p>}
            {file.guess && (
              <div className="mt-3 max-w-72">
                <EncodingField
                  guess={file.guess}
                  disabled={isRunning}
                  onChange={(encoding) => void choose(file.file, encoding)}
                />
              </div>
            )}
            <Button className="mt-3" spinning={isRunning} onClick={() => run(file.rows)}>
              {copy.submit(file.rows.length)}
            </Button>
          </div>
        )}
        {result && (
          <Notice tone={result.added + result.updated ? 'good' : 'info'}>
            {copy.done(result.added, result.updated)} <Link href={hashOf('devices', '/')}>{copy.show}</Link>
          </Notice>
        )}
        {result && result.rejected.length > 0 && (
          <List
            label={copy.rejected(result.rejected.length)}
            head={<h2>{copy.rejected(result.rejected.length)}</h2>}
            name="rows-left-out"
            columns={[
              { id: 'line', text: copy.columns.line, value: ({ line }) => line, narrow: 'beside' },
              { id: 'reason', text: copy.columns.reason, value: ({ reason }) => reason, narrow: 'line' },
            ]}
            rows={result.rejected}
            rowId={({ line }) => String(line)}
          />
        )}
      </div>
      <PageSection title={copy.columnsTitle} text={copy.columnsText}>
        <ul className="grid gap-1 text-sm">
          {importColumns.map((column) => (
            <li key={column}>{columnWords[column]}</li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}
