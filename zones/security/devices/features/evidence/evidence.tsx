import { uploadEvidence } from '@services/security-data/client/evidence';
import { type EvidenceResult, MOST_EVIDENCE_BYTES } from '@services/security-data/contract/evidence';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { Records } from '@suite/list/records';
import { ViewHead } from '@suite/list/view-head';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { useMayChange } from '@suite/session/may-change';
import { CopyButton } from '@suite/shell/copy-button';
import { reasonOf } from '@suite/shell/form/reason-of';
import { PageSection } from '@suite/shell/page-section';
import { FileDrop } from '@suite/ui/file-drop';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { Select } from '@suite/ui/select';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { optionsOf } from '../inventory/options-of';
import { commandFor, copy } from './copy';

type System = keyof typeof copy.systems;

/** Takes files that prove how devices are protected. */
export function Evidence() {
  const isAdministrator = useIsAdministrator();
  const mayChange = useMayChange();
  const [system, setSystem] = useState<System>('windows');
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
              onChange={(next) => setSystem(next as System)}
            />
          </div>
          <code className="block rounded-md border border-line bg-surface p-3 text-sm break-words">{commandFor(system)}</code>
          <div>
            <CopyButton name={copy.copyCommand} text={commandFor(system)} />
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

  async function upload(file: File) {
    setRunning(true);
    setFailure(undefined);
    setResult(undefined);
    try {
      setResult(await uploadEvidence(client, file, isAdministrator && adds));
      await readAnew('devices', 'device', 'device-overview');
    } catch (error) {
      setFailure(copy.failed(reasonOf(error)));
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
      {result && (
        <Notice tone={result.updated + result.added ? 'good' : 'info'}>
          {copy.result(result.updated, result.added)}. <Link href={hashOf('devices', '/')}>{copy.show}</Link>
        </Notice>
      )}
      {result && result.rejected.length > 0 && (
        <Records
          label={copy.rejectedTitle(result.rejected.length)}
          head={<h2>{copy.rejectedTitle(result.rejected.length)}</h2>}
          fileName="hosts-left-out"
          columns={[
            { id: 'device', text: copy.columns.device, value: ({ device }) => device, narrow: 'beside' },
            { id: 'reason', text: copy.columns.reason, value: ({ reason }) => reason, narrow: 'line' },
          ]}
          rows={result.rejected}
          rowId={({ device, reason }) => `${device} ${reason}`}
        />
      )}
    </div>
  );
}
