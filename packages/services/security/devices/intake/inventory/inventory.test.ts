import { readEvidence } from '../read-evidence';

const asOf = new Date('2026-11-26T12:00:00Z');

const read = async (content: string | object) =>
  readEvidence(Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)), asOf);

/** What a file says about each device: its claims without a proof, and what it says is off. */
const brief = async (content: string | object) => {
  const { source, readings } = await read(content);
  return {
    source,
    devices: readings.map(({ serial, name, platform, osVersion, seenAt, claims, details }) => ({
      ...{ serial, name, platform, osVersion, at: seenAt?.toISOString() },
      ...{ off: Object.keys(claims), claimed: Object.keys(details.claimed ?? {}) },
    })),
  };
};

const fleetHost = {
  ...{
    id: 1,
    hostname: 'ada.local',
    computer_name: 'Ada’s Mac',
    uuid: 'u',
    hardware_serial: 'F1',
    hardware_vendor: 'Apple Inc.',
  },
  ...{ hardware_model: 'Mac15,3', os_version: 'macOS 15.1', platform: 'darwin', disk_encryption_enabled: true, team_id: null },
  ...{ seen_time: '2026-11-25T10:00:00Z', detail_updated_at: '2026-11-24T09:30:00Z', issues: { total_issues_count: 0 } },
  mdm: { enrollment_status: 'On (manual)', encryption_key_available: true },
  software: [{ name: 'x', version: '1' }],
};
const fleetDevice = {
  ...{ serial: 'F1', name: 'Ada’s Mac', platform: 'macos', osVersion: 'macOS 15.1', at: '2026-11-24T09:30:00.000Z' },
  ...{ off: [], claimed: ['encryption'] },
};

describe('Fleet', () => {
  it.each([
    ['the list of hosts', { hosts: [fleetHost] }],
    ['one host', { host: fleetHost }],
    ['fleetctl', { apiVersion: 'v1', kind: 'host', spec: fleetHost }],
  ])('is read as JSON of %s, dated by when its details were read', async (_, content) => {
    expect(await brief(content)).toEqual({ source: 'fleet', devices: [fleetDevice] });
  });

  it('is read as CSV with the columns in any order', async () => {
    const csv =
      'seen_time,os_version,disk_encryption_enabled,hardware_serial,computer_name,hostname,platform,detail_updated_at\n' +
      '2026-11-25T10:00:00Z,macOS 15.1,true,F1,Ada’s Mac,ada.local,darwin,2026-11-24T09:30:00Z\n';
    expect(await brief(csv)).toEqual({ source: 'fleet', devices: [fleetDevice] });
  });

  it('says nothing about encryption when the flag is null, empty or missing, and nothing about a host whose details were never read', async () => {
    const { disk_encryption_enabled: _, ...without } = fleetHost;
    const hosts = [
      { ...fleetHost, disk_encryption_enabled: null },
      { ...without, detail_updated_at: '2000-01-01T00:00:00Z' },
    ];
    const { devices } = await brief({ hosts });
    expect(devices).toMatchObject([
      { off: [], claimed: [], at: '2026-11-24T09:30:00.000Z' },
      { off: [], claimed: [], at: undefined },
    ]);
  });

  it('shows a disk as off when its flag is false', async () => {
    expect((await brief({ hosts: [{ ...fleetHost, disk_encryption_enabled: false }] })).devices[0]?.off).toEqual(['encryption']);
  });
});

