import type { apiOf } from '@suite/testing/api-caller';
import { monthlyLine } from '@suite/testing/send-proposal';

type Caller = ReturnType<typeof apiOf>;

/**
 * Creates a form and an appointment type of the firm, which pages can show. @param text replaces every text @returns their ids
 */
export async function makeFormAndType(api: Caller, text?: string): Promise<{ formId: string; typeId: string }> {
  const field = (key: string, kind: string, label: string) => ({
    ...{ key, kind, label: text ?? label, help: text ?? '', isRequired: true, options: [] },
  });
  const entries = {
    ...{ title: text ?? 'Write to us', intro: text ?? '', consent: '', button: text ?? 'Send', autoReply: null },
    thanks: text ?? 'We will call.',
    fields: [field('name', 'name', 'Name'), field('email', 'email', 'E-mail'), field('message', 'message', 'Message')],
  };
  const form = await api.call('POST', '/mywebsite-contacts/v1/forms', { name: 'Contact form', entries, ownerId: null });
  const calendars = (await api.call('GET', '/calendly/v1/calendars')).body;
  const { version } = calendars.find(({ userId }: { userId: string }) => userId === api.userId());
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:55' }));
  const hours = { timeZone: 'America/New_York', week, days: [], version };
  await api.call('PUT', `/calendly/v1/calendars/${api.userId()}`, hours);
  const type = await api.call('POST', '/calendly/v1/types', {
    ...{
      name: text ?? 'First call',
      description: text ?? '',
      hostId: api.userId(),
      minutes: 30,
      bufferBefore: 0,
      bufferAfter: 0,
    },
    ...{ placeKind: 'phone', placeText: '', noticeHours: 2, daysAhead: 30, reminderHours: null },
  });
  return { formId: form.body.id, typeId: type.body.id };
}

/**
 * Creates an offer to a client for $640 a month, accepted by anyone who has its link. @param secretOf returns the link's secret
 * for the address it was sent to
 */
export async function acceptedOffer(
  api: Caller,
  { clientId, email }: { clientId: string; email: string },
  secretOf: (email: string) => Promise<string>,
): Promise<void> {
  const path = '/proposals/v1/proposals';
  const { id, revision, draft } = (await api.call('POST', path, { clientId, source: 'lead' })).body;
  const next = {
    ...draft,
    options: [{ ...draft.options[0], lines: [monthlyLine()] }],
    recipients: [{ name: 'Vera Visitor', email, role: 'signer' }],
  };
  const saved = await api.call('PUT', `${path}/${id}/draft`, { revision, draft: next });
  await api.call('POST', `${path}/${id}/versions`, { revision: saved.body.revision });
  const open = `/proposals/v1/public/${await secretOf(email)}`;
  const [option] = (await api.call('GET', open)).body.content.options;
  const { status, body } = await api.call('POST', `${open}/signatures`, {
    ...{ version: 1, selection: { optionId: option.id, addOns: [], quantities: {} } },
    ...{ name: 'Vera Visitor', signature: { kind: 'typed' }, consents: true, agrees: true },
  });
  if (status !== 201) throw new Error(`the offer was not accepted: ${status} ${JSON.stringify(body)}`);
}
