import { readFileSync } from 'node:fs';
import type { Volume } from '../../contract/devices';
import { osqueryCommand } from '../../contract/osquery-command';
import { readOsquery } from '../read-osquery';

const asOf = new Date('2026-11-26T12:00:00Z');

type Row = Record<string, string | number>;

/** The output of osqueryi: one list of rows per statement. */
const outputOf = (...lists: Row[][]) => lists.map((rows) => JSON.stringify(rows)).join('\n');

const system = (rest: Row = {}) => [
  { hostname: 'pc', computer_name: 'pc', hardware_serial: 'S1', hardware_vendor: 'Dell Inc.', hardware_model: 'XPS', ...rest },
];
const os = (platform: string) => [{ name: platform, version: '1', major: '1', minor: '0', patch: '0', build: '', platform }];

const read = (text: string) => {
  const { claims, details } = readOsquery(text, asOf);
  const volumes = (details.volumes ?? []).map(({ name, role, isEncrypted }: Volume) => [name, role, isEncrypted]);
  return { encryption: claims.encryption, volumes, reason: details.unproven?.encryption };
};

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');

const disk = (name: string, encrypted: 0 | 1, type = '') => ({
  ...{ name, uuid: '', encrypted: String(encrypted), type },
  encryption_status: encrypted ? 'encrypted' : 'not encrypted',
});
const block = (name: string, parent: string, type = '', rest: Row = {}) => ({
  ...{ name, parent, vendor: '', model: '', serial: '', size: '', block_size: '512', uuid: '', type, label: '', ...rest },
});
const mount = (device: string, path: string, type = 'ext4', alias = device) => ({
  ...{ device, device_alias: alias, path, type, blocks_size: '4096', inodes: '1', flags: 'rw' },
});

