import type { InventorySource } from '../../contract/terms';

/** What an export of a device management says about each device. */
export type Field =
  | 'serial'
  | 'name'
  | 'manufacturer'
  | 'model'
  | 'os'
  | 'edition'
  | 'osVersion'
  | 'seen'
  | 'encryption'
  | 'firewall'
  | 'screenLock';

export interface SourceFormat {
  source: InventorySource;
  name: string;
  /** The names of columns and the paths in JSON that only this source has, in lower case without spaces and punctuation. */
  own: readonly string[];
  /** How many of these a file has at least, because some names are common in lists of devices. */
  atLeast: number;
  /** The columns of each field; the first one with a value counts, and of `seen` the oldest. */
  columns: Partial<Record<Field, readonly string[]>>;
  /** What a version without a name of a system is of. */
  system?: string;
  /** The fields that a file needs, with their columns as the source writes them; the others that it has. */
  needed: readonly string[];
  more: readonly string[];
  /** How to get the file with all columns. */
  export: string;
  /** What its word on encryption is about. */
  disk: string;
  /** Why the source's word on encryption proves nothing. */
  scope: string;
}

const WHOLE = 'The whole device';

const WHICH_DISKS = 'It doesn’t say which volumes that covers. Upload what osquery prints, which names all fixed disks.';

/**
 * Systems that manage devices, by their own documentation: Fleet's `hosts` and its report, Intune's list of all devices and its report
 * `Devices`, Jamf Pro's computer search, `computers-inventory` and Classic API, and Google's Cloud Identity devices and endpoints.
 */
