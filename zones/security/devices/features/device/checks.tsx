import type { CheckState, Device, Volume } from '@services/devices/contract/devices';
import type { Source } from '@services/devices/contract/terms';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { useId } from 'react';
import { checkStateWords, checkWords, osText, sourceWords } from '../words/words';
import { copy } from './copy';
import { stepsFor } from './steps';

/** All checks of a device with their proof, and with what to do about those that don't pass. */
export function Checks({ device }: { device: Device }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3">
        {copy.checks}
      </h2>
      {device.checks.length === 0 && <p className="text-muted">{copy.noChecks}</p>}
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {device.checks.map((state) => (
          <Check key={state.check} state={state} device={device} />
        ))}
      </ul>
    </section>
  );
}

function Check({ state, device }: { state: CheckState; device: Device }) {
  const { check, requirement, state: outcome } = state;
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{checkWords[check]}</h3>
        {requirement === 'recommended' && <span className="text-xs text-muted">{copy.recommended}</span>}
        <Badge className="ms-auto" size="sm" {...checkStateWords[outcome]} />
      </div>
      <p className="mt-0.5 text-sm text-muted">
        <Proof state={state} device={device} />
      </p>
      {check === 'os' && <Updates os={device.os} />}
      <Contrary state={state} device={device} />
      {state.volumes.length > 0 && <Volumes volumes={state.volumes} />}
      {outcome !== 'pass' && (
        <details className="mt-2" open={outcome === 'fail' && requirement === 'required'}>
          <summary className="cursor-pointer text-sm font-medium">{copy.steps}</summary>
          <ol className="mt-1 list-decimal space-y-1 ps-5 text-sm text-pretty">
            {stepsFor(check, device.os.platform).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

/** Whether the version is known to lack updates. A supported release may lack them, so nothing says that it has them all. */
function Updates({ os: { version, release, support, newer } }: Pick<Device, 'os'>) {
  const { day } = useFormats();
  if (!release || !version || support === 'unsupported') return null;
  if (newer) return <p className="mt-0.5 text-sm break-words text-warn">{copy.newer(version, newer.version, day(newer.on))}</p>;
  return <p className="mt-0.5 text-sm break-words text-muted">{copy.notJudged(version)}</p>;
}

/** A contradiction between a person and a file. */
function Contrary({ state, device: { os } }: { state: CheckState; device: Device }) {
  const { date } = useFormats();
  const { check, source, observedAt, contrary, reason, state: outcome } = state;
  if (!contrary || !source || !observedAt) return null;
  const says = contrary.system || (contrary.isOn ? copy.on : copy.off);
  if (source === 'self-check')
    return (
      <p className="mt-0.5 text-sm break-words">
        {copy.contradicts(sourceWords[contrary.source], date(contrary.observedAt), says)}
        {reason && ` ${copy.reason(reason)}`}
      </p>
    );
  const shown = check === 'os' ? osText(os) : outcome === 'fail' ? copy.off : copy.on;
  const file = copy.contradicts(sourceWords[source], date(observedAt), shown);
  return <p className="mt-0.5 text-sm break-words">{copy.contradicted(file, date(contrary.observedAt), says)}</p>;
}

/** The volumes that a verdict on encryption covers, and those that it leaves out. */
function Volumes({ volumes }: { volumes: readonly Volume[] }) {
  return (
    <ul aria-label={copy.volumes} className="mt-1 grid gap-0.5 text-sm">
      {volumes.map((volume, place) => (
        <li key={place} className="break-words">
          {volume.name} <span className="text-muted">({copy.volumeRoles[volume.role]})</span>: {volume.detail}
        </li>
      ))}
    </ul>
  );
}

/** The source of a result, and its date. */
function Proof({ state, device: { os } }: { state: CheckState; device: Device }) {
  const { check, source, observedAt, lastBackupAt, isOutdated } = state;
  const { moment, date, day } = useFormats();
  const proof = source && observedAt ? proofText(source, observedAt) : copy.noProof;
  const explanation = isOutdated && observedAt ? copy.outdated(date(observedAt)) : proof;
  if (check !== 'os') return explanation;
  return (
    <>
      {releaseText()} <span className="text-faint">·</span> {explanation}
    </>
  );

  function proofText(by: Source, at: string): string {
    return lastBackupAt ? copy.lastBackup(moment(lastBackupAt), sourceWords[by]) : copy.proof(sourceWords[by], moment(at));
  }

  function releaseText(): string {
    if (!os.release) return copy.noRelease(os.version && osText(os));
    if (!os.endsOn) return (os.support === 'unsupported' ? copy.ended : copy.noEnd)(os.release);
    return (os.support === 'unsupported' ? copy.endedOn : copy.endsOn)(os.release, day(os.endsOn));
  }
}
