import type { Volume } from '../contract/devices';
import type { Kind, Platform, Source, Status, Switch } from '../contract/terms';

export interface DemoDevice {
  name: string;
  kind: Kind;
  serial: string;
  manufacturer: string;
  model: string;
  platform: Platform | null;
  osName: string;
  osVersion: string;
  location: string;
  status: Status;
  isOwned?: true;
  /** The newest evidence and its age in days; absent when there is none. */
  proof?: {
    source: Source;
    days: number;
    claims: Partial<Record<Switch, boolean>>;
    volumes?: Volume[];
    /** Days since the last successful backup. */
    backupDays?: number;
  };
}

const onMac: Volume[] = [
  { name: '/', role: 'system', isEncrypted: true, detail: 'FileVault: on' },
  { name: '/System/Volumes/Data', role: 'data', isEncrypted: true, detail: 'FileVault: on' },
];
const onPc = (isEncrypted: boolean): Volume[] => [
  { name: 'C:', role: 'system', isEncrypted, detail: isEncrypted ? 'BitLocker: on' : 'BitLocker: not encrypted' },
];

const office = 'Main office';
const all = { encryption: true, screenLock: true, firewall: true, antivirus: true };

/** Devices of a small firm: some pass, some fail, some have no evidence. */
export const demoDevices: DemoDevice[] = [
  {
    ...{ name: 'HL-LT-01', kind: 'computer', serial: 'C02DEMO0001', manufacturer: 'Apple', model: 'MacBook Pro 14' },
    ...{ platform: 'macos', osName: 'macOS', osVersion: '26.1', location: office, status: 'assigned', isOwned: true },
    proof: { source: 'osquery', days: 2, claims: { ...all, backup: false, vpn: true }, volumes: onMac, backupDays: 44 },
  },
  {
    ...{ name: 'HL-PH-01', kind: 'phone', serial: 'F17DEMO0002', manufacturer: 'Apple', model: 'iPhone 16' },
    ...{ platform: 'ios', osName: 'iOS', osVersion: '26.1', location: '', status: 'assigned', isOwned: true },
    proof: { source: 'self-check', days: 12, claims: { encryption: true, screenLock: true } },
  },
  {
    ...{ name: 'HL-PC-02', kind: 'computer', serial: 'DEMO-RX-0003', manufacturer: 'Dell', model: 'OptiPlex 3080' },
    ...{
      platform: 'windows',
      osName: 'Microsoft Windows 10 Pro',
      osVersion: '10.0.19045',
      location: 'Reception',
      status: 'assigned',
    },
    proof: { source: 'osquery', days: 5, claims: { ...all, encryption: false }, volumes: onPc(false) },
  },
  {
    ...{ name: 'HL-LT-03', kind: 'computer', serial: 'DEMO-LT-0004', manufacturer: 'Lenovo', model: 'ThinkPad E14' },
    ...{ platform: 'windows', osName: 'Microsoft Windows 11 Pro', osVersion: '10.0.26200', location: office, status: 'assigned' },
    proof: { source: 'osquery', days: 3, claims: all, volumes: onPc(true) },
  },
  {
    ...{ name: 'HL-LT-04', kind: 'computer', serial: 'DEMO-LT-0005', manufacturer: 'Lenovo', model: 'ThinkPad E14' },
    ...{
      platform: 'windows',
      osName: 'Microsoft Windows 11 Pro',
      osVersion: '10.0.26200',
      location: 'Cabinet',
      status: 'in-stock',
    },
  },
  {
    ...{ name: 'HL-SV-01', kind: 'server', serial: 'DEMO-SV-0006', manufacturer: 'Dell', model: 'PowerEdge T150' },
    ...{ platform: 'windows-server', osName: 'Microsoft Windows Server 2022 Standard', osVersion: '10.0.20348' },
    ...{ location: 'Server room', status: 'assigned' },
    proof: {
      ...{ source: 'osquery', days: 1, backupDays: 1, volumes: onPc(true) },
      claims: { encryption: true, firewall: true, antivirus: true, backup: true },
    },
  },
  {
    ...{ name: 'HL-TB-01', kind: 'tablet', serial: 'DMPDEMO0007', manufacturer: 'Apple', model: 'iPad Air' },
    ...{ platform: 'ipados', osName: 'iPadOS', osVersion: '26.0', location: 'Conference room', status: 'assigned' },
    proof: { source: 'self-check', days: 45, claims: { encryption: true, screenLock: true } },
  },
  {
    ...{ name: 'HL-RT-01', kind: 'router', serial: 'DEMO-RT-0008', manufacturer: 'Ubiquiti', model: 'Dream Machine' },
    ...{ platform: null, osName: '', osVersion: '', location: 'Server room', status: 'assigned' },
    proof: { source: 'self-check', days: 20, claims: { firewall: true } },
  },
  {
    ...{ name: 'HL-PR-01', kind: 'printer', serial: 'DEMO-PR-0009', manufacturer: 'HP', model: 'LaserJet Pro' },
    ...{ platform: null, osName: '', osVersion: '', location: office, status: 'assigned' },
  },
  {
    ...{ name: 'HL-BK-01', kind: 'storage', serial: 'DEMO-BK-0010', manufacturer: 'Samsung', model: 'T7 Shield' },
    ...{ platform: null, osName: '', osVersion: '', location: 'Safe', status: 'assigned' },
  },
];
