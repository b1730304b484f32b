import { type ControlDetails, deleteControlEvidence, type Evidence } from '@services/security-plan/contract/controls';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { Icon } from '@suite/ui/icon';
import { Link } from '@suite/ui/link';
import { lazy, Suspense, useState } from 'react';
import { useSave } from '../fields/use-save';
import { copy } from './copy';

const EvidenceDialog = lazy(async () => ({ default: (await import('./evidence-dialog')).EvidenceDialog }));

interface Props {
  control: ControlDetails;
  mayChange: boolean;
}

/** Evidence for a control, newest first. */
export function EvidenceList({ control: { key, evidences }, mayChange }: Props) {
  const { formClient } = useApi();
  const { config } = useSuite();
  const { day } = useFormats();
  const { saveInDialog } = useSave();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Evidence>();
  const api = config.API_BASE_URL;
  return (
    <section aria-label={copy.evidence}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2>{copy.evidence}</h2>
        {mayChange && (
          <Button size="sm" variant="quiet" onClick={() => setAdding(true)}>
            {copy.add}
          </Button>
        )}
      </div>
      {evidences.length === 0 && <p className="text-muted">{copy.evidenceNone}</p>}
      {evidences.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {evidences.map((one) => (
            <li key={one.id} className="flex items-start gap-3 px-4 py-3">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                  {one.title} {one.isExpired && <Badge size="sm" tone="bad" text={copy.expired} />}
                </p>
                {one.note && <p className="text-muted wrap-anywhere">{one.note}</p>}
                <p className="text-xs text-muted">
                  {[copy.dated(day(one.on)), one.expiresOn && copy.expires(day(one.expiresOn)), one.owner && copy.by(one.owner)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {one.file && (
                  <Link newTab href={`${api}${one.file.url}`}>
                    {copy.open(one.file.name)}
                  </Link>
                )}
              </div>
              {mayChange && (
                <Button size="sm" variant="plain" aria-label={copy.remove(one.title)} onClick={() => setRemoved(one)}>
                  <Icon name="close" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Suspense>{isAdding && <EvidenceDialog controlKey={key} onClose={() => setAdding(false)} />}</Suspense>
      {removed && (
        <ConfirmDialog
          title={copy.removeTitle}
          keep={copy.keep}
          confirm={copy.removeConfirm}
          failed={(error) => reasonOf(error)}
          onConfirm={() =>
            saveInDialog(
              () => formClient.call(deleteControlEvidence, { params: { key, evidenceId: removed.id } }),
              copy.removed,
            ).then(() => setRemoved(undefined))
          }
          onClose={() => setRemoved(undefined)}
        >
          <p>{copy.removeText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
