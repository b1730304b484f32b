import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { zones } from '@suite/zones/zones';
import type { Event, EventType } from './contract/feed';

/** Names of the kinds of notifications in the settings. */
export const kindNames: Partial<Record<EventType, string>> = {
  'import.finished': 'An import finished',
  'import.failed': 'An import failed',
  'connection.broken': 'A connection stopped working',
  'report.ready': 'A report is ready',
  'to-do.assigned': 'A to-do is assigned to you',
  'proposal.viewed': 'A client opened a proposal',
  'proposal.asked': 'A client asks about a proposal',
  'proposal.accepted': 'A proposal was accepted',
  'proposal.declined': 'A proposal was declined',
  'proposal.expired': 'A proposal expired',
  'proposal.approval-asked': 'A proposal awaits approval',
  'proposal.approval-decided': 'Your proposal was approved or returned',
  'payment.received': 'A payment was collected',
  'payment.failed': 'A payment failed',
  'payment.disputed': 'A payment is disputed',
  'device-return.overdue': 'Devices of somebody who left are overdue',
  'course.overdue': 'A course of yours is overdue',
  'courses.overdue': 'Courses of people are overdue',
  'lead.received': 'Somebody wrote to the firm',
  'lead.replied': 'A lead wrote again',
  'lead.assigned': 'A lead is assigned to you',
  'booking.made': 'An appointment was booked or moved',
  'booking.canceled': 'An appointment was canceled',
  'access.requested': 'Somebody asks for access to an app',
  'person.joined': 'Somebody joined the company',
  'webhook.disabled': 'A webhook was switched off',
};

const sources: Record<string, string> = {
  'quickbooks-online': 'QuickBooks Online',
  'quickbooks-desktop': 'QuickBooks Desktop',
  'google-sheets': 'Google Sheets',
  'microsoft-office': 'Microsoft 365',
  xero: 'Xero',
};

const nameOf = (source: string) => sources[source] ?? source;

