import type { Role } from '@services/identity/contract/access';
import type { AuditAction, AuditEntry } from '@services/identity/contract/audit';
import { type ZoneName, zones } from '@suite/zones/zones';
import { copy } from './copy';

const listed = new Intl.ListFormat('en');

const titleOf = (app: string): string => (Object.hasOwn(zones, app) ? zones[app as ZoneName].title : app);

type Changes = AuditEntry['changes'];

const words: Record<AuditAction, (subject: string, changes: Changes) => string> = {
  'person.joined': (_, changes) => copy.joined(roleOf(changes)),
  'person.role': (subject, changes) => copy.madeRole(subject, roleOf(changes)),
  'person.status': (subject, [change]) => (change?.to === 'active' ? copy.reactivated(subject) : copy.deactivated(subject)),
  'person.groups': (subject, [change]) => groupsOf(subject, change?.from ?? '', change?.to ?? ''),
  'person.apps': (subject, changes) => appsOf(subject, changes),
  'group.created': (subject, changes) => joined([copy.createdGroup(subject), changes.length > 0 && appsOf(copy.it, changes)]),
  'group.changed': (subject, changes) => {
    const renamed = changes.find(({ what }) => what === 'name');
    const apps = changes.filter((change) => change !== renamed);
    return joined([
      renamed && copy.renamedGroup(renamed.from ?? '', subject),
      apps.length > 0 && appsOf(renamed ? copy.it : copy.group(subject), apps),
    ]);
  },
  'group.deleted': (subject) => copy.deletedGroup(subject),
  'invitation.sent': (subject, changes) => copy.invited(subject, roleOf(changes)),
  'invitation.sent-again': (subject) => copy.invitedAgain(subject),
  'invitation.revoked': (subject) => copy.tookBack(subject),
  'request.asked': (_, [change]) => copy.asked(titleOf(change?.what ?? ''), change?.to),
  'request.granted': (subject, [change]) => copy.granted(subject, titleOf(change?.what ?? ''), change?.to),
  'request.refused': (subject, [change]) => copy.refused(subject, titleOf(change?.what ?? ''), change?.to),
  'account.name': (_, [change]) => copy.changedName(change?.from ?? '', change?.to ?? ''),
  'account.operator': (subject, [change]) => copy.setOperator(subject, change?.to === 'true'),
  'account.password': () => copy.changedPassword,
  'account.password-reset': () => copy.resetPassword,
  'account.authenticator': () => copy.setUpAuthenticator,
  'account.mfa': (_, [change]) => copy.turnedMfa(change?.to === 'true'),
  'account.recovery-codes': () => copy.madeRecoveryCodes,
  'account.recovery-code-used': () => copy.usedRecoveryCode,
  'account.session-ended': (_, [change]) => copy.endedSession(change?.from),
  'account.sessions-ended': () => copy.endedSessions,
  'account.provider-linked': (_, [change]) => copy.linkedProvider(change?.to ?? ''),
  'account.passkey-added': (_, [change]) => copy.addedPasskey(change?.to ?? ''),
  'account.passkey-removed': (_, [change]) => copy.removedPasskey(change?.from ?? ''),
  'person.sign-in-reset': (subject) => copy.resetSignIn(subject),
  'company.joining': (domain, changes) => {
    const [change] = changes;
    return change?.to ? copy.letJoin(domain, roleOf(changes)) : copy.stoppedJoining(domain);
  },
  'company.two-factor': (_, changes) =>
    joined(
      changes.map(({ what, to }) =>
        what === 'required' ? copy.requiredTwoFactor(to === 'true') : copy.trustedProvider(to === 'true'),
      ),
    ),
  'firm.provisioned': (subject) => copy.provisioned(subject),
  'clients.added': (_, [change]) => copy.addedClients(change?.to ?? ''),
  'clients.merged': (subject, changes) => copy.mergedClients(changes.map(({ from }) => from).join(', '), subject),
  'clients.distinguished': (_, changes) => copy.distinguishedClients(changes.map(({ from }) => from).join(', ')),
  'client.separated': (subject, [change]) => copy.separatedClient(subject, change?.from ?? ''),
  'client.changed': (subject, changes) => copy.changedClient(subject, settingsOf(changes, copy.client)),
  'connection.made': (subject, [change]) => copy.connected(subject, change?.to ?? ''),
  'connection.renewed': (subject, [change]) => copy.reconnected(subject, change?.to ?? ''),
  'connection.password': (subject) => copy.madePassword(subject),
  'connection.ended': (subject) => copy.disconnected(subject),
  'connection.duplicates': (subject, changes) => copy.choseDuplicates(subject, settingTo(changes, 'duplicates')),
  'upload.imported': (subject, changes) => copy.imported(subject, spaced(settingTo(changes, 'kind')), settingTo(changes, 'asOf')),
  'upload.corrected': (subject, [change]) => copy.correctedRows(subject, change?.to ?? ''),
  'upload.deleted': (subject) => copy.deletedUpload(subject),
  'import.undone': (subject) => copy.undidImport(subject),
  'advice.changed': (_, changes) => copy.changedAdvice(settingsOf(changes, copy.advice)),
  'reminder.sent': (subject, [change]) => copy.reminded(subject, change?.to ?? ''),
  'report.sent': (subject, [change]) => copy.sentReport(subject, change?.to ?? ''),
  'report-schedule.created': (subject, changes) => copy.addedSchedule(subject, settingTo(changes, 'recipients')),
  'report-schedule.changed': (subject, changes) => copy.changedSchedule(subject, settingsOf(changes, copy.schedule)),
  'report-schedule.deleted': (subject) => copy.deletedSchedule(subject),
  'report-branding.changed': (_, changes) => copy.changedBranding(settingsOf(changes, copy.branding)),
  'book-service.created': (subject, changes) => copy.addedService(subject, settingTo(changes, 'price')),
  'book-service.changed': (subject, changes) => copy.changedService(subject, settingsOf(changes, copy.bookService)),
  'book-services.imported': (_, changes) => copy.importedServices(listed.format(changes.map(({ to }) => to ?? ''))),
  'letter.created': (subject) => copy.addedLetter(subject),
  'letter.changed': (subject, changes) => copy.changedLetter(subject, settingsOf(changes, copy.letter)),
  'prices.changed': (_, changes) => {
    const [first] = changes;
    return first?.what === 'months' ? copy.replacedPrices(first.from, first.to) : copy.changedPrices(settingsOf(changes));
  },
  'price-rule.changed': (_, changes) => copy.changedPriceRule(settingsOf(changes, copy.priceRule)),
  'rate.changed': (subject, [change]) => copy.changedRate(subject, change?.from ?? null, change?.to ?? null),
  'terms.changed': (_, [change]) => copy.changedTerms(change?.from ?? null, change?.to ?? ''),
  'sample-data.added': () => copy.addedSample,
  'sample-data.removed': () => copy.removedSample,
  'metrics.chosen': (_, [change]) => (change?.to === 'true' ? copy.leftOutUnsure : copy.includedUnsure),
  'vendors.decided': (subject, [change]) => {
    const other = change?.what ?? '';
    if (change?.to === 'suggested') return copy.undecided(subject, other);
    return change?.to === 'accepted' ? copy.merged(subject, other) : copy.separated(subject, other);
  },
  'vendor.categorized': (subject, [change]) => copy.categorized(subject, change?.to && spaced(change.to)),
  'proposal.sent': (subject) => copy.sentProposal(subject),
  'proposal.approved': (subject) => copy.approvedProposal(subject),
  'proposal.returned': (subject) => copy.returnedProposal(subject),
  'proposal.withdrawn': (subject) => copy.withdrewProposal(subject),
  'proposal.extended': (subject, [change]) => copy.extendedProposal(subject, change?.to ?? ''),
  'proposal.reminded': (subject, [change]) => copy.remindedOfProposal(subject, change?.to ?? ''),
  'proposal.link-copied': (subject, [change]) => copy.copiedLink(subject, change?.to ?? ''),
  'proposal.deleted': (subject) => copy.deletedDraft(subject),
  'proposals.started': (subject, [change]) => copy.startedProposals(subject, Number(change?.to ?? 0)),
  'offer-settings.changed': (_, changes) => copy.changedOfferSettings(settingsOf(changes, copy.offers)),
  'chat-settings.changed': (_, changes) => copy.changedChatSettings(settingsOf(changes, copy.chat)),
  'billing.paused': (subject) => copy.pausedBilling(subject),
  'billing.resumed': (subject) => copy.resumedBilling(subject),
  'billing.ended': (subject, changes) => copy.endedBilling(subject, settingTo(changes, 'endsOn')),
  'billing.completed': (subject, changes) => copy.completedWork(subject, settingTo(changes, 'line')),
  'payment.received': (subject, changes) => copy.receivedPayment(subject, settingTo(changes, 'amount')),
  'payment.reopened': (subject, changes) => copy.reopenedPayment(subject, settingTo(changes, 'amount')),
  'payment.cancelled': (subject, changes) => copy.cancelledPayment(subject, settingTo(changes, 'amount')),
  'payment.retried': (subject, changes) => copy.retriedPayment(subject, settingTo(changes, 'amount')),
  'payment.refunded': (subject, changes) =>
    copy.refundedPayment(subject, settingTo(changes, 'amount'), settingTo(changes, 'reason')),
  'credit.applied': (subject, changes) => copy.appliedCredit(subject, settingTo(changes, 'amount')),
  'credit.paid-back': (subject, changes) =>
    copy.paidBackCredit(subject, settingTo(changes, 'amount'), settingTo(changes, 'reason')),
  'statement.uploaded': (subject) => copy.uploadedStatement(subject),
  'statement-line.dismissed': (subject) => copy.dismissedStatementLine(subject),
  'statement-line.reopened': (subject) => copy.reopenedStatementLine(subject),
  'bank-details.changed': () => copy.changedBankDetails,
  'leakage.dismissed': (subject, changes) => copy.dismissedLeakage(subject, settingTo(changes, 'reason')),
  'leakage.reopened': (subject) => copy.reopenedLeakage(subject),
  'invoice-settings.changed': (subject) => copy.changedInvoiceSettings(subject),
  'invoice.written': (subject) => copy.wroteInvoices(subject),
  'invoice.retried': (subject) => copy.retriedInvoice(subject),
  'invoice.dismissed': (subject, changes) => copy.dismissedInvoice(subject, settingTo(changes, 'reason')),
  'invoice.contact': (subject, changes) => copy.choseContact(subject, settingTo(changes, 'contact')),
  'stripe.connected': (_, changes) => copy.connectedStripe(settingTo(changes, 'key')),
  'stripe.disconnected': () => copy.disconnectedStripe,
  'vendor.reviewed': (subject, changes) => copy.reviewedVendor(subject, settingTo(changes, 'rating')),
  'vendor.review-deleted': (subject) => copy.deletedReview(subject),
  'vendor.tool-changed': (subject) => copy.changedTool(subject),
  'vendor.introduction-requested': (subject) => copy.requestedIntroduction(subject),
  'vendor.introduction-withdrawn': (subject) => copy.withdrewIntroduction(subject),
  'directory.vendor-added': (subject) => copy.addedVendor(subject),
  'directory.vendor-changed': (subject) => copy.changedVendor(subject),
  'directory.vendor-deleted': (subject) => copy.deletedVendor(subject),
  'directory.imported': (subject, changes) =>
    copy.importedVendors(subject, settingTo(changes, 'added'), settingTo(changes, 'updated')),
  'device.added': (subject) => copy.addedDevice(subject),
  'device.changed': (subject, changes) => copy.changedDevice(subject, settingsOf(changes, copy.device)),
  'device.removed': (subject) => copy.removedDevice(subject),
  'website.started': (subject) => copy.startedWebsite(subject),
  'website.facts': () => copy.changedWebsiteFacts(),
  'website.address': (subject, changes) => copy.changedWebsiteAddress(changes[0]?.to ?? subject),
  'website.rolled-back': (subject) => copy.rolledBackWebsite(subject),
  'website-page.created': (subject) => copy.createdWebsitePage(subject),
  'website-pages.moved': () => copy.movedWebsitePages(),
  'website-page.published': (subject) => copy.publishedWebsitePage(subject),
  'website-page.scheduled': (subject) => copy.scheduledWebsitePage(subject),
  'website-page.unscheduled': (subject) => copy.unscheduledWebsitePage(subject),
  'website-page.unpublished': (subject) => copy.unpublishedWebsitePage(subject),
  'website-page.trashed': (subject) => copy.trashedWebsitePage(subject),
  'website-page.restored': (subject) => copy.restoredWebsitePage(subject),
  'website-picture.added': (subject) => copy.addedWebsitePicture(subject),
  'website-picture.removed': (subject) => copy.removedWebsitePicture(subject),
  'device.confirmed': (subject, changes) =>
    copy.confirmedDevice(
      subject,
      changes.map(({ to }) => to ?? ''),
    ),
  'device.wiped': (subject) => copy.wipedDevice(subject),
  'device.disposed': (subject, changes) =>
    copy.disposedDevice(subject, settingTo(changes, 'method'), settingTo(changes, 'certificate')),
  'devices.changed': (subject, changes) => copy.changedDevices(subject, settingsOf(changes, copy.device)),
  'devices.imported': (_, changes) => copy.importedDevices(settingTo(changes, 'added'), settingTo(changes, 'updated')),
  'devices.handed-over': (subject, changes) => copy.handedOver(settingTo(changes, 'devices'), subject),
  'devices.returned': (subject, changes) => copy.returnedDevices(settingTo(changes, 'devices'), subject),
  'device-evidence.uploaded': (subject, changes) =>
    copy.uploadedEvidence(subject, settingTo(changes, 'added'), settingTo(changes, 'updated')),
  'return-task.closed': (subject, changes) => copy.closedReturn(subject, settingTo(changes, 'reason')),
  'os-support.changed': (_, changes) => copy.changedOsSupport(settingTo(changes, 'releases')),
  'website-form.created': (form) => copy.createdForm(form),
  'website-form.changed': (form) => copy.changedForm(form),
  'lead.deleted': (lead) => copy.deletedLead(lead),
  'contact-settings.changed': (_, changes) => copy.changedContact(settingsOf(changes, copy.contact)),
  'calendar.changed': (person) => copy.changedCalendar(person),
  'appointment-type.created': (name) => copy.createdAppointmentType(name),
  'appointment-type.changed': (name) => copy.changedAppointmentType(name),
  'guide.created': (guide) => copy.createdGuide(guide),
  'guide.changed': (guide) => copy.changedGuide(guide),
  'course.created': (course) => copy.createdCourse(course),
  'course.changed': (course) => copy.changedCourse(course),
  'course.published': (course, changes) =>
    copy.publishedCourse(
      course,
      settingTo(changes, 'version'),
      changes.some(({ what }) => what === 'certificates'),
    ),
  'course.archived': (course) => copy.archivedCourse(course),
  'training.assigned': (course) => copy.assignedCourse(course),
  'training.assignment-changed': (course) => copy.changedAssignment(course),
  'training.assignment-ended': (course) => copy.endedAssignment(course),
  'training.reminded': (_, changes) => copy.remindedOfTraining(Number(settingTo(changes, 'people'))),
  'training.settings': (_, changes) => copy.changedTraining(settingsOf(changes, copy.training)),
  'phishing.started': (mail, changes) => copy.startedPhishing(mail, Number(settingTo(changes, 'people'))),
  'security-plan.started': () => copy.securityPlan.started,
  'security-plan.settings': () => copy.securityPlan.settings,
  'security-plan.section': (subject) => copy.securityPlan.section(subject),
  'security-plan.control': (subject, [change]) =>
    change ? copy.securityPlan.accepted(subject, change.to ?? '') : copy.securityPlan.control(subject),
  'security-plan.control-reviewed': (subject) => copy.securityPlan.reviewed(subject),
  'security-plan.evidence-added': (subject, [change]) => copy.securityPlan.addedEvidence(subject, change?.to ?? ''),
  'security-plan.evidence-deleted': (subject, [change]) => copy.securityPlan.deletedEvidence(subject, change?.from ?? ''),
  'security-plan.entry-added': (subject, [change]) => copy.securityPlan.addedEntry(subject, change?.to ?? ''),
  'security-plan.entry-changed': (subject, [change]) => copy.securityPlan.changedEntry(subject, change?.to ?? ''),
  'security-plan.entry-deleted': (subject, [change]) => copy.securityPlan.deletedEntry(subject, change?.from ?? ''),
  'security-plan.approved': (subject) => copy.securityPlan.approved(subject),
  'security-plan.acknowledged': (subject) => copy.securityPlan.acknowledged(subject),
  'security-plan.reminded': (_, [change]) => copy.securityPlan.reminded(change?.to ?? ''),
  'security-plan.review': (subject, [change]) => copy.securityPlan.review(subject, change?.to ?? ''),
  'valuation.client-added': (subject) => copy.exit.clientAdded(subject),
  'valuation.client-removed': (subject) => copy.exit.clientRemoved(subject),
  'valuation.figures': (subject, changes) => copy.exit.figures(subject, settingTo(changes, 'years')),
  'valuation.settings': (subject) => copy.exit.settings(subject),
  'valuation.kept': (subject) => copy.exit.kept(subject),
  'valuation.scenario': (subject, [change]) => copy.exit.scenario(subject, change?.what ?? ''),
  'valuation.deal': (subject) => copy.exit.deal(subject),
  'multiples.changed': (_, changes) => copy.exit.multiples(settingTo(changes, 'rows')),
  'readiness.answered': (subject) => copy.exit.answered(subject),
  'readiness.scored': (subject) => copy.exit.scored(subject),
  'improvement.added': (task) => copy.improvement.added(task),
  'improvement.changed': (task, [change]) => copy.improvement.changed(task, change?.to ?? ''),
  'improvement.deleted': (task) => copy.improvement.deleted(task),
  'flag.changed': (subject, changes) => {
    const values = changes.filter(({ what }) => what !== 'environment');
    return copy.changedFlag(subject, settingTo(changes, 'environment'), settingsOf(values, copy.flag));
  },
  'webhook.created': (subject) => copy.createdWebhook(subject),
  'webhook.deleted': (subject) => copy.deletedWebhook(subject),
  'webhook.enabled': (subject) => copy.enabledWebhook(subject),
};

