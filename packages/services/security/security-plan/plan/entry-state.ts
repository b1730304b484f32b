import { dayText } from '@suite/values/day-text';
import { addDays, daysBetween } from '@suite/values/iso-day';
import { FTC_DAYS, FTC_FROM_CONSUMERS } from '../content/elements';
import type { DataOf, EntryData } from '../contract/registers';
import { YEAR } from './proof';

/** Returns an incident's FTC deadline: 30 days from its discovery, for 500 or more consumers (16 CFR 314.4(j)). */
export function incidentState(incident: DataOf<'incidents'>, today: string): { tone: 'good' | 'warn' | 'bad'; text: string } {
  const { consumers, discoveredOn, ftcNotifiedOn, status } = incident;
  const dueOn = addDays(discoveredOn, FTC_DAYS);
  if (consumers !== null && consumers >= FTC_FROM_CONSUMERS) {
    if (ftcNotifiedOn) {
      const isLate = ftcNotifiedOn > dueOn;
      const days = daysBetween(dueOn, ftcNotifiedOn);
      const text = `FTC notified ${dayText(ftcNotifiedOn)}${isLate ? `, ${days} ${days === 1 ? 'day' : 'days'} late` : ''}`;
      return { tone: isLate || status === 'open' ? 'warn' : 'good', text };
    }
    const left = daysBetween(today, dueOn);
    return left < 0
      ? { tone: 'bad', text: `Notifying the FTC was due ${dayText(dueOn)}` }
      : { tone: 'bad', text: `Notify the FTC by ${dayText(dueOn)}: ${left} ${left === 1 ? 'day' : 'days'} left` };
  }
  if (status === 'closed') return { tone: 'good', text: 'Closed' };
  return consumers === null
    ? {
        tone: 'warn',
        text: `Open. Count the consumers: from ${FTC_FROM_CONSUMERS} on, the FTC is notified by ${dayText(dueOn)}`,
      }
    : { tone: 'warn', text: 'Open' };
}

export function entryState(data: EntryData, today: string): { tone: 'good' | 'warn' | 'bad' | 'neutral'; text: string } {
  switch (data.kind) {
    case 'incidents':
      return incidentState(data, today);
    case 'providers': {
      if (!data.hasData) return { tone: 'neutral', text: 'No customer information' };
      if (!data.contract) return { tone: 'bad', text: 'No agreement' };
      if (!data.assessedOn) return { tone: 'warn', text: 'Never assessed' };
      const until = data.reassessOn ?? addDays(data.assessedOn, YEAR);
      return until < today
        ? { tone: 'warn', text: `Assessment was due ${dayText(until)}` }
        : { tone: 'good', text: `Assessed until ${dayText(until)}` };
    }
    case 'risks': {
      const score = data.likelihood * data.impact;
      const text = `${score >= 15 ? 'High' : score >= 8 ? 'Medium' : 'Low'} · ${score}`;
      return { tone: score >= 15 ? 'bad' : score >= 8 ? 'warn' : 'good', text };
    }
    case 'exceptions': {
      if (!data.approvedOn) return { tone: 'warn', text: 'Not approved' };
      if (data.until && data.until < today) return { tone: 'bad', text: `Ended ${dayText(data.until)}` };
      return { tone: 'good', text: data.until ? `Until ${dayText(data.until)}` : 'Without an end' };
    }
    case 'assets':
      return { tone: data.owner ? 'good' : 'warn', text: data.owner || 'No owner' };
  }
}