describe('Intune', () => {
  const head =
    'Device ID,Device name,Enrollment date,Last check-in,Azure AD Device ID,OS version,Azure AD registered,EAS activation ID,Serial number,Manufacturer,Model,Compliance,Managed by,Ownership,Encrypted,OS,SkuFamily,Primary user UPN';
  const row = (
    name: string,
    rest: Partial<Record<'serial' | 'encrypted' | 'os' | 'version' | 'checkIn' | 'sku', string>> = {},
  ) => {
    const {
      serial = name,
      encrypted = 'True',
      os = 'Windows',
      version = '10.0.26100.2314',
      checkIn = '2026-11-20 12:52:44.0000000',
      sku = 'Pro',
    } = rest;
    return `id,${name},2026-01-01 00:00:00.0000000,${checkIn},aad,${version},True,eas,${serial},Dell,XPS,Compliant,Intune,Corporate,${encrypted},${os},${sku},ada@x.example`;
  };
  const csv = (...rows: string[]) => [head, ...rows].join('\r\n');

  it('claims encryption as of the last check-in, which is in UTC', async () => {
    expect(await brief(csv(row('PC1'), row('PC2', { encrypted: 'False' }), row('PC3', { encrypted: '' })))).toEqual({
      source: 'intune',
      devices: [
        {
          ...{ serial: 'PC1', name: 'PC1', platform: 'windows', osVersion: '10.0.26100.2314' },
          ...{ at: '2026-11-20T12:52:44.000Z', off: [], claimed: ['encryption'] },
        },
        expect.objectContaining({ serial: 'PC2', off: ['encryption'], claimed: [] }),
        expect.objectContaining({ serial: 'PC3', off: [], claimed: [] }),
      ],
    });
    const { readings } = await read(csv(row('PC1')));
    expect(readings[0]?.osName).toBe('Windows Pro');
    expect(readings[0]?.details.unproven?.encryption).toMatch(/^Intune says that disk encryption is on.*which volumes/);
  });

  it('does not take compliance for encryption, and names the column that is missing', async () => {
    const without = csv(row('PC1'))
      .split('\r\n')
      .map((line) =>
        line
          .split(',')
          .filter((_, place) => place !== 14)
          .join(','),
      )
      .join('\n');
    const { readings, lacking } = await read(without);
    expect(readings[0]).toMatchObject({ claims: {}, details: {} });
    expect(lacking).toEqual([{ table: 'Intune', columns: ['Encrypted'], query: expect.stringContaining('Export') }]);
  });

  it.each([
    ['iOS', '18.1', 'ios'],
    ['iPadOS', '18.1', 'ipados'],
    ['macOS', '15.1 (24B83)', 'macos'],
    ['Android (personally-owned work profile)', '15.0', 'android'],
    ['Linux (Ubuntu Desktop)', '24.04', 'ubuntu'],
  ])('reads the system %s', async (os, version, platform) => {
    expect((await brief(csv(row('D', { os, version, sku: '' })))).devices[0]).toMatchObject({ platform, osVersion: version });
  });

  it('is read in UTF-16 with tabs and with the names of the report Devices', async () => {
    const report =
      'DeviceName\tSerialNumber\tLastContact\tOSVersion\tOS\tManagedBy\tCompliantState\tIsEncrypted\nPC1\tS1\t2026-11-20T12:00:00Z\t10.0.26100.1\tWindows\tIntune\tCompliant\tfalse\n';
    const content = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(report, 'utf16le')]);
    const { source, readings } = await readEvidence(content, asOf);
    expect([source, readings[0]?.serial, readings[0]?.claims]).toEqual(['intune', 'S1', { encryption: false }]);
  });

  it('does not take placeholders for serial numbers', async () => {
    const { devices } = await brief(
      csv(row('A', { serial: 'Defaultstring' }), row('B', { serial: 'SystemSerialNumber' }), row('C', { serial: '0' })),
    );
    expect(devices.map(({ serial }) => serial)).toEqual(['', '', '']);
  });

  it('leaves out a row with more values than columns, by its line', async () => {
    const { readings, leftOut } = await read(csv(row('PC1'), `${row('PC2')},moved`));
    expect([readings.length, leftOut]).toEqual([
      1,
      [{ device: expect.stringContaining('Line 3'), reason: expect.stringContaining('19 values for 18 columns') }],
    ]);
  });
});

it('reads Intune’s devices as JSON of Microsoft Graph', async () => {
  const device = {
    ...{
      id: '1',
      deviceName: 'PC1',
      serialNumber: 'S1',
      operatingSystem: 'Windows',
      osVersion: '10.0.26100.1',
      isEncrypted: true,
    },
    ...{ lastSyncDateTime: '2026-11-20T12:00:00Z', complianceState: 'compliant', azureADDeviceId: 'a' },
  };
  expect(await brief({ value: [device] })).toMatchObject({
    source: 'intune',
    devices: [{ serial: 'S1', platform: 'windows', at: '2026-11-20T12:00:00.000Z', claimed: ['encryption'] }],
  });
});