describe('Linux encryption', () => {
  const linux = (mounts: Row[], disks: Row[], blocks: Row[], of: Row = {}) =>
    read(outputOf(system(of), os('ubuntu'), mounts, disks, blocks));

  it('is not proven by an encrypted USB stick beside an unencrypted root', () => {
    expect(read(fixture('linux-root-plain-usb-luks.txt')).encryption).not.toBe(true);
    const { encryption, volumes } = linux(
      [mount('/dev/nvme0n1p2', '/'), mount('/dev/mapper/luks-stick', '/media/ada/stick', 'ext4', '/dev/dm-0')],
      [
        disk('/dev/nvme0n1', 0),
        disk('/dev/nvme0n1p2', 0),
        disk('/dev/sdb', 0),
        disk('/dev/sdb1', 0),
        disk('/dev/dm-0', 1, 'LUKS2-aes-xts-plain64'),
      ],
      [
        block('/dev/nvme0n1', ''),
        block('/dev/nvme0n1p2', '/dev/nvme0n1', 'ext4'),
        block('/dev/sdb', '', '', { vendor: 'SanDisk' }),
        block('/dev/sdb1', '/dev/sdb', 'crypto_LUKS', { vendor: 'SanDisk' }),
        block('/dev/dm-0', '/dev/sdb1', 'ext4', { vendor: 'SanDisk' }),
      ],
    );
    expect(encryption).toBe(false);
    expect(volumes).toEqual([
      ['/', 'system', false],
      ['/media/ada/stick', 'removable', true],
    ]);
  });

  const luks = {
    mounts: [
      mount('/dev/mapper/vg-root', '/', 'ext4', '/dev/dm-1'),
      mount('/dev/nvme0n1p2', '/boot'),
      mount('/dev/nvme0n1p1', '/boot/efi', 'vfat'),
      mount('/dev/loop3', '/snap/core/1', 'squashfs'),
      mount('tmpfs', '/run', 'tmpfs'),
      mount('server:/home', '/mnt/home', 'nfs4'),
    ],
    disks: [
      disk('/dev/nvme0n1', 0),
      disk('/dev/nvme0n1p1', 0),
      disk('/dev/nvme0n1p2', 0),
      disk('/dev/nvme0n1p3', 0),
      disk('/dev/dm-0', 1, 'LUKS2-aes-xts-plain64'),
      disk('/dev/dm-1', 1, 'LUKS2-aes-xts-plain64'),
      disk('/dev/dm-2', 1, 'LUKS2-aes-xts-plain64'),
      disk('/dev/loop3', 0),
    ],
    blocks: [
      block('/dev/nvme0n1', ''),
      block('/dev/nvme0n1p1', '/dev/nvme0n1', 'vfat'),
      block('/dev/nvme0n1p2', '/dev/nvme0n1', 'ext4'),
      block('/dev/nvme0n1p3', '/dev/nvme0n1', 'crypto_LUKS'),
      block('/dev/dm-0', '/dev/nvme0n1p3', 'LVM2_member'),
      block('/dev/dm-1', '/dev/dm-0', 'ext4'),
      block('/dev/dm-2', '/dev/dm-0', 'swap'),
    ],
  };

  it('is on with LVM on LUKS and an unencrypted /boot, which contains no customer information', () => {
    const { encryption, volumes } = linux(luks.mounts, luks.disks, luks.blocks);
    expect(encryption).toBe(true);
    expect(volumes).toEqual([
      ['/', 'system', true],
      ['Swap /dev/dm-2', 'data', true],
      ['/boot', 'other', false],
      ['/boot/efi', 'other', false],
    ]);
  });

  it('fails with an unencrypted data disk beside an encrypted system', () => {
    const { encryption, volumes } = linux(
      [...luks.mounts, mount('/dev/sda1', '/srv/clients')],
      [...luks.disks, disk('/dev/sda', 0), disk('/dev/sda1', 0)],
      [...luks.blocks, block('/dev/sda', '', '', { vendor: 'ATA' }), block('/dev/sda1', '/dev/sda', 'ext4', { vendor: 'ATA' })],
    );
    expect(encryption).toBe(false);
    expect(volumes).toContainEqual(['/srv/clients', 'data', false]);
  });

  it('fails with an unencrypted internal disk mounted by a desktop, and lists an unencrypted stick separately', () => {
    const of = (vendor: string) =>
      linux(
        [...luks.mounts, mount('/dev/sda1', '/media/ada/files')],
        [...luks.disks, disk('/dev/sda', 0), disk('/dev/sda1', 0)],
        [...luks.blocks, block('/dev/sda', '', '', { vendor }), block('/dev/sda1', '/dev/sda', 'ext4', { vendor })],
      );
    expect(of('ATA').encryption).toBe(false);
    expect(of('SanDisk')).toMatchObject({
      encryption: true,
      volumes: expect.arrayContaining([['/media/ada/files', 'removable', false]]),
    });
    const unlisted = linux(
      [...luks.mounts, mount('/dev/sda1', '/media/ada/files')],
      [...luks.disks, disk('/dev/sda1', 0)],
      luks.blocks,
    );
    expect(unlisted.encryption).toBeUndefined();
  });

  it('fails with an unencrypted swap partition, because memory is written to it', () => {
    const { encryption } = linux(
      luks.mounts,
      [...luks.disks, disk('/dev/nvme0n1p4', 0)],
      [...luks.blocks, block('/dev/nvme0n1p4', '/dev/nvme0n1', 'swap'), block('/dev/zram0', '', 'swap')],
    );
    expect(encryption).toBe(false);
  });

  it('is unknown when a logical volume may extend onto an unencrypted disk', () => {
    const { encryption, reason } = linux(
      luks.mounts,
      [...luks.disks, disk('/dev/sda1', 0)],
      [...luks.blocks, block('/dev/sda', ''), block('/dev/sda1', '/dev/sda', 'LVM2_member')],
    );
    expect(encryption).toBeUndefined();
    expect(reason).toContain('one is plain');
  });

  it('is as good as the worst device of a btrfs file system', () => {
    const of = (second: 0 | 1) =>
      linux(
        [mount('/dev/mapper/one', '/', 'btrfs', '/dev/dm-0')],
        [disk('/dev/dm-0', 1, 'LUKS2'), disk('/dev/sdb1', second)],
        [block('/dev/dm-0', '/dev/sda1', 'btrfs', { uuid: 'F' }), block('/dev/sdb1', '/dev/sdb', 'btrfs', { uuid: 'F' })],
      ).encryption;
    expect([of(0), of(1)]).toEqual([false, true]);
  });

  it('is unknown with ZFS, whose own encryption osquery does not show, unless its disks are encrypted below it', () => {
    const mounts = [mount('rpool/ROOT/ubuntu', '/', 'zfs'), mount('rpool/USERDATA/ada', '/home/ada', 'zfs')];
    const plain = linux(mounts, [disk('/dev/nvme0n1p4', 0)], [block('/dev/nvme0n1p4', '/dev/nvme0n1', 'zfs_member')]);
    expect([plain.encryption, plain.reason]).toEqual([undefined, expect.stringContaining('ZFS')]);
    const below = linux(
      mounts,
      [disk('/dev/nvme0n1p4', 0), disk('/dev/dm-0', 1, 'LUKS2')],
      [block('/dev/nvme0n1p4', '/dev/nvme0n1', 'crypto_LUKS'), block('/dev/dm-0', '/dev/nvme0n1p4', 'zfs_member')],
    );
    expect(below.encryption).toBe(true);
  });

  it('is unknown when osquery did not run as root or lists no mounts', () => {
    expect(linux(luks.mounts, [], luks.blocks)).toMatchObject({ encryption: undefined, reason: expect.stringContaining('root') });
    expect(linux([], luks.disks, luks.blocks)).toMatchObject({
      encryption: undefined,
      reason: expect.stringContaining('mounts'),
    });
    const plain = [disk('/dev/sda', 0), disk('/dev/sda1', 0)];
    expect(linux([], plain, []).encryption).toBe(false);
  });

  it('is unknown in a virtual machine with an unencrypted disk, because its host may encrypt it', () => {
    const of = (vendor: string) =>
      linux([mount('/dev/vda1', '/')], [disk('/dev/vda1', 0)], [block('/dev/vda', ''), block('/dev/vda1', '/dev/vda', 'ext4')], {
        hardware_vendor: vendor,
        hardware_model: 'Standard PC',
      }).encryption;
    expect([of('QEMU'), of('Dell Inc.')]).toEqual([undefined, false]);
  });

  it('terminates when parents refer to each other', () => {
    const { encryption } = linux(
      [mount('/dev/a', '/')],
      [disk('/dev/b', 1)],
      [block('/dev/a', '/dev/b', 'ext4'), block('/dev/b', '/dev/a', 'ext4')],
    );
    expect(encryption).toBeUndefined();
  });
});

