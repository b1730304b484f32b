import { readOsquery } from '../read-osquery';

const asOf = new Date('2026-11-26T12:00:00Z');

type Row = Record<string, string | number>;

/** Reads the output of osqueryi: one list of rows per statement. */
function read(platform: string, ...lists: Row[][]) {
  const system = [{ computer_name: 'pc', hardware_serial: 'S1', hardware_vendor: 'Dell Inc.', hardware_model: 'XPS' }];
  const os = [{ name: platform, version: '1', major: '1', minor: '0', patch: '0', build: '', platform }];
  const text = [system, os, ...lists].map((rows) => JSON.stringify(rows)).join('\n');
  const { claims, details } = readOsquery(text, asOf);
  return { encryption: claims.encryption, reason: details.unproven?.encryption, volumes: details.volumes ?? [] };
}

const disk = (name: string, encrypted: 0 | 1, type = encrypted ? 'LUKS2-aes-xts-plain64' : '', rest: Row = {}) => ({
  ...{ name, uuid: '', encrypted: String(encrypted), type },
  ...{ encryption_status: encrypted ? 'encrypted' : 'not encrypted', ...rest },
});
const block = (name: string, parent: string, type = '', rest: Row = {}) => ({
  ...{ name, parent, vendor: '', model: '', size: '', block_size: '512', uuid: '', type, label: '', ...rest },
});
const mount = (device: string, path: string, type = 'ext4', alias = device) => ({ device, device_alias: alias, path, type });
const linux = (mounts: Row[], disks: Row[], blocks: Row[]) => read('ubuntu', mounts, disks, blocks);

/** A system on LUKS, on one NVMe disk. */
const luks = {
  mounts: [mount('/dev/mapper/root', '/', 'ext4', '/dev/dm-0')],
  disks: [disk('/dev/nvme0n1', 0), disk('/dev/nvme0n1p3', 0), disk('/dev/dm-0', 1)],
  blocks: [
    block('/dev/nvme0n1', ''),
    block('/dev/nvme0n1p3', '/dev/nvme0n1', 'crypto_LUKS'),
    block('/dev/dm-0', '/dev/nvme0n1p3', 'ext4'),
  ],
};