describe('Jamf', () => {
  const head =
    'Computer Name,Serial Number,Last Inventory Update,Last Check-in,Operating System Version,FileVault 2 Status,Firewall Enabled,Model';
  const row = (serial: string, vault: string, firewall = 'Enabled') =>
    `Mac ${serial},${serial},2026-11-19 08:00:00,2026-11-25 08:00:00,15.1,${vault},${firewall},MacBook Pro`;

  it.each([
    ['Encrypted', [], ['encryption', 'firewall']],
    ['All Partitions Encrypted', [], ['encryption', 'firewall']],
    ['Boot Partitions Encrypted', [], ['encryption', 'firewall']],
    ['Not Encrypted', ['encryption'], ['firewall']],
    ['No Partitions Encrypted', ['encryption'], ['firewall']],
    ['Some Partitions Encrypted', [], ['firewall']],
    ['N/A', [], ['firewall']],
    ['', [], ['firewall']],
  ])('says of FileVault “%s”, as of the last inventory', async (vault, off, claimed) => {
    expect(await brief(`${head}\n${row('J1', vault)}\n`)).toEqual({
      source: 'jamf',
      devices: [
        {
          ...{ serial: 'J1', name: 'Mac J1', platform: 'macos', osVersion: '15.1', at: '2026-11-19T08:00:00.000Z' },
          off,
          claimed,
        },
      ],
    });
  });

  it('names a state that is neither on nor off', async () => {
    const { readings } = await read(`${head}\n${row('J1', 'Some Partitions Encrypted')}\n`);
    expect(readings[0]?.details.unproven?.encryption).toContain('“Some Partitions Encrypted”');
  });

  const computer = {
    ...{ id: '1', udid: 'u' },
    general: { name: 'Mac J1', lastContactTime: '2026-11-25T08:00:00.000Z', reportDate: '2026-11-19T08:00:00.000Z' },
    diskEncryption: { bootPartitionEncryptionDetails: { partitionName: 'main', partitionFileVault2State: 'ENCRYPTED' } },
    hardware: { make: 'Apple', model: 'MacBook Pro', serialNumber: 'J1' },
    operatingSystem: { name: 'macOS', version: '15.1', build: '24B83', fileVault2Status: 'ALL_ENCRYPTED' },
    security: { firewallEnabled: false, sipStatus: 'ENABLED' },
    extensionAttributes: [{ name: 'x', values: ['y'] }],
  };

  it.each([
    ['a page of computers', { totalCount: 1, results: [computer] }],
    ['one computer', computer],
  ])('is read as JSON of %s', async (_, content) => {
    expect(await brief(content)).toEqual({
      source: 'jamf',
      devices: [
        {
          ...{ serial: 'J1', name: 'Mac J1', platform: 'macos', osVersion: '15.1', at: '2026-11-19T08:00:00.000Z' },
          ...{ off: ['firewall'], claimed: ['encryption'] },
        },
      ],
    });
  });

  it('is read as JSON of the Classic API', async () => {
    const classic = {
      computer: {
        general: {
          name: 'Mac J1',
          serial_number: 'J1',
          report_date: '2026-11-19 08:00:00',
          report_date_epoch: 1_795_075_200_000,
          udid: 'u',
        },
        hardware: { make: 'Apple', model: 'MacBook Pro', os_name: 'macOS', os_version: '15.1' },
      },
    };
    expect((await brief(classic)).devices).toEqual([
      {
        ...{ serial: 'J1', name: 'Mac J1', platform: 'macos', osVersion: '15.1', at: '2026-11-19T08:00:00.000Z' },
        off: [],
        claimed: [],
      },
    ]);
  });

  it('reads the state of the partitions from a search without a status, and names what a page of general data lacks', async () => {
    const csv =
      'Computer Name,Serial Number,Last Inventory Update,FileVault 2 Partition Encryption State\nM,J1,2026-11-19,Encrypted\n';
    expect((await brief(csv)).devices).toMatchObject([{ serial: 'J1', claimed: ['encryption'] }]);
    const { hardware: _, ...general } = computer;
    await expect(read({ totalCount: 1, results: [general] })).rejects.toThrow(
      'for an export of Jamf it has no column Serial Number',
    );
  });

  it('does not take mobile devices for Macs', async () => {
    const mobile =
      'Display Name,JSS Mobile Device ID,OS Version,Serial Number,Last Inventory Update\niPad,1,18.0,M1,2026-11-19 08:00:00\n';
    await expect(read(mobile)).rejects.toThrow('no format that is read');
  });
});