const settingTo = (changes: Changes, what: string): string => changes.find((change) => change.what === what)?.to ?? '';

/** Returns names of data as text: `invoice-lines` as "invoice lines". */
const spaced = (name: string): string => name.replaceAll('-', ' ');

/** Returns the changed settings, each with its value before and after. */
const settingsOf = (changes: Changes, names: Readonly<Record<string, string>> = {}): string =>
  listed.format(changes.map(({ what, from, to }) => copy.fromTo(names[what] ?? what, from, to)));

/** Returns what was done, as text that follows the name of the person who did it: "made Ann Lee an administrator". */
export const entryText = ({ action, subject, changes }: AuditEntry): string => words[action](subject, changes);

const roleOf = (changes: Changes): Role => {
  const to = settingTo(changes, 'role');
  return to === 'administrator' || to === 'reader' ? to : 'member';
};

function groupsOf(subject: string, from: string, to: string): string {
  if (!from) return copy.putInto(subject, to);
  return to ? copy.movedGroups(subject, from, to) : copy.tookOut(subject, from);
}

/** Apps with the same setting are listed together. */
function appsOf(whose: string, changes: Changes): string {
  const titles = (to: string | null) =>
    listed.format(changes.filter((change) => change.to === to).map(({ what }) => titleOf(what)));
  const [opened, closed, left] = [titles('allowed'), titles('blocked'), titles(null)];
  return joined([opened && copy.opened(opened, whose), closed && copy.closed(closed, whose), left && copy.unset(left, whose)]);
}

const joined = (parts: readonly (string | false | undefined)[]): string =>
  listed.format(parts.filter((part) => typeof part === 'string' && part !== '') as string[]);