describe('Windows encryption', () => {
  const locked = (letter: string, conversion: number, protection: number, rest: Row = {}) => ({
    ...{ device_id: `v${letter}`, drive_letter: letter, persistent_volume_id: '', conversion_status: String(conversion) },
    ...{
      protection_status: String(protection),
      encryption_method: conversion ? 'XTS_AES_256' : 'None',
      percentage_encrypted: '',
      ...rest,
    },
  });
  const drive = (letter: string, description = 'Local Fixed Disk', boot = 0) => ({
    ...{
      device_id: letter,
      type: 'Unknown',
      description,
      free_space: '1',
      size: '2',
      file_system: 'NTFS',
      boot_partition: String(boot),
    },
  });
  /** Disks as `Win32_DiskDrive` names them: NVMe, SATA, USB storage and USB attached SCSI. */
  const disks = {
    nvme: ['SCSI', 'SCSI\\DISK&VEN_NVME&PROD_SAMSUNG_MZVL2512\\5&1A2B&0&000000', 'SAMSUNG MZVL2512'],
    sata: ['IDE', 'SCSI\\DISK&VEN_&PROD_ST1000LM035-1RK1\\4&2C3D&0&010000', 'ST1000LM035-1RK172'],
    usb: ['USB', 'USBSTOR\\DISK&VEN_WD&PROD_ELEMENTS_2621&REV_1034\\575836&0', 'WD Elements 2621 USB Device'],
    uas: ['SCSI', 'SCSI\\DISK&VEN_SAMSUNG&PROD_PSSD_T7\\6&3E4F&0&000000', 'Samsung PSSD T7'],
  };
  const diskInfo = (...names: (keyof typeof disks)[]): Row[] =>
    names.map((name, index) => {
      const [type = '', pnp = '', model = ''] = disks[name];
      return { disk_index: String(index), type, pnp_device_id: pnp, hardware_model: model, name: `\\\\.\\PHYSICALDRIVE${index}` };
    });
  const windows = (locks: Row[], drives: Row[], physical: Row[] = []) =>
    read(outputOf(system(), os('windows'), locks, drives, physical));
  const c = drive('C:', 'Local Fixed Disk', 1);

  it('is on when BitLocker protects each fixed drive, and lists removable ones separately', () => {
    const { encryption, volumes } = windows(
      [locked('C:', 1, 1), locked('D:', 1, 1), locked('E:', 0, 0), locked('', 0, 0)],
      [c, drive('D:'), drive('E:', 'Removable Disk'), drive('F:', 'CD-ROM Disc'), drive('Z:', 'Network Connection')],
    );
    expect(encryption).toBe(true);
    expect(volumes).toEqual([
      ['C:', 'system', true],
      ['D:', 'data', true],
      ['E:', 'removable', false],
      ['Partition without a drive letter', 'other', false],
    ]);
  });

  it.each(['constructor', '__proto__'])('is unknown with a conversion status of %s', (status) => {
    const { encryption, volumes } = windows([locked('C:', 1, 1, { conversion_status: status })], [c]);
    expect([encryption, volumes]).toEqual([undefined, [['C:', 'system', null]]]);
  });

  it.each([[['nvme', 'sata']], [['nvme']], [['uas']]] as const)(
    'fails with C: on and a fixed D: off on the disks %j of the PC',
    (names) => {
      expect(windows([locked('C:', 1, 1), locked('D:', 0, 0)], [c, drive('D:')], diskInfo(...names))).toMatchObject({
        encryption: false,
        volumes: [
          ['C:', 'system', true],
          ['D:', 'data', false],
        ],
      });
    },
  );

  it.each([
    ['an external disk', ['nvme', 'usb'], 'it may be on an external disk (WD Elements 2621 USB Device)'],
    ['an external disk that is named as SCSI disks are', ['nvme', 'uas'], 'it may be on an external disk (Samsung PSSD T7)'],
    ['disks that are not named', [], 'no rows of disk_info'],
  ] as const)('is unknown with C: on and a fixed D: off beside %s, and names the drive and the reason', (_, names, reason) => {
    const result = windows([locked('C:', 1, 1), locked('D:', 0, 0)], [c, drive('D:')], diskInfo(...names));
    expect(result).toMatchObject({ encryption: undefined, reason: expect.stringContaining(reason) });
    expect(result.reason).toContain('D:');
  });

  it('fails with C: off and is on with all drives on, whatever is plugged in', () => {
    expect(windows([locked('C:', 0, 0), locked('D:', 1, 1)], [c, drive('D:')], diskInfo('nvme', 'usb')).encryption).toBe(false);
    expect(windows([locked('C:', 1, 1), locked('D:', 1, 1)], [c, drive('D:')], diskInfo('nvme', 'usb')).encryption).toBe(true);
  });

  it.each([
    ['suspended', locked('C:', 1, 0), false, 'protection is suspended'],
    ['being encrypted', locked('C:', 2, 1, { percentage_encrypted: '43' }), false, 'encryption is in progress (43%)'],
    ['being decrypted', locked('C:', 3, 0), false, 'decryption is in progress'],
    ['paused', locked('C:', 4, 1), false, 'encryption is paused'],
    ['fully decrypted, though the cached status says it is protected', locked('C:', 0, 1), false, 'not encrypted'],
    ['locked, so that Windows can’t say', locked('C:', 1, 2), undefined, 'doesn’t say'],
    ['without a status', locked('C:', 1, -1), undefined, 'doesn’t say'],
    ['called fully encrypted at 43%', locked('C:', 1, 1, { percentage_encrypted: '43' }), undefined, '43%'],
  ])('judges a drive that is %s', (_, row, encryption, detail) => {
    const { claims, details } = readOsquery(outputOf(system(), os('windows'), [row], [c]), asOf);
    expect([claims.encryption, details.volumes?.[0]?.detail]).toEqual([encryption, expect.stringContaining(detail)]);
  });

  it('is unknown for a fixed drive that BitLocker does not list, and when drives are not named', () => {
    expect(windows([locked('C:', 1, 1)], [c, drive('D:')]).encryption).toBeUndefined();
    expect(windows([locked('C:', 1, 1), locked('E:', 0, 0)], []).encryption).toBeUndefined();
    expect(windows([locked('C:', 0, 0), locked('E:', 1, 1)], []).encryption).toBe(false);
    expect(windows([locked('E:', 0, 0)], []).encryption).toBeUndefined();
  });

  it('is unknown for an unencrypted drive whose German description is not recognized', () => {
    expect(
      windows([locked('C:', 1, 1), locked('D:', 0, 0)], [drive('C:', 'Lokale Festplatte', 1), drive('D:', 'Wechseldatenträger')])
        .encryption,
    ).toBeUndefined();
    expect(
      windows([locked('C:', 1, 1), locked('D:', 1, 1)], [drive('C:', 'Lokale Festplatte', 1), drive('D:', 'Lokale Festplatte')])
        .encryption,
    ).toBe(true);
  });
});