describe('Google Workspace', () => {
  it('claims encryption and a password by the last sync', async () => {
    const csv =
      'hostname,serialNumber,deviceType,osVersion,lastSyncTime,encryptionState,passwordState,model,ownerType\n' +
      'mac1,G1,MAC_OS,MacOS 15.1.0,2026-11-21T07:00:00.000Z,ENCRYPTED,PASSWORD_SET,MacBookPro,COMPANY\n' +
      'pc1,G2,WINDOWS,Windows 10.0.19045,2026-11-21T07:00:00.000Z,NOT_ENCRYPTED,PASSWORD_NOT_SET,XPS,COMPANY\n' +
      'ph1,G3,ANDROID,Android 15,2026-11-21T07:00:00.000Z,ENCRYPTION_STATE_UNSPECIFIED,,Pixel 9,BYOD\n' +
      'cb1,G4,CHROME_OS,Chrome OS 130,2026-11-21T07:00:00.000Z,UNSUPPORTED_BY_DEVICE,,Spin,COMPANY\n';
    const { source, devices } = await brief(csv);
    expect(source).toBe('google');
    expect(devices).toMatchObject([
      { serial: 'G1', platform: 'macos', at: '2026-11-21T07:00:00.000Z', off: [], claimed: ['encryption', 'screenLock'] },
      { serial: 'G2', platform: 'windows', off: ['encryption', 'screenLock'], claimed: [] },
      { serial: 'G3', platform: 'android', off: [], claimed: [] },
      { serial: 'G4', platform: 'other', off: [], claimed: [] },
    ]);
  });

  it('is read with the names of the console, after lines that describe the file', async () => {
    const csv =
      'Devices of x.example\n\n"Serial Number","Device Name","Type","OS","Last Sync","Encryption Status","Ownership"\n' +
      '"G1","mac1","Mac","MacOS 15.1","Nov 21, 2026, 7:00:00 AM","Encrypted","Company"\n';
    expect(await brief(csv)).toMatchObject({
      source: 'google',
      devices: [{ serial: 'G1', platform: 'macos', at: '2026-11-21T07:00:00.000Z', claimed: ['encryption'] }],
    });
  });
});

describe('dates', () => {
  const file = (...dates: string[]) =>
    brief(
      [
        'Computer Name,Serial Number,Last Inventory Update,FileVault 2 Status',
        ...dates.map((date, at) => `M,S${at},"${date}",Encrypted`),
      ].join('\n'),
    );
  const days = async (...dates: string[]) => (await file(...dates)).devices.map(({ at }) => at?.slice(0, 16));

  it('with the year last are read in the one order in which they are possible', async () => {
    expect(await days('11/20/2026 3:05 PM', '10/9/2026 12:00 AM')).toEqual(['2026-11-20T15:05', '2026-10-09T00:00']);
    expect(await days('20.11.2026 15:05', '09.10.2026')).toEqual(['2026-11-20T15:05', '2026-10-09T00:00']);
    // In the other order, the first would be December 11, which has not come yet.
    expect(await days('11/12/2026', '5/5/2026')).toEqual(['2026-11-12T00:00', '2026-05-05T00:00']);
  });

  it('that can be read as two days are refused, with what to do', async () => {
    await expect(file('3/4/2026')).rejects.toThrow('“3/4/2026” can be read as two days');
  });

  it.each([
    ['2026-11-20T15:05:00+02:00', '2026-11-20T13:05'],
    ['2026-11-20 15:05:00 UTC', '2026-11-20T15:05'],
    ['20 November 2026 15:05', '2026-11-20T15:05'],
    ['1795187100', '2026-11-20T15:05'],
    ['2026-02-31', undefined],
    ['0001-01-01T00:00:00Z', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ])('written as %s are read', async (date, moment) => {
    expect(await days(date)).toEqual([moment]);
  });
});

it('does not take a list that somebody wrote for an export', async () => {
  await expect(read('Device name,Serial number,Location\nPC1,S1,Vault\n')).rejects.toThrow(
    'This one has the columns Device name, Serial number, Location',
  );
});

it('names the column by which devices are matched when an export lacks it', async () => {
  const csv = 'Device name,Last check-in,Primary user UPN,Compliance,Encrypted\nPC1,2026-11-20,a@x.example,Compliant,True\n';
  await expect(read(csv)).rejects.toThrow('for an export of Intune it has no column Serial number');
});
