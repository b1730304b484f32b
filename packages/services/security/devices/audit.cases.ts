import { type AuditCases, type Firm, newMember, post, put, remove } from '@suite/host/test/audit-cases';
import { apiOrigin } from '@suite/zones/addresses';
import { addDevice, entriesOf, handoverOf } from './fixture-devices';

const path = '/security-data/v1';

/** Sends a file as a browser does. */
const sendFile =
  ({ platform, administrator }: Firm, to: string, body: string) =>
  async () =>
    platform.fetch(
      new Request(`${apiOrigin(administrator.browser.deployment)}${path}${to}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${administrator.tokens.access_token}` },
        body,
      }),
    );

async function returned(firm: Firm): Promise<string> {
  const { id } = await addDevice(firm.administrator, { ownerId: firm.administrator.id });
  const body = handoverOf('return', firm.administrator.id, [id]);
  const devices = [{ id, wipe: 'needed' }];
  await firm.administrator.send(`${path}/handovers`, { body: { ...body, devices } });
  return id;
}

const disposal = { on: '2026-03-31', method: 'destroyed', note: '', version: 1 };

export const auditCases: AuditCases = {
  recorded: {
    createDevice: {
      actions: ['device.added'],
      ready: async ({ administrator }) => post(administrator, `${path}/devices`, entriesOf()),
    },
    putDevice: {
      actions: ['device.changed'],
      async ready({ administrator }) {
        const { id } = await addDevice(administrator);
        return put(administrator, `${path}/devices/${id}`, { ...entriesOf({ name: 'Renamed' }), version: 1 });
      },
    },
    deleteDevice: {
      actions: ['device.removed'],
      async ready({ administrator }) {
        const { id } = await addDevice(administrator);
        return remove(administrator, `${path}/devices/${id}`);
      },
    },
    changeDevices: {
      actions: ['devices.changed'],
      async ready({ administrator }) {
        const { id } = await addDevice(administrator);
        return post(administrator, `${path}/device-changes`, { deviceIds: [id], set: { location: 'Vault' } });
      },
    },
    importDevices: {
      actions: ['devices.imported'],
      ready: async ({ administrator }) =>
        post(administrator, `${path}/device-imports`, { rows: [{ line: 2, cells: { name: 'Imported' } }] }),
    },
    uploadEvidence: {
      actions: ['device-evidence.uploaded'],
      async ready(firm) {
        const { serial } = await addDevice(firm.administrator);
        const rows = [{ hardware_serial: serial, computer_name: 'Laptop' }];
        return sendFile(firm, '/evidence?fileName=laptop.json&date=2026-03-31', JSON.stringify(rows));
      },
    },
    confirmDevice: {
      actions: ['device.confirmed'],
      async ready({ administrator }) {
        const { id } = await addDevice(administrator);
        const body = { answers: { encryption: true }, platform: null, osVersion: '' };
        return post(administrator, `${path}/devices/${id}/self-checks`, body);
      },
    },
    recordHandover: {
      actions: ['devices.handed-over'],
      async ready(firm) {
        const [{ id }, person] = [await addDevice(firm.administrator, { status: 'in-stock' }), await newMember(firm)];
        return post(firm.administrator, `${path}/handovers`, handoverOf('handover', person.id, [id]));
      },
    },
    closeReturnTask: {
      actions: ['return-task.closed'],
      async ready(firm) {
        const person = await newMember(firm);
        await addDevice(firm.administrator, { ownerId: person.id });
        const deactivated = { version: 1, status: 'deactivated' };
        await put(firm.administrator, `/access/v1/people/${person.id}`, deactivated)();
        const { body } = await firm.administrator.send(`${path}/return-tasks`);
        const task = body.tasks.find(({ userId }: { userId: string }) => userId === person.id);
        return post(firm.administrator, `${path}/return-tasks/${task.id}/close`, { note: 'Written off' });
      },
    },
    wipeDevice: {
      actions: ['device.wiped'],
      ready: async (firm) => post(firm.administrator, `${path}/devices/${await returned(firm)}/wipe`),
    },
    disposeDevice: {
      actions: ['device.disposed'],
      async ready({ administrator }) {
        const { id } = await addDevice(administrator);
        return post(administrator, `${path}/devices/${id}/disposal`, disposal);
      },
    },
    addDisposalCertificate: {
      actions: ['device.disposed'],
      async ready(firm) {
        const { id } = await addDevice(firm.administrator);
        await firm.administrator.send(`${path}/devices/${id}/disposal`, { body: disposal });
        return sendFile(firm, `/devices/${id}/disposal-certificate?fileName=certificate.pdf`, '%PDF-1.7 certificate');
      },
    },
    putOsSupport: {
      actions: ['os-support.changed'],
      async ready({ platform, administrator }) {
        await platform.pool.query('UPDATE identity.users SET is_operator = true WHERE id = $1', [administrator.id]);
        return put(administrator, `${path}/os-support`, { macos: [{ cycle: '15', eol: 'false' }] });
      },
    },
  },
  unrecorded: {
    printLabels: 'It changes nothing.',
    addScreenshot: 'It belongs to a confirmation, which is recorded.',
  },
};
