import type { AuditAction, AuditEntry } from '@services/identity/contract/audit';
import { entryText } from './entry-text';

const entry = (action: AuditAction, subject: string, changes: AuditEntry['changes'] = []): AuditEntry => ({
  id: '1',
  at: '2026-11-20T10:00:00.000Z',
  actor: 'Olivia Hart',
  action,
  subject,
  changes,
});

const change = (what: string, from: string | null, to: string | null) => ({ what, from, to });

test.each<[string, AuditEntry]>([
  ['joined as a member', entry('person.joined', 'Ann Lee', [change('role', null, 'member')])],
  ['made Ann Lee an administrator', entry('person.role', 'Ann Lee', [change('role', 'member', 'administrator')])],
  ['made Ann Lee a read-only member', entry('person.role', 'Ann Lee', [change('role', 'member', 'reader')])],
  ['deactivated Ann Lee', entry('person.status', 'Ann Lee', [change('status', 'active', 'deactivated')])],
  ['reactivated Ann Lee', entry('person.status', 'Ann Lee', [change('status', 'deactivated', 'active')])],
  ['added Ann Lee to Tax team', entry('person.groups', 'Ann Lee', [change('groups', '', 'Tax team')])],
  ['removed Ann Lee from Tax team', entry('person.groups', 'Ann Lee', [change('groups', 'Tax team', '')])],
  ['changed the groups of Ann Lee from A to A, B', entry('person.groups', 'Ann Lee', [change('groups', 'A', 'A, B')])],
  [
    'opened Security plan and Training to Ann Lee, closed AI chat to Ann Lee, and removed the setting of Devices for Ann Lee',
    entry('person.apps', 'Ann Lee', [
      change('wisp', null, 'allowed'),
      change('training', 'blocked', 'allowed'),
      change('chat', null, 'blocked'),
      change('devices', 'allowed', null),
    ]),
  ],
  ['started the security plan', entry('security-plan.started', 'Harborline')],
  [
    'accepted the risk of the control “Backups exist”: too small',
    entry('security-plan.control', 'Backups exist', [change('accepted', null, 'too small')]),
  ],
  ['changed the control “Backups exist” of the security plan', entry('security-plan.control', 'Backups exist')],
  [
    'added Tax software to the security plan’s register of providers',
    entry('security-plan.entry-added', 'Tax software', [change('register', null, 'providers')]),
  ],
  [
    'deleted Tax software from the security plan’s register of providers',
    entry('security-plan.entry-deleted', 'Tax software', [change('register', 'providers', null)]),
  ],
  ['approved version 2 of the security plan', entry('security-plan.approved', '2', [change('note', null, 'Badges')])],
  ['reminded people of the security plan: 3', entry('security-plan.reminded', '', [change('people', null, '3')])],
  [
    'completed the annual review of the security plan (2026)',
    entry('security-plan.review', '2026', [change('review', null, 'completed the annual review')]),
  ],
  ['created the group Tax team', entry('group.created', 'Tax team')],
  ['created the group Tax team and closed AI chat to it', entry('group.created', 'Tax team', [change('chat', null, 'blocked')])],
  ['renamed the group Tax to Tax team', entry('group.changed', 'Tax team', [change('name', 'Tax', 'Tax team')])],
  ['opened AI chat to the group Tax team', entry('group.changed', 'Tax team', [change('chat', null, 'allowed')])],
  ['deleted the group Tax team', entry('group.deleted', 'Tax team')],
  [
    'invited ann@a.example as an administrator',
    entry('invitation.sent', 'ann@a.example', [change('role', null, 'administrator')]),
  ],
  ['invited ann@a.example again', entry('invitation.sent-again', 'ann@a.example')],
  ['took back the invitation to ann@a.example', entry('invitation.revoked', 'ann@a.example')],
  ['asked for AI chat: “for the audit”', entry('request.asked', 'Ann Lee', [change('chat', null, 'for the audit')])],
  ['opened AI chat to Ann Lee, who had asked for it', entry('request.granted', 'Ann Lee', [change('chat', null, null)])],
  ['refused AI chat to Ann Lee: “not yet”', entry('request.refused', 'Ann Lee', [change('chat', null, 'not yet')])],
  ['opened retired-app to Ann Lee', entry('person.apps', 'Ann Lee', [change('retired-app', null, 'allowed')])],
  ['changed their name from Ann Lee to Ann Moss', entry('account.name', 'Ann Moss', [change('name', 'Ann Lee', 'Ann Moss')])],
  ['changed their password', entry('account.password', 'Ann Lee')],
  ['reset their password with a link sent by e-mail', entry('account.password-reset', 'Ann Lee')],
  ['set up an authenticator app', entry('account.authenticator', 'Ann Lee')],
  ['turned two-factor authentication on', entry('account.mfa', 'Ann Lee', [change('mfa', 'false', 'true')])],
  ['turned two-factor authentication off', entry('account.mfa', 'Ann Lee', [change('mfa', 'true', 'false')])],
  ['created new recovery codes', entry('account.recovery-codes', 'Ann Lee')],
  ['used a recovery code', entry('account.recovery-code-used', 'Ann Lee')],
  ['ended a session', entry('account.session-ended', 'Ann Lee')],
  [
    'ended a session (Chrome on Windows)',
    entry('account.session-ended', 'Ann Lee', [change('device', 'Chrome on Windows', null)]),
  ],
  ['ended all their sessions', entry('account.sessions-ended', 'Ann Lee')],
  [
    'required two-factor authentication of everybody and let every sign-in by the provider count as two-factor authentication',
    entry('company.two-factor', 'Cedarworks', [change('required', 'false', 'true'), change('provider', 'false', 'true')]),
  ],
  ['set up the firm Cedarworks in IQ', entry('firm.provisioned', 'Cedarworks')],
  ['added 1 client', entry('clients.added', 'Cedarworks', [change('clients', null, '1')])],
  ['added 12 clients', entry('clients.added', 'Cedarworks', [change('clients', null, '12')])],
  ['connected Xero (Brightfield)', entry('connection.made', 'Xero', [change('account', null, 'Brightfield')])],
  [
    'renewed the connection to Xero (Brightfield)',
    entry('connection.renewed', 'Xero', [change('account', 'Brightfield', 'Brightfield')]),
  ],
  ['created a new Web Connector password for QuickBooks Desktop', entry('connection.password', 'QuickBooks Desktop')],
  ['disconnected Xero', entry('connection.ended', 'Xero')],
  [
    'chose to skip documents of Xero that another source brought already',
    entry('connection.duplicates', 'Xero', [change('duplicates', null, 'skip')]),
  ],
  [
    'imported lines.csv (invoice lines, as of 2026-01-01)',
    entry('upload.imported', 'lines.csv', [change('kind', null, 'invoice-lines'), change('asOf', null, '2026-01-01')]),
  ],
  ['created the course Our rules', entry('course.created', 'Our rules')],
  ['changed the draft of the course Our rules', entry('course.changed', 'Our rules')],
  ['published version 1 of the course Our rules', entry('course.published', 'Our rules', [change('version', null, '1')])],
  [
    'published version 2 of the course Our rules and voided earlier certificates',
    entry('course.published', 'Our rules', [change('version', '1', '2'), change('certificates', null, 'void')]),
  ],
  ['deleted the course Our rules', entry('course.archived', 'Our rules')],
  ['assigned the course Phishing', entry('training.assigned', 'Phishing')],
  ['changed an assignment of the course Phishing', entry('training.assignment-changed', 'Phishing')],
  ['ended an assignment of the course Phishing', entry('training.assignment-ended', 'Phishing')],
  ['reminded 3 people of their courses', entry('training.reminded', '', [change('people', null, '3')])],
  [
    'changed the settings of training: phishing simulations from off to on',
    entry('training.settings', '', [change('phishing', 'off', 'on')]),
  ],
  [
    'sent the phishing simulation Shared document to 1 person',
    entry('phishing.started', 'Shared document', [change('people', null, '1')]),
  ],
  ['filled IQ with sample data', entry('sample-data.added', 'Cedarworks')],
  ['removed the sample data from IQ', entry('sample-data.removed', 'Cedarworks')],
  [
    'sent a payment reminder to Ironbridge Fitness (pay@ironbridge.example)',
    entry('reminder.sent', 'Ironbridge Fitness', [change('to', null, 'pay@ironbridge.example')]),
  ],
  ['undid the import of lines.csv', entry('import.undone', 'lines.csv')],
  ['corrected 2 rejected rows of lines.csv', entry('upload.corrected', 'lines.csv', [{ what: 'rows', from: null, to: '2' }])],
  ['discarded the file lines.csv', entry('upload.deleted', 'lines.csv')],
  [
    'changed the advisory rules: reasons from collect to none and days past due from 30 to 45',
    entry('advice.changed', '', [change('rules', 'collect', ''), change('overdueDays', '30', '45')]),
  ],
  [
    'changed the consumer prices: 2024-01 set to 100, 2024-02 from 101 to 102, and 2024-03 removed (was 103)',
    entry('prices.changed', '', [
      change('2024-01', null, '100'),
      change('2024-02', '101', '102'),
      change('2024-03', '103', null),
    ]),
  ],
  ['replaced the table of consumer prices: 24 months, 0 before', entry('prices.changed', '', [change('months', '0', '24')])],
  [
    'set the exchange rate of CHF 2025-03-10 to 0.9 (was 0.8)',
    entry('rate.changed', 'CHF 2025-03-10', [change('rate', '0.8', '0.9')]),
  ],
  [
    'removed the exchange rate of invoice 17 CHF (was 0.8)',
    entry('rate.changed', 'invoice 17 CHF', [change('rate', '0.8', null)]),
  ],
  ['set the payment terms of the firm to 14 days (was 30)', entry('terms.changed', '', [change('days', '30', '14')])],
  [
    'put the vendor acme into the category office supplies',
    entry('vendor.categorized', 'acme', [change('category', null, 'office-supplies')]),
  ],
  [
    'merged the clients Acme, ACME LLC into Acme Inc',
    entry('clients.merged', 'Acme Inc', [change('client', 'Acme', 'Acme Inc'), change('client', 'ACME LLC', 'Acme Inc')]),
  ],
  [
    'said that the clients Acme, ACME LLC are not the same',
    entry('clients.distinguished', 'Acme', [change('client', 'Acme', 'Acme'), change('client', 'ACME LLC', 'ACME LLC')]),
  ],
  ['separated the client Acme from Acme Inc', entry('client.separated', 'Acme', [change('client', 'Acme Inc', 'Acme')])],
  [
    'changed the client Acme Inc: name from Acme to Acme Inc and e-mail address set to pay@acme.example',
    entry('client.changed', 'Acme Inc', [change('name', 'Acme', 'Acme Inc'), change('email', null, 'pay@acme.example')]),
  ],
  [
    'left documents without a payment date out of metrics',
    entry('metrics.chosen', '', [change('leavesOutUnsure', 'false', 'true')]),
  ],
  [
    'included documents without a payment date in metrics',
    entry('metrics.chosen', '', [change('leavesOutUnsure', 'true', 'false')]),
  ],
  ['merged the vendors Gusto and Gusto Inc', entry('vendors.decided', 'Gusto', [change('Gusto Inc', 'suggested', 'accepted')])],
  ['kept the vendors Gusto and Gust apart', entry('vendors.decided', 'Gusto', [change('Gust', 'suggested', 'refused')])],
  [
    'took back the decision on the vendors Gusto and Gust',
    entry('vendors.decided', 'Gusto', [change('Gust', 'refused', 'suggested')]),
  ],
  [
    'changed the feature flag ai-chat-button in qa: value from false to true and value for internal users set to false',
    entry('flag.changed', 'ai-chat-button', [
      change('environment', null, 'qa'),
      change('value', 'false', 'true'),
      change('internalValue', null, 'false'),
    ]),
  ],
  ['sent the proposal #7 2027 engagement', entry('proposal.sent', '#7 2027 engagement')],
  ['approved the proposal #7 2027 engagement', entry('proposal.approved', '#7 2027 engagement')],
  ['returned the proposal #7 2027 engagement as a draft', entry('proposal.returned', '#7 2027 engagement')],
  ['withdrew the proposal #7 2027 engagement', entry('proposal.withdrawn', '#7 2027 engagement')],
  [
    'extended the proposal #7 2027 engagement to 2027-01-31',
    entry('proposal.extended', '#7 2027 engagement', [change('expiresOn', '2026-12-31', '2027-01-31')]),
  ],
  ['deleted the draft of the proposal #7 2027 engagement', entry('proposal.deleted', '#7 2027 engagement')],
  ['sent 12 renewals at once', entry('proposals.started', '', [change('count', null, '12')])],
  ['sent 2027 engagement to 1 client', entry('proposals.started', '2027 engagement', [change('count', null, '1')])],
  [
    'changed the settings of offers: days valid from 30 to 14 and approval of discounts above set to 15 %',
    entry('offer-settings.changed', '', [change('validDays', '30', '14'), change('discountAbove', null, '15 %')]),
  ],
  [
    'changed the settings of AI chat: days conversations are kept from 365 to 90',
    entry('chat-settings.changed', '', [change('retentionDays', '365', '90')]),
  ],
  ['paused the billing of the proposal #7 2027 engagement', entry('billing.paused', '#7 2027 engagement')],
  ['resumed the billing of the proposal #7 2027 engagement', entry('billing.resumed', '#7 2027 engagement')],
  [
    'set the billing of the proposal #7 2027 engagement to end on 2027-01-31',
    entry('billing.ended', '#7 2027 engagement', [change('endsOn', null, '2027-01-31')]),
  ],
  [
    'marked Tax return of the proposal #7 2027 engagement as completed',
    entry('billing.completed', '#7 2027 engagement', [change('line', null, 'Tax return')]),
  ],
  [
    'marked $540.00 for the proposal #7 2027 engagement as received',
    entry('payment.received', '#7 2027 engagement', [change('amount', null, '$540.00')]),
  ],
  [
    'took back that $540.00 for the proposal #7 2027 engagement was received',
    entry('payment.reopened', '#7 2027 engagement', [change('amount', null, '$540.00')]),
  ],
  [
    'canceled the payment of $540.00 for the proposal #7 2027 engagement',
    entry('payment.cancelled', '#7 2027 engagement', [change('amount', null, '$540.00')]),
  ],
  [
    'tried again to collect $540.00 for the proposal #7 2027 engagement',
    entry('payment.retried', '#7 2027 engagement', [change('amount', null, '$540.00')]),
  ],
  [
    'refunded $40.00 for the proposal #7 2027 engagement: Goodwill',
    entry('payment.refunded', '#7 2027 engagement', [change('amount', null, '$40.00'), change('reason', null, 'Goodwill')]),
  ],
  [
    'applied $40.00 of the client’s credit to a payment of the proposal #7 2027 engagement',
    entry('credit.applied', '#7 2027 engagement', [change('amount', null, '$40.00')]),
  ],
  [
    'recorded that $40.00 of credit was paid back for the proposal #7 2027 engagement: Asked for it',
    entry('credit.paid-back', '#7 2027 engagement', [change('amount', null, '$40.00'), change('reason', null, 'Asked for it')]),
  ],
  ['uploaded the bank statement july.xml', entry('statement.uploaded', 'july.xml')],
  [
    'decided that a line of a bank statement pays nothing: 2027-01-31 Ada Bay',
    entry('statement-line.dismissed', '2027-01-31 Ada Bay'),
  ],
  [
    'took back that a line of a bank statement pays nothing: 2027-01-31 Ada Bay',
    entry('statement-line.reopened', '2027-01-31 Ada Bay'),
  ],
  ['changed the bank details that clients read', entry('bank-details.changed', '')],
  ['connected Stripe with the key ending in 4321', entry('stripe.connected', '', [change('key', null, '4321')])],
  ['changed the signing secret of Stripe', entry('stripe.connected', '')],
  ['disconnected Stripe', entry('stripe.disconnected', '')],
  [
    'added the service Payroll to the price book (28.00 USD per employee)',
    entry('book-service.created', 'Payroll', [change('name', null, 'Payroll'), change('price', null, '28.00 USD per employee')]),
  ],
  [
    'changed the service Payroll of the price book: price from 28.00 USD to 30.00 USD and state from offered to archived',
    entry('book-service.changed', 'Payroll', [change('price', '28.00 USD', '30.00 USD'), change('state', 'offered', 'archived')]),
  ],
  [
    'added services of the ledger to the price book: Payroll and Audit',
    entry('book-services.imported', '2026-01-01', [change('service', null, 'Payroll'), change('service', null, 'Audit')]),
  ],
  ['added the letter of engagement Tax', entry('letter.created', 'Tax')],
  ['changed the letter of engagement Tax: version from 1 to 2', entry('letter.changed', 'Tax', [change('version', '1', '2')])],
  ['reviewed Xero (4 of 5)', entry('vendor.reviewed', 'Xero', [change('rating', null, '4')])],
  [
    'imported A list into the directory of software (2 added, 1 updated)',
    entry('directory.imported', 'A list', [change('added', null, '2'), change('updated', null, '1')]),
  ],
  ['added the device LT-01', entry('device.added', 'LT-01')],
  [
    'changed the device LT-01: status from in-stock to lost',
    entry('device.changed', 'LT-01', [change('status', 'in-stock', 'lost')]),
  ],
  ['changed 3 devices: location set to Vault', entry('devices.changed', '3', [change('location', null, 'Vault')])],
  [
    'imported devices (2 added, 1 updated)',
    entry('devices.imported', '', [change('added', null, '2'), change('updated', null, '1')]),
  ],
  [
    'recorded that Ann Lee returned LT-01, Phone 2',
    entry('devices.returned', 'Ann Lee', [change('devices', null, 'LT-01, Phone 2')]),
  ],
  ['disposed of the device LT-01 (destroyed)', entry('device.disposed', 'LT-01', [change('method', null, 'destroyed')])],
  [
    'added the certificate c.pdf to the disposal of LT-01',
    entry('device.disposed', 'LT-01', [change('certificate', null, 'c.pdf')]),
  ],
  ['created a webhook to example.com', entry('webhook.created', 'example.com', [change('types', null, 'person.joined')])],
  ['deleted the webhook to example.com', entry('webhook.deleted', 'example.com')],
  ['switched the webhook to example.com on again', entry('webhook.enabled', 'example.com')],
])('%s', (words, given) => {
  expect(entryText(given)).toBe(words);
});
