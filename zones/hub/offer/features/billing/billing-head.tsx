import type { Billing } from '@services/payments/contract/billing';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { useToday } from '../payments/days';
import { CardEnd } from '../payments/expiring-cards';
import { copy, statuses } from './copy';
import { EndDialog } from './end-dialog';
import { PauseDialog } from './pause-dialog';
import { ResumeDialog } from './resume-dialog';

type Action = keyof typeof copy.actions;

const actionsOf: Record<Billing['status'], readonly Action[]> = {
  active: ['pause', 'end'],
  paused: ['resume', 'end'],
  ended: [],
};

interface Props {
  billing: Billing;
  mayChange: boolean;
}

/** Status of a billing, its payment method, and the actions on the billing as a whole. */
export function BillingHead({ billing, mayChange }: Props) {
  const [dialog, setDialog] = useState<Action>();
  const props = { billing, onClose: () => setDialog(undefined) };
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge {...statuses[billing.status]} size="sm" />
          <StatusText billing={billing} />
        </p>
        <MethodText billing={billing} />
      </div>
      {mayChange && (
        <div className="flex gap-2 print:hidden">
          {actionsOf[billing.status].map((act) => (
            <Button key={act} variant="quiet" size="sm" onClick={() => setDialog(act)}>
              {copy.actions[act]}
            </Button>
          ))}
        </div>
      )}
      {dialog === 'pause' && <PauseDialog {...props} />}
      {dialog === 'resume' && <ResumeDialog {...props} />}
      {dialog === 'end' && <EndDialog {...props} />}
    </div>
  );
}

function StatusText({ billing: { status, pausedOn, endsOn } }: { billing: Billing }) {
  const { day } = useMetricFormats();
  if (status === 'paused') return pausedOn && copy.pausedOn(day(pausedOn));
  if (endsOn) return copy.ends(day(endsOn));
  return status === 'ended' && copy.ended;
}

function MethodText({ billing: { provider, method } }: { billing: Billing }) {
  const today = useToday();
  if (provider === 'manual')
    return (
      <p className="text-muted">
        {copy.methods.manual} <Link href={hashOf('offer', '/settings', { part: 'payments' })}>{copy.methods.bankDetails}</Link>
      </p>
    );
  if (!method) return <p className="text-muted">{copy.methods.none}</p>;
  return (
    <p>
      <span className="text-muted">{copy.methods.saved}</span> {method.label}
      {method.expires && (
        <>
          {' '}
          <span aria-hidden="true">·</span> <CardEnd expires={method.expires} today={today} />
        </>
      )}
    </p>
  );
}
