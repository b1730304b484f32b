import type { Device, Evidence } from '@services/devices/contract/devices';
import { getHandoverPdf } from '@services/devices/contract/handovers';
import { checks, switches } from '@services/devices/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { apiOrigin } from '@suite/zones/addresses';
import { type ReactNode, useId } from 'react';
import { checksText, osText, sourceWords, statusWords } from '../words/words';
import { copy } from './copy';

/** The device's data in the inventory. */
export function Facts({ device }: { device: Device }) {
  const { day, moment } = useFormats();
  const { deployment } = useSuite();
  const { facts: words } = copy;
  const { disposal } = device;
  const rows: [string, ReactNode][] = [
    [words.status, statusWords[device.status]],
    [words.owner, device.owner?.name ?? copy.nobody],
    [words.os, osText(device.os)],
    [words.model, [device.manufacturer, device.model].filter(Boolean).join(' ') || copy.none],
    [words.serial, device.serial || copy.none],
    [words.location, device.location || copy.none],
    [words.lastSeen, device.lastSeenAt ? moment(device.lastSeenAt) : copy.never],
    ...(device.purchasedOn ? [[words.purchased, day(device.purchasedOn)] as [string, ReactNode]] : []),
    ...(device.warrantyUntil ? [[words.warranty, day(device.warrantyUntil)] as [string, ReactNode]] : []),
    ...(device.notes ? [[words.notes, device.notes] as [string, ReactNode]] : []),
  ];
  if (disposal) {
    const method = copy.disposing.methods[disposal.method as keyof typeof copy.disposing.methods] ?? disposal.method;
    rows.push([words.disposal, [day(disposal.on), method, disposal.note].filter(Boolean).join(' · ')]);
  }
  if (disposal?.certificate)
    rows.push([
      words.certificate,
      <Link key="certificate" newTab href={`${apiOrigin(deployment)}${disposal.certificate.path}`}>
        {disposal.certificate.name}
      </Link>,
    ]);
  return (
    <Panel title={copy.details}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** The evidence about a device, and its handovers. */
export function History({ device: { evidence, handovers } }: { device: Device }) {
  const { formClient } = useApi();
  const { day } = useFormats();
  return (
    <>
      <Panel title={copy.evidence}>
        {evidence.length === 0 && <p className="text-sm text-muted">{copy.noEvidence}</p>}
        <ul className="grid gap-3 text-sm">
          {evidence.map((each) => (
            <EvidenceItem key={each.id} evidence={each} />
          ))}
        </ul>
      </Panel>
      {handovers.length > 0 && (
        <Panel title={copy.handovers}>
          <ul className="grid gap-2 text-sm">
            {handovers.map(({ id, kind, person, on }) => (
              <li key={id} className="flex items-center justify-between gap-3">
                <span>
                  {copy.handover[kind]} {person}, {day(on)}
                </span>
                <DownloadButton
                  size="sm"
                  text={copy.pdf}
                  label={`${copy.pdf}: ${copy.handover[kind]} ${person}`}
                  file={() => formClient.call(getHandoverPdf, { params: { handoverId: id } })}
                />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function EvidenceItem({
  evidence: { source, by, at, claims, osVersion, picture, fileName, claimed, unproven, reasons },
}: {
  evidence: Evidence;
}) {
  const { moment } = useFormats();
  const { deployment } = useSuite();
  const those = (isOn: boolean) => checksText(switches.filter((each) => claims[each] === isOn));
  return (
    <li>
      <p>
        {moment(at)} <span className="text-muted">{copy.evidenceBy(sourceWords[source], by)}</span>
      </p>
      <p className="break-words text-muted">
        {[copy.says(those(true), those(false), checksText(claimed)), osVersion, fileName].filter(Boolean).join(' · ')}
      </p>
      {Object.values(unproven).map((reason) => (
        <p key={reason} className="break-words text-warn">
          {reason}
        </p>
      ))}
      {checks
        .filter((check) => reasons[check])
        .map((check) => (
          <p key={check} className="break-words">
            {copy.reasonFor(checksText([check]), reasons[check] ?? '')}
          </p>
        ))}
      {picture && (
        <Link newTab href={`${apiOrigin(deployment)}${picture}`}>
          {copy.screenshot}
        </Link>
      )}
    </li>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-4">
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
