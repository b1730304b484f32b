import { uploadEvidence } from '@services/devices/browser/evidence';
import { day, getDevice, getDeviceOverview, getDevices } from '@services/devices/contract/devices';
import { type EvidenceResult, MAX_EVIDENCE_BYTES } from '@services/devices/contract/evidence';
import { type OsquerySystem, osqueryCommand } from '@services/devices/contract/osquery-command';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { List } from '@suite/list/list';
import { ViewHead } from '@suite/list/view-head';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { useMayChange } from '@suite/session/may-change';
import { CopyButton } from '@suite/shell/copy-button';
import { reasonOf } from '@suite/shell/form/reason-of';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { PageSection } from '@suite/shell/pages/page-section';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { FileDrop } from '@suite/ui/file-drop';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { Select } from '@suite/ui/select';
import { localDayOf } from '@suite/values/iso-day';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { optionsOf } from '../inventory/options-of';
import { reasonText, stateWords } from '../words/words';
import { copy } from './copy';
import { deviceColumn } from './device-column';
import { FileChecks } from './file-checks';

/** Whether a file was refused because its date is unknown. */
function isUndated(error: unknown): boolean {
  if (!(error instanceof SuiteError) || error.code !== 'invalid_request') return false;
  const { body } = error;
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : undefined;
  return typeof fields === 'object' && fields !== null && Object.hasOwn(fields, 'date');
}

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
  const revalidate = useRevalidate();
  const isAdministrator = useIsAdministrator();
  const [adds, setAdds] = useState(true);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [result, setResult] = useState<EvidenceResult>();
  /** A file whose date has to be entered. */
  const [undated, setUndated] = useState<File>();

  async function upload(file: File, date?: string) {
    setRunning(true);
    setFailure(undefined);
    setResult(undefined);
    setUndated(undefined);
    try {
      setResult(await uploadEvidence(client, file, { addsDevices: isAdministrator && adds, ...(date && { date }) }));
      await revalidate(getDevices, getDevice, getDeviceOverview);
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
        accept={['.json', '.csv', '.txt', '.log']}
        maxBytes={MAX_EVIDENCE_BYTES}
        disabled={isRunning}
        onFiles={([file]) => file && void upload(file)}
      />
      {isAdministrator && <Checkbox label={copy.adds} className="min-h-9 gap-2.5" checked={adds} onChange={setAdds} />}
      {isRunning && <Notice>{copy.uploading}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {undated && <DateForm name={undated.name} onDate={(date) => upload(undated, date)} />}
      {result && (
        <Notice tone={result.updated + result.added ? 'good' : 'info'}>
          {[copy.result(result.updated, result.added), copy.verdicts(result.counts)].filter(Boolean).join(': ')}.{' '}
          <Link href={hashOf('devices', '/')}>{copy.show}</Link>
        </Notice>
      )}
      {result && <Verdicts result={result} />}
      {result && <FileChecks devices={result.devices} />}
      {result && <LackingColumns result={result} />}
      {result && <Reasons title={copy.unprovenTitle} fileName="checks-unknown" rows={result.unproven} />}
      {result && <Reasons title={copy.rejectedTitle} fileName="hosts-left-out" rows={result.rejected} />}
      {result && (
        <Reasons
          title={() => copy.unreadTitle}
          heading={copy.columns.what}
          fileName="rows-not-read"
          rows={result.unread.map(({ what, reason }) => ({ device: what, reason }))}
        />
      )}
    </div>
  );
}

/** The verdicts on the devices in a file, each linked to its page. */
function Verdicts({ result: { devices, counts } }: { result: EvidenceResult }) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (devices.length === 0) return null;
  return (
    <>
      <List
        label={copy.verdictsTitle}
        head={<h2>{copy.verdictsTitle}</h2>}
        name="device-verdicts"
        columns={[
          deviceColumn,
          {
            id: 'state',
            text: copy.columns.state,
            value: ({ state }) => stateWords[state].text,
            cell: ({ state }) => <Badge size="sm" {...stateWords[state]} />,
            narrow: 'beside',
          },
          { id: 'why', text: copy.columns.why, value: reasonText, narrow: 'line' },
        ]}
        rows={devices}
        rowId={({ id }) => id}
      />
      {devices.length < total && <p className="text-sm text-muted">{copy.moreVerdicts(devices.length)}</p>}
    </>
  );
}

/** Columns that the checks read and the file lacks. */
function LackingColumns({ result: { lacking, source } }: { result: EvidenceResult }) {
  if (lacking.length === 0) return null;
  const { lackingColumns: heads } = copy;
  return (
    <>
      <List
        label={copy.lackingTitle}
        head={<h2>{copy.lackingTitle}</h2>}
        name="missing-columns"
        columns={[
          { id: 'table', text: heads.table, value: ({ table }) => table, narrow: 'beside' },
          { id: 'columns', text: heads.columns, value: ({ columns }) => columns.join(', '), narrow: 'line' },
          {
            id: 'query',
            text: heads.query,
            value: ({ query }) => query,
            cell: ({ query }) => <code className="text-sm break-words">{query}</code>,
            narrow: 'line',
          },
        ]}
        rows={lacking}
        rowId={({ table }) => table}
      />
      <p className="text-sm text-muted">{source === 'osquery' ? copy.lackingText : copy.lackingExport}</p>
    </>
  );
}

interface DateFormProps {
  name: string;
  onDate: (date: string) => Promise<void>;
}

const dateSchema = fields({ date: worded(day, copy.dateMissing) });

function DateForm({ name, onDate }: DateFormProps) {
  const form = useForm(dateSchema, { saved: { date: '' }, save: ({ date }) => onDate(date) });
  return (
    <form className="grid gap-3 rounded-lg border border-line bg-surface p-4" {...form.element}>
      <h2>{copy.dateTitle}</h2>
      <p className="text-sm text-muted break-words">{copy.dateText(name)}</p>
      <div className="max-w-60">
        <DateField label={copy.date} max={localDayOf(Date.now())} {...form.field('date')} />
      </div>
      <div>
        <Button type="submit" spinning={form.isRunning}>
          {copy.uploadDated}
        </Button>
      </div>
    </form>
  );
}

interface ReasonsProps {
  title: (number: number) => string;
  /** The heading of what the reasons are about. */
  heading?: string;
  fileName: string;
  rows: EvidenceResult['rejected'];
}

function Reasons({ title, heading = copy.columns.device, fileName, rows }: ReasonsProps) {
  if (rows.length === 0) return null;
  return (
    <List
      label={title(rows.length)}
      head={<h2>{title(rows.length)}</h2>}
      name={fileName}
      columns={[
        { id: 'device', text: heading, value: ({ device }) => device, narrow: 'beside' },
        { id: 'reason', text: copy.columns.reason, value: ({ reason }) => reason, narrow: 'line' },
      ]}
      rows={rows}
      rowId={({ device, reason }) => `${device} ${reason}`}
    />
  );
}