describe('the system volume of Linux', () => {
  it('is proven on LUKS above LVM above a RAID, and on LVM above LUKS above a RAID', () => {
    const raid = [block('/dev/sda1', '/dev/sda', 'linux_raid_member'), block('/dev/sdb1', '/dev/sdb', 'linux_raid_member')];
    const plain = ['/dev/sda1', '/dev/sdb1', '/dev/md0'].map((name) => disk(name, 0));
    const luksOnLvm = linux(
      [mount('/dev/mapper/root', '/', 'ext4', '/dev/dm-1')],
      [...plain, disk('/dev/dm-0', 0), disk('/dev/dm-1', 1)],
      [
        ...raid,
        block('/dev/md0', '/dev/sda1', 'LVM2_member'),
        block('/dev/dm-0', '/dev/md0', 'crypto_LUKS'),
        block('/dev/dm-1', '/dev/dm-0', 'ext4'),
      ],
    );
    const lvmOnLuks = linux(
      [mount('/dev/mapper/vg-root', '/', 'ext4', '/dev/dm-1')],
      [...plain, disk('/dev/dm-0', 1), disk('/dev/dm-1', 1)],
      [
        ...raid,
        block('/dev/md0', '/dev/sda1', 'crypto_LUKS'),
        block('/dev/dm-0', '/dev/md0', 'LVM2_member'),
        block('/dev/dm-1', '/dev/dm-0', 'ext4'),
      ],
    );
    expect([luksOnLvm.encryption, lvmOnLuks.encryption]).toEqual([true, true]);
  });

  it('is not proven on a RAID of which one member is plain', () => {
    const { encryption } = linux(
      [mount('/dev/md0', '/')],
      [disk('/dev/dm-0', 1), disk('/dev/sdb1', 0), disk('/dev/md0', 1)],
      [
        block('/dev/sda1', '/dev/sda', 'crypto_LUKS'),
        block('/dev/dm-0', '/dev/sda1', 'linux_raid_member'),
        block('/dev/sdb1', '/dev/sdb', 'linux_raid_member'),
        block('/dev/md0', '/dev/dm-0', 'ext4'),
      ],
    );
    expect(encryption).not.toBe(true);
  });

  it('is not proven by encrypted swap', () => {
    const swap = [block('/dev/sda3', '/dev/sda', 'crypto_LUKS'), block('/dev/dm-0', '/dev/sda3', 'swap')];
    const blocks = [block('/dev/sda', '', '', { vendor: 'ATA' }), block('/dev/sda2', '/dev/sda', 'ext4'), ...swap];
    const disks = [disk('/dev/sda', 0), disk('/dev/sda2', 0), disk('/dev/dm-0', 1, 'PLAIN-aes-xts-plain64')];
    expect(linux([mount('/dev/sda2', '/')], disks, blocks).encryption).toBe(false);
    expect(linux([], disks, blocks).encryption).toBeUndefined();
  });

  it('is not proven without block devices, which say whether swap and other disks are plain', () => {
    const { encryption, reason } = linux(luks.mounts, luks.disks, []);
    expect([encryption, reason]).toEqual([undefined, expect.stringContaining('block_devices')]);
    expect(linux([mount('/dev/sda2', '/')], [disk('/dev/sda2', 0)], []).encryption).toBe(false);
  });

  it('is not proven by a cipher that encrypts nothing', () => {
    const disks = [disk('/dev/nvme0n1p3', 0), disk('/dev/dm-0', 1, 'LUKS1-cipher_null-ecb')];
    expect(linux(luks.mounts, disks, luks.blocks).encryption).toBe(false);
  });

  it('is not proven beside a plain file system on an internal disk that is not mounted', () => {
    const second = (type: string, vendor = 'ATA') =>
      linux(
        luks.mounts,
        [...luks.disks, disk('/dev/sda', 0), disk('/dev/sda1', 0)],
        [
          ...luks.blocks,
          block('/dev/sda', '', '', { vendor }),
          block('/dev/sda1', '/dev/sda', type, { vendor, label: 'Old system' }),
        ],
      );
    expect(second('ntfs')).toMatchObject({ encryption: undefined, reason: expect.stringContaining('/dev/sda1') });
    expect(second('ext4').encryption).toBeUndefined();
    expect(second('ext4', 'SanDisk').encryption).toBe(true);
    expect(second('vfat').encryption).toBe(true);
  });

  it.each(['btrfs', 'zfs'])('is not proven when the root is a plain %s, whatever else is encrypted', (type) => {
    const device = type === 'zfs' ? 'rpool/ROOT' : '/dev/sda2';
    const member = block('/dev/sda2', '/dev/sda', type === 'zfs' ? 'zfs_member' : 'btrfs', { uuid: 'F' });
    const stick = [block('/dev/sdb1', '/dev/sdb', 'crypto_LUKS'), block('/dev/dm-0', '/dev/sdb1', 'ext4')];
    const { encryption } = linux(
      [mount(device, '/', type), mount('/dev/mapper/stick', '/media/ada/stick', 'ext4', '/dev/dm-0')],
      [disk('/dev/sda2', 0), disk('/dev/dm-0', 1)],
      [member, ...stick],
    );
    expect(encryption).not.toBe(true);
  });

  it('is judged by every device that is mounted as the root', () => {
    const { encryption } = linux(
      [...luks.mounts, mount('/dev/sda2', '/')],
      [...luks.disks, disk('/dev/sda2', 0)],
      [...luks.blocks, block('/dev/sda2', '/dev/sda', 'ext4', { vendor: 'ATA' })],
    );
    expect(encryption).toBe(false);
  });

  it('is not proven when mounts have no row for the root, or rows without a path', () => {
    const home = [mount('/dev/mapper/home', '/home', 'ext4', '/dev/dm-0')];
    expect(linux(home, luks.disks, luks.blocks).encryption).toBeUndefined();
    const noPath = [{ device: '/dev/mapper/root', device_alias: '/dev/dm-0', path: '', type: 'ext4' }];
    expect(linux(noPath, luks.disks, luks.blocks).encryption).toBeUndefined();
  });
});

