import type { Check, Platform } from '@services/devices/contract/terms';

type System = 'windows' | 'macos' | 'ios' | 'android' | 'ubuntu';

/** The family of each platform, which decides its steps. */
const familyOf: Record<Platform, System | undefined> = {
  windows: 'windows',
  'windows-server': 'windows',
  macos: 'macos',
  ios: 'ios',
  ipados: 'ios',
  android: 'android',
  ubuntu: 'ubuntu',
  other: undefined,
};

/** Steps for a check if the system is unknown or has no steps of its own. */
const anywhere: Record<Check, string[]> = {
  os: [
    'Install all updates that the system settings offer, restart, and look up the version again.',
    'If the release gets no more security updates, upgrade it, or ask your administrator to replace the device.',
  ],
  encryption: [
    'Turn on encryption of the whole disk in the security settings.',
    'If the device has no such setting, keep no client data on it and tell your administrator.',
  ],
  screenLock: ['Set a PIN or password, and let the screen lock after at most 15 minutes.'],
  firewall: ['Turn on the firewall in the network or security settings.'],
  antivirus: ['Install the antivirus program that your firm uses, and let it scan in real time.'],
  backup: ['Ask your administrator how this device is backed up, and check that the last backup is recent.'],
  vpn: ['Ask your administrator for the firm’s VPN, and connect before you open client data outside of the office.'],
};

const steps: Record<System, Partial<Record<Check, string[]>>> = {
  windows: {
    os: [
      'Open Settings > Windows Update, select “Check for updates”, install everything and restart.',
      'If a newer release of Windows is offered, download and install it.',
      'If none is offered and this one gets no more updates, ask your administrator to replace the device.',
    ],
    encryption: [
      'Open Settings > Privacy & security > Device encryption and turn it on.',
      'Where it is missing, open Control Panel > BitLocker Drive Encryption and select “Turn on BitLocker” for drive C.',
      'Save the recovery key where your administrator says, never on the same device.',
      'Leave the device plugged in until the encryption has finished.',
    ],
    screenLock: [
      'Open Settings > Accounts > Sign-in options and set a PIN or a password.',
      'Set “If you’ve been away, when should Windows require you to sign in again?” to “When PC wakes up from sleep”.',
      'Open Settings > System > Power and let the screen turn off after at most 15 minutes.',
    ],
    firewall: [
      'Open Windows Security > Firewall & network protection.',
      'Open each of the domain, private and public network, and turn Microsoft Defender Firewall on.',
    ],
    antivirus: [
      'Open Windows Security > Virus & threat protection.',
      'Under “Virus & threat protection settings”, select “Manage settings” and turn real-time protection on.',
      'Select “Check for updates” under “Virus & threat protection updates”.',
    ],
    backup: [
      'Open Settings > Accounts > Windows backup, or the backup program of your firm.',
      'Turn it on for the folders you work in, and check that the last backup is recent.',
    ],
    vpn: [
      'Open Settings > Network & internet > VPN and connect to your firm’s VPN.',
      'If it is not listed, ask your administrator.',
    ],
  },
  macos: {
    os: [
      'Open System Settings > General > Software Update and install everything that is offered.',
      'If a newer macOS is offered, select “Upgrade Now”.',
      'If this Mac cannot run a macOS that gets updates, ask your administrator to replace it.',
    ],
    encryption: [
      'Open System Settings > Privacy & Security > FileVault and select “Turn On”.',
      'Save the recovery key where your administrator says, never on the same Mac.',
      'Keep the Mac plugged in until the encryption has finished.',
    ],
    screenLock: [
      'Open System Settings > Lock Screen.',
      'Set “Require password after screen saver begins or display is turned off” to “Immediately”.',
      'Let the display turn off after at most 15 minutes.',
    ],
    firewall: ['Open System Settings > Network > Firewall and turn it on.'],
    antivirus: [
      'Install the antivirus program that your firm uses, and allow it in System Settings > Privacy & Security when asked.',
      'Open System Settings > General > Software Update, select the information button beside “Automatic updates”, and turn on “Install Security Responses and system files”.',
    ],
    backup: [
      'Open System Settings > General > Time Machine and add an encrypted backup disk, or use the backup program of your firm.',
      'Check that the last backup is recent.',
    ],
    vpn: ['Open System Settings > VPN and connect to your firm’s VPN.', 'If it is not listed, ask your administrator.'],
  },
  ios: {
    os: [
      'Open Settings > General > Software Update and install what is offered.',
      'If nothing is offered and the release gets no more updates, ask your administrator to replace the device.',
    ],
    encryption: [
      'Open Settings > Face ID & Passcode (or Touch ID & Passcode) and set a passcode: it encrypts the device.',
      'Check that “Data protection is enabled” stands at the end of that page.',
    ],
    screenLock: [
      'Open Settings > Face ID & Passcode and set a passcode of at least six digits.',
      'Open Settings > Display & Brightness > Auto-Lock and choose 5 minutes or less.',
    ],
    backup: ['Open Settings > your name > iCloud > iCloud Backup, if your firm allows it, or ask your administrator.'],
    vpn: ['Open Settings > General > VPN & Device Management > VPN and connect.', 'If it is not listed, ask your administrator.'],
  },
  android: {
    os: [
      'Open Settings > System > Software update and install what is offered.',
      'If nothing is offered and the release gets no more updates, ask your administrator to replace the device.',
    ],
    encryption: [
      'Open Settings > Security & privacy > More security settings > Encryption & credentials.',
      'Check that the phone is encrypted, and encrypt it if it is not.',
    ],
    screenLock: [
      'Open Settings > Security & privacy > Device unlock and set a PIN, a password or a fingerprint.',
      'Open Settings > Display > Screen timeout and choose 5 minutes or less.',
    ],
    backup: ['Open Settings > System > Backup and turn it on, if your firm allows it.'],
    vpn: ['Open Settings > Network & internet > VPN and connect.', 'If it is not listed, ask your administrator.'],
  },
  ubuntu: {
    os: [
      'Open Software Updater and install everything that is offered.',
      'If the release gets no more updates, upgrade it with sudo do-release-upgrade.',
    ],
    encryption: [
      'A disk is encrypted when Ubuntu is installed. Ask your administrator to back the device up and install it again with “Encrypt the new Ubuntu installation”.',
    ],
    screenLock: [
      'Open Settings > Privacy & Security > Screen Lock, turn “Automatic screen lock” on, and blank the screen after at most 15 minutes.',
    ],
    firewall: ['Run sudo ufw enable, then check with sudo ufw status that it is active.'],
  },
};

/** Returns what a person does to make a check pass on their device, step by step. */
export function stepsFor(check: Check, platform: Platform | null): readonly string[] {
  const family = platform === null ? undefined : familyOf[platform];
  return (family && steps[family][check]) ?? anywhere[check];
}