describe('Mac encryption', () => {
  const vault = (name: string, status: 'on' | 'off' | 'unknown', encrypted = status === 'on' ? 1 : 0) => ({
    ...disk(name, encrypted as 0 | 1),
    ...{ uid: '', user_uuid: '', filevault_status: status },
    ...(status === 'unknown' && { encryption_status: 'undefined' }),
  });
  const mac = (mounts: Row[], disks: Row[], blocks: Row[]) => read(outputOf(system(), os('darwin'), mounts, disks, blocks));
  const mounts = [
    mount('/dev/disk3s1s1', '/', 'apfs'),
    mount('devfs', '/dev', 'devfs'),
    mount('/dev/disk3s6', '/System/Volumes/VM', 'apfs'),
    mount('/dev/disk3s2', '/System/Volumes/Preboot', 'apfs'),
    mount('/dev/disk3s5', '/System/Volumes/Data', 'apfs'),
  ];
  const off = [vault('/dev/disk3s6', 'off'), vault('/dev/disk3s2', 'off')];
  const inside = [block('/dev/disk3', '', '', { type: 'Apple Fabric' })];

  it('is not proven by an encrypted external disk while FileVault is off', () => {
    expect(read(fixture('mac-filevault-off-external-on.txt')).encryption).not.toBe(true);
    const { encryption, volumes } = mac(
      [...mounts, mount('/dev/disk7s2', '/Volumes/Backup', 'apfs')],
      [vault('/dev/disk3s1s1', 'off', 1), vault('/dev/disk3s5', 'off', 1), ...off, vault('/dev/disk7s2', 'on')],
      [...inside, block('/dev/disk7', '', '', { type: 'USB' })],
    );
    expect(encryption).toBe(false);
    expect(volumes).toEqual([
      ['/', 'system', false],
      ['/System/Volumes/Data', 'data', false],
      ['/Volumes/Backup', 'removable', true],
      ['/System/Volumes/VM', 'other', false],
      ['/System/Volumes/Preboot', 'other', false],
    ]);
  });

  const on = [vault('/dev/disk3s1s1', 'on'), vault('/dev/disk3s5', 'on'), ...off];

  it('is on with FileVault on and an unencrypted external disk, which is listed separately', () => {
    const { encryption, volumes } = mac(
      [...mounts, mount('/dev/disk7s2', '/Volumes/Stick', 'msdos')],
      [...on, vault('/dev/disk7s2', 'unknown')],
      [...inside, block('/dev/disk7s2', '/dev/disk7', '', { type: 'USB' })],
    );
    expect(encryption).toBe(true);
    expect(volumes).toContainEqual(['/Volumes/Stick', 'removable', null]);
  });

  it('fails with an unencrypted second volume on the internal disk', () => {
    const second = mac(
      [...mounts, mount('/dev/disk3s7', '/Volumes/Clients', 'apfs')],
      [...on, vault('/dev/disk3s7', 'off')],
      inside,
    );
    expect(second.encryption).toBe(false);
  });

  it("uses the volume's state when its snapshot has none, and ignores the chip's own encryption", () => {
    const snapshot = [vault('/dev/disk3s1s1', 'unknown'), vault('/dev/disk3s1', 'on'), vault('/dev/disk3s5', 'on'), ...off];
    expect(mac(mounts, snapshot, inside).encryption).toBe(true);
    const unknown = [vault('/dev/disk3s1s1', 'unknown', 1), vault('/dev/disk3s5', 'unknown', 1)];
    expect(mac(mounts, unknown, inside).encryption).toBeUndefined();
  });

  it('is unknown without mounts, unless no disk is encrypted', () => {
    expect(mac([], [...on], inside).encryption).toBeUndefined();
    expect(mac([], off, inside).encryption).toBe(false);
  });
});

it('a Chromebook is unknown: osquery shows no encryption there', () => {
  expect(read(outputOf(system({ hardware_vendor: 'HP' }), os('chrome')))).toMatchObject({
    encryption: undefined,
    reason: expect.stringContaining('Chromebook'),
  });
});

it.each([
  ['windows', ['time', 'logical_drives', 'disk_info', 'bitlocker_info']],
  ['macos', ['time', 'mounts', 'block_devices', 'disk_encryption', 'time_machine_backups']],
  ['ubuntu', ['time', 'mounts', 'block_devices', 'disk_encryption']],
] as const)('the command for %s returns everything that a verdict needs', (name, needed) => {
  for (const table of needed) expect(osqueryCommand(name)).toContain(`SELECT * FROM ${table};`);
});
