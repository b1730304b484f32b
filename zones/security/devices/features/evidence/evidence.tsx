import { uploadEvidence } from '@services/security-data/client/evidence';
import { type EvidenceResult, MOST_EVIDENCE_BYTES } from '@services/security-data/contract/evidence';
import { type OsquerySystem, osqueryCommand } from '@services/security-data/contract/osquery-command';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { localDayOf } from '@suite/contract/day';
import { Records } from '@suite/list/records';
import { ViewHead } from '@suite/list/view-head';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { useMayChange } from '@suite/session/may-change';
import { CopyButton } from '@suite/shell/copy-button';
import { reasonOf } from '@suite/shell/form/reason-of';
import { PageSection } from '@suite/shell/page-section';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { FileDrop } from '@suite/ui/file-drop';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { Select } from '@suite/ui/select';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { optionsOf } from '../inventory/options-of';
import { copy } from './copy';
import { isUndated } from './is-undated';

/** Takes files that prove how devices are protected. */
export function Evidence() {
  const isAdministrator = useIsAdministrator();
  const mayChange = useMayChange();
  const [system, setSystem] = useState<OsquerySystem>('windows');
  return (
    <>
      <ViewHead title={copy.heading} text={isAdministrator ? copy.text : copy.ownText} />
      <PageSection title={copy.osqueryTitle} text={copy.osqueryText}>
        <div className="grid gap-3">
          <div className="max-w-60">
            <Select
              label={copy.system}
              options={optionsOf(copy.systems)}
              value={system}
              onChange={(next) => setSystem(next as OsquerySystem)}
            />
          </div>
          <code className="block rounded-md border border-line bg-surface p-3 text-sm break-words">{osqueryCommand(system)}</code>
          <div>
            <CopyButton name={copy.copyCommand} text={osqueryCommand(system)} />
          </div>
        </div>
      </PageSection>
      {mayChange && (
        <PageSection title={copy.uploadTitle} text={isAdministrator ? copy.uploadText : copy.ownUploadText}>
          <Upload />
        </PageSection>
      )}
    </>
  );
}

function Upload() {
  const { client } = useApi();
  const readAnew = useReadAnew();
  const isAdministrator = useIsAdministrator();
  const [adds, setAdds] = useState(true);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [result, setResult] = useState<EvidenceResult>();
  /** A file whose date somebody has to name. */
  const [undated, setUndated] = useState<File>();

  async function upload(file: File, date?: string) {
    setRunning(true);
    setFailure(undefined);
    setResult(undefined);
    setUndated(undefined);
    try {
      setResult(await uploadEvidence(client, file, { addsDevices: isAdministrator && adds, ...(date && { date }) }));
      await readAnew('devices', 'device', 'device-overview');
    } catch (error) {
      if (!date && isUndated(error)) setUndated(file);
      else setFailure(copy.failed(reasonOf(error)));
    }
    setRunning(false);
  }

  return (
    <div className="grid max-w-[760px] gap-3">
      <FileDrop
        label={copy.drop}
        accept={['.json', '.csv', '.txt']}
        maxBytes={MOST_EVIDENCE_BYTES}
        disabled={isRunning}
        onFiles={([file]) => file && void upload(file)}
      />
      {isAdministrator && (
        <label className="flex min-h-9 cursor-pointer items-center gap-2.5">
          <input type="checkbox" className="size-4 flex-none" checked={adds} onChange={() => setAdds(!adds)} />
          {copy.adds}
        </label>
      )}
      {isRunning && <Notice>{copy.uploading}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {undated && <DateForm name={undated.name} onDate={(date) => void upload(undated, date)} />}
      {result && (
        <Notice tone={result.updated + result.added ? 'good' : 'info'}>
          {copy.result(result.updated, result.added)}. <Link href={hashOf('devices', '/')}>{copy.show}</Link>
        </Notice>
      )}
      {result && <Reasons title={copy.unprovenTitle} fileName="checks-unknown" rows={result.unproven} />}
      {result && <Reasons title={copy.rejectedTitle} fileName="hosts-left-out" rows={result.rejected} />}
    </div>
  );
}

interface DateFormProps {
  name: string;
  onDate: (date: string) => void;
}

function DateForm({ name, onDate }: DateFormProps) {
  const [date, setDate] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="grid gap-3 rounded-lg border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!date);
        if (date) onDate(date);
      }}
    >
      <h2>{copy.dateTitle}</h2>
      <p className="text-sm text-muted break-words">{copy.dateText(name)}</p>
      <div className="max-w-60">
        <DateField
          label={copy.date}
          value={date}
          max={localDayOf(Date.now())}
          {...(isMissing && { error: copy.dateMissing })}
          onChange={setDate}
        />
      </div>
      <div>
        <Button type="submit">{copy.uploadDated}</Button>
      </div>
    </form>
  );
}

interface ReasonsProps {
  title: (number: number) => string;
  fileName: string;
  rows: EvidenceResult['rejected'];
}

function Reasons({ title, fileName, rows }: ReasonsProps) {
  if (rows.length === 0) return null;
  return (
    <Records
      label={title(rows.length)}
      head={<h2>{title(rows.length)}</h2>}
      fileName={fileName}
      columns={[
        { id: 'device', text: copy.columns.device, value: ({ device }) => device, narrow: 'beside' },
        { id: 'reason', text: copy.columns.reason, value: ({ reason }) => reason, narrow: 'line' },
      ]}
      rows={rows}
      rowId={({ device, reason }) => `${device} ${reason}`}
    />
  );
}