export const formats: readonly SourceFormat[] = [
  {
    ...{ source: 'fleet', name: 'Fleet', atLeast: 1 },
    own: ['hardwareserial', 'detailupdatedat', 'diskencryptionenabled', 'osqueryversion', 'hardwarevendor'],
    columns: {
      serial: ['hardwareserial'],
      name: ['computername', 'displayname', 'hostname'],
      manufacturer: ['hardwarevendor'],
      model: ['hardwaremodel'],
      os: ['platform'],
      osVersion: ['osversion'],
      seen: ['seentime', 'detailupdatedat'],
      encryption: ['diskencryptionenabled'],
    },
    needed: ['hardware_serial', 'os_version'],
    more: ['hostname', 'computer_name', 'seen_time', 'platform', 'hardware_vendor', 'hardware_model'],
    export:
      'GET /api/v1/fleet/hosts/report?format=csv&columns=hardware_serial,os_version,hostname,computer_name,seen_time,platform,hardware_vendor,hardware_model',
    disk: 'Disk of the system',
    scope: 'Fleet’s flag is about the disk of the system alone. Upload what osquery prints, which names all fixed disks.',
  },
  {
    ...{ source: 'intune', name: 'Intune', atLeast: 3 },
    own: [
      ...['azureaddeviceid', 'microsoftentradeviceid', 'entradeviceid', 'managementname', 'primaryuserupn', 'easactivationid'],
      ...['easactivated', 'skufamily', 'jointype', 'intuneregistered', 'ingraceperioduntil', 'lastcontact', 'compliantstate'],
      ...['lastsyncdatetime', 'compliancestate', 'managedby', 'compliance', 'jailbroken', 'encrypted', 'isencrypted'],
      ...['compliancegraceperiodexpiration', 'enrollmentdate', 'devicename', 'manageddevicename', 'lastcheckin'],
    ],
    columns: {
      serial: ['serialnumber'],
      name: ['devicename', 'manageddevicename', 'managementname'],
      manufacturer: ['manufacturer'],
      model: ['model'],
      os: ['os', 'operatingsystem', 'osdescription'],
      edition: ['skufamily'],
      osVersion: ['osversion'],
      seen: ['lastcheckin', 'lastcontact', 'lastsyncdatetime'],
      encryption: ['encrypted', 'isencrypted', 'encryptionstatusstring', 'encryptionstatus'],
    },
    needed: ['Serial number'],
    more: ['Device name', 'Last check-in', 'OS', 'OS version', 'Encrypted', 'Manufacturer', 'Model'],
    export: 'Devices > All devices > Export, with all columns',
    disk: WHOLE,
    scope: `Intune has one word for the whole device. ${WHICH_DISKS}`,
  },
  {
    ...{ source: 'jamf', name: 'Jamf', atLeast: 2 },
    own: [
      ...['lastinventoryupdate', 'filevault2status', 'filevaultstatus', 'filevault2partitionencryptionstate', 'jsscomputerid'],
      ...['jamfprocomputerid', 'jamfbinaryversion', 'computername', 'filevault2enabled', 'gatekeeper', 'firewallenabled'],
      ...['generalname', 'generalreportdate', 'generalreportdateutc', 'hardwareserialnumber', 'generalserialnumber'],
      ...['operatingsystemfilevault2status', 'systemintegrityprotection', 'lastcheckin', 'lastenrollment', 'hardwareosversion'],
    ],
    columns: {
      serial: ['serialnumber', 'hardwareserialnumber', 'generalserialnumber'],
      name: ['computername', 'displayname', 'generalname', 'name'],
      manufacturer: ['make', 'hardwaremake'],
      model: ['model', 'hardwaremodel', 'modelidentifier'],
      os: ['operatingsystemname', 'hardwareosname'],
      osVersion: ['operatingsystemversion', 'hardwareosversion', 'operatingsystem'],
      seen: ['lastinventoryupdate', 'generalreportdateutc', 'generalreportdateepoch', 'generalreportdate', 'reportdate'],
      encryption: [
        ...['filevault2status', 'filevaultstatus', 'filevault2enabled', 'filevault2partitionencryptionstate'],
        'operatingsystemfilevault2status',
        'diskencryptionbootpartitionencryptiondetailspartitionfilevault2state',
      ],
      firewall: ['firewallenabled', 'firewall', 'securityfirewallenabled'],
    },
    system: 'macOS',
    needed: ['Serial Number'],
    more: [
      'Computer Name',
      'Last Inventory Update',
      'Operating System Version',
      'FileVault 2 Status',
      'Firewall Enabled',
      'Model',
    ],
    export: 'Computers > Advanced Computer Searches > Reports, with these columns, or GET /api/v1/computers-inventory',
    disk: WHOLE,
    scope: `Jamf says this of FileVault, by its last inventory. ${WHICH_DISKS}`,
  },
  {
    ...{ source: 'google', name: 'Google Workspace', atLeast: 2 },
    own: [
      ...[
        'encryptionstate',
        'deviceencryptionstatus',
        'lastsynctime',
        'lastsync',
        'devicetype',
        'compromisedstate',
        'managementstate',
      ],
      ...[
        'unifieddeviceid',
        'clienttypes',
        'assettag',
        'endpointverification',
        'firstsync',
        'resourceid',
        'ownertype',
        'ownership',
      ],
      ...['annotateduser', 'orgunitpath', 'passwordstate', 'passwordstatus', 'securitypatchlevel', 'devicecompromisedstatus'],
    ],
    columns: {
      serial: ['serialnumber', 'serial'],
      name: ['hostname', 'devicename', 'name'],
      manufacturer: ['manufacturer', 'brand'],
      model: ['model', 'devicemodel'],
      os: ['devicetype', 'type', 'platform'],
      osVersion: ['osversion', 'os', 'operatingsystem'],
      seen: ['lastsynctime', 'lastsync'],
      encryption: ['encryptionstate', 'encryptionstatus', 'deviceencryptionstatus', 'encrypted'],
      screenLock: ['passwordstate', 'passwordstatus', 'devicepasswordstatus'],
    },
    needed: ['Serial Number'],
    more: ['Last Sync', 'OS', 'Encryption status', 'Device name', 'Model'],
    export: 'Devices > Mobile & endpoints > Devices > Download',
    disk: WHOLE,
    scope: `Google has one word for the whole device. ${WHICH_DISKS}`,
  },
];

/** How many lines a file may have before the names of its columns. */
export const MAX_PREAMBLE = 10;

/** A name of a column, or a path in JSON, for comparing. */
export const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