const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count.toLocaleString('en-US')} ${noun}s`);

/** Describes an event in one line. @param day formats a day, `2026-03-31` */
export function textOf({ type, data }: Event, day: (text: string) => string): string {
  switch (type) {
    case 'person.joined':
      return `${data.name || 'Somebody'} joined the company.`;
    case 'ledger.changed':
      return `The ledger is now as of ${day(data.asOf)}.`;
    case 'clients.added':
      return data.count === 1 ? '1 client was added.' : `${data.count} clients were added.`;
    case 'import.finished': {
      const rejected = data.rejected ? `, ${counted(data.rejected, 'row')} rejected` : '';
      return `Imported ${whatOf(data.run)}: ${counted(data.imported, 'record')}${rejected}.`;
    }
    case 'import.failed':
      return `The import of ${whatOf(data.run)} failed. ${data.failure ?? ''}`.trim();
    case 'connection.broken':
      return `${nameOf(data.source)} stopped the connection. Connect it again.`;
    case 'access.requested':
      return `${data.name || 'Somebody'} asks for access to ${zones[data.app].title}.`;
    case 'report.ready':
      return `The ${data.kind} report of ${day(data.from)} – ${day(data.to)} is ready.`;
    case 'to-do.assigned':
      return `${data.by} assigned you a to-do: ${data.title}, ${data.client}.`;
    case 'proposal.viewed':
      return `${data.client} opened ${data.title}.`;
    case 'proposal.asked':
      return `${data.client} asks about ${data.title}.`;
    case 'proposal.accepted':
      return `${data.client} accepted ${data.title}.`;
    case 'proposal.declined':
      return `${data.client} declined ${data.title}${data.reason ? `: ${data.reason}` : '.'}`;
    case 'proposal.expired':
      return `${data.title} for ${data.client} expired without an answer.`;
    case 'proposal.approval-asked':
      return `${data.by} asks you to approve ${data.title} for ${data.client}.`;
    case 'proposal.approval-decided':
      if (data.isApproved) return `${data.by} approved ${data.title} for ${data.client}. It was sent.`;
      return `${data.by} returned ${data.title} for ${data.client}${data.note ? `: ${data.note}` : '.'}`;
    case 'payment.received':
      return `A payment of ${data.client} for ${data.title} was collected.`;
    case 'payment.failed':
      return `A payment of ${data.client} for ${data.title} failed. ${data.failure}`.trim();
    case 'payment.disputed':
      return `The bank of ${data.client} disputes a payment for ${data.title}. Answer it in Stripe.`;
    case 'device-return.overdue':
      return `Devices of ${data.name || 'somebody who left'} were to be returned and wiped by ${day(data.dueOn)}.`;
    case 'course.overdue':
      return `Your course ${data.course} was due ${day(data.dueOn)}.`;
    case 'courses.overdue':
      return `${counted(data.count, 'course')} of your people became overdue.`;
    case 'lead.received':
      return `${data.name} wrote to the firm: ${data.about}.`;
    case 'lead.replied':
      return `${data.name} wrote again: ${data.about}.`;
    case 'lead.assigned':
      return `${data.by} assigned you the lead ${data.name}.`;
    case 'booking.made':
      return `${data.name} ${data.isMoved ? 'moved' : 'booked'} ${data.type}: ${day(data.day)}.`;
    case 'booking.canceled':
      return `${data.name} canceled ${data.type} on ${day(data.day)}.`;
    case 'webhook.disabled':
      return data.reason === 'gone'
        ? `The webhook to ${data.host} was switched off, because its receiver is gone.`
        : `The webhook to ${data.host} was switched off, because deliveries failed for five days.`;
  }
}

const whatOf = (run: Extract<Event, { type: 'import.failed' }>['data']['run']) =>
  run?.fileName ?? (run ? nameOf(run.source) : 'a file');

/** Returns the page that a notification links to. */
export function addressOf(deployment: Deployment, { type, data }: Event): string {
  switch (type) {
    case 'person.joined':
      return zoneUrl(deployment, 'app-manager', '/person', { id: data.userId });
    case 'ledger.changed':
      return zoneUrl(deployment, 'iq-dashboard');
    case 'clients.added':
      return zoneUrl(deployment, 'iq-clients');
    case 'import.finished':
    case 'import.failed':
      return data.run
        ? zoneUrl(deployment, 'iq-settings', '/import', { id: data.run.id })
        : zoneUrl(deployment, 'iq-settings', '/imports');
    case 'connection.broken':
      return zoneUrl(deployment, 'iq-settings');
    case 'access.requested':
      return zoneUrl(deployment, 'app-manager', '/requests');
    case 'report.ready':
      return zoneUrl(deployment, 'iq-reports', '/report', { id: data.reportId });
    case 'to-do.assigned':
      return zoneUrl(deployment, 'iq-client-advisory');
    case 'proposal.viewed':
    case 'proposal.asked':
    case 'proposal.accepted':
    case 'proposal.declined':
    case 'proposal.expired':
    case 'proposal.approval-asked':
    case 'proposal.approval-decided':
      return zoneUrl(deployment, 'offer', '/proposal', { id: data.proposalId });
    case 'payment.received':
    case 'payment.failed':
    case 'payment.disputed':
      return zoneUrl(deployment, 'offer', '/proposal', { id: data.proposalId });
    case 'device-return.overdue':
      return zoneUrl(deployment, 'devices', '/returns');
    case 'course.overdue':
      return zoneUrl(deployment, 'training', '/course', { id: data.courseId });
    case 'courses.overdue':
      return zoneUrl(deployment, 'training', '/people', { state: 'overdue' });
    case 'lead.received':
    case 'lead.replied':
    case 'lead.assigned':
      return zoneUrl(deployment, 'contact', '/', { lead: data.leadId });
    case 'booking.made':
    case 'booking.canceled':
      return zoneUrl(deployment, 'contact', '/appointments');
    case 'webhook.disabled':
      return zoneUrl(deployment, 'app-manager');
  }
}