describe('the system volume of Windows', () => {
  const locked = (drive_letter: string, conversion_status: number, protection_status: number) => ({
    ...{ device_id: `v${drive_letter}`, drive_letter, conversion_status, protection_status },
    ...{ encryption_method: 'XTS_AES_256', percentage_encrypted: 100 },
  });
  const drive = (device_id: string, boot_partition: number) => ({
    ...{ device_id, description: 'Local Fixed Disk', boot_partition, file_system: 'NTFS' },
  });
  const nvme = [{ disk_index: 0, pnp_device_id: 'SCSI\\DISK&VEN_NVME&PROD_X\\5', hardware_model: 'X' }];

  it('fails while the protection is suspended, with numbers instead of texts', () => {
    expect(read('windows', [locked('C:', 1, 0)], [drive('C:', 1)], nvme)).toMatchObject({
      encryption: false,
      volumes: [{ name: 'C:', role: 'system', detail: 'BitLocker: protection is suspended' }],
    });
    expect(read('windows', [locked('C:', 1, 1)], [drive('C:', 1)], nvme).encryption).toBe(true);
  });

  it('is every drive that Windows starts from, and not only C:', () => {
    const both = read('windows', [locked('C:', 1, 1), locked('D:', 0, 0)], [drive('C:', 1), drive('D:', 1)], []);
    expect(both.encryption).toBe(false);
    expect(both.volumes.map(({ role }) => role)).toEqual(['system', 'system']);
  });

  it('is not proven when the output says of no drive that Windows starts from it', () => {
    const noneBoots = read('windows', [locked('D:', 1, 1)], [drive('D:', 0)], nvme);
    expect(noneBoots.encryption).toBeUndefined();
  });
});

describe('the system volume of a Mac', () => {
  const vault = (name: string, status: 'on' | 'off' | '') =>
    disk(name, status === 'on' ? 1 : 0, 'APFS', { filevault_status: status });
  const internal = [block('/dev/disk3', '', '', { type: 'Apple Fabric' })];

  it('is proven by FileVault whatever the external disks are, and names them', () => {
    const external = [block('/dev/disk7', '', '', { type: 'USB' })];
    const { encryption, volumes } = read(
      'darwin',
      [
        mount('/dev/disk3s1s1', '/', 'apfs'),
        mount('/dev/disk3s5', '/System/Volumes/Data', 'apfs'),
        mount('/dev/disk7s2', '/Volumes/T7'),
      ],
      [vault('/dev/disk3s1s1', 'on'), vault('/dev/disk3s5', 'on'), vault('/dev/disk7s2', 'off')],
      [...internal, ...external],
    );
    expect(encryption).toBe(true);
    expect(volumes.find(({ role }) => role === 'removable')).toMatchObject({ name: '/Volumes/T7', isEncrypted: false });
  });

  it('fails when a second system on the internal disk is plain', () => {
    const { encryption } = read(
      'darwin',
      [mount('/dev/disk3s1s1', '/', 'apfs'), mount('/dev/disk3s8', '/Volumes/Macintosh HD 2', 'apfs')],
      [vault('/dev/disk3s1s1', 'on'), vault('/dev/disk3s8', 'off')],
      internal,
    );
    expect(encryption).toBe(false);
  });

  it('is not proven when the Mac started from an external disk with FileVault, while the internal one says nothing', () => {
    const { encryption } = read(
      'darwin',
      [mount('/dev/disk7s1s1', '/', 'apfs'), mount('/dev/disk3s5', '/Volumes/Macintosh HD - Data', 'apfs')],
      [vault('/dev/disk7s1s1', 'on'), vault('/dev/disk3s5', '')],
      [...internal, block('/dev/disk7', '', '', { type: 'USB' })],
    );
    expect(encryption).toBeUndefined();
  });
});
