import type { CourseContent } from '../../contract/content';
import { ask, lesson, pool } from './pieces';

/**
 * Based on IRS Publication 4557 (Security Six: antivirus, firewall, two-factor, backup, drive encryption, VPN), in our own words.
 */
export const remoteWork: CourseContent = {
  title: 'Remote work and the Security Six',
  summary: 'Working from home and on the road: network, device, screen, and the six protections every computer needs.',
  minutes: 6,
  passPercent: 80,
  lessons: [
    lesson(
      'six',
      'Six protections of every computer',
      'The IRS and its partners call them the Security Six. They hold in the office and everywhere else:\n\n- **Antivirus** that updates itself and is never switched off.\n- **Firewall**, on the computer and on the router.\n- **Two-factor authentication** wherever there is client data.\n- **Backups**, encrypted, at least one of them away from the office and not connected all the time.\n- **Drive encryption**, so that a lost laptop is a lost device and not a data breach.\n- **VPN**, an encrypted connection to the office when you work elsewhere.\n\nUpdates belong to all of them. Most attacks use a hole for which there has been an update for weeks. Restart when the computer asks.',
      ask(
        'A laptop with client files is stolen from a car. What decides whether this is a data breach?',
        [
          'Whether the drive was encrypted',
          true,
          'Right. Without the key an encrypted drive shows nothing. Report the theft at once all the same.',
        ],
        ['Whether the screen was locked', false, 'A thief can take the drive out and read it elsewhere.'],
        ['Whether the laptop was expensive', false, 'The data is worth more than the device.'],
      ),
    ),
    lesson(
      'network',
      'Networks at home and on the road',
      "Your router at home is now part of the firm. Give it a new administrator password, let it update itself, use WPA2 or WPA3 with a long password, and put television sets, cameras and guests into the guest network.\n\nUse the phone's hotspot rather than the Wi-Fi of a café, hotel or airport. If there is no other way, start the VPN before anything else. Anybody can open a network that is called *Hotel Guest*.\n\nNever open remote access to a computer from the internet without the firm. Programs for remote control are a favorite way in: they are set up by the firm, with two-factor authentication, and closed when nobody needs them.",
      ask(
        'You have to send a return from a hotel. What is best?',
        [
          'The Wi-Fi of the hotel, because it has a password',
          false,
          'Every guest has that password, and anybody can imitate the network.',
        ],
        [
          'The hotspot of your phone, with the VPN',
          true,
          'Right. Nobody else is in this network, and the connection to the office is encrypted.',
        ],
      ),
    ),
    lesson(
      'place',
      'Place, people and devices',
      "Work where nobody can read your screen or hear your calls. Family members do not use the firm's computer, not even for a minute: one game is enough to install something.\n\n- Lock the screen whenever you get up.\n- Leave no laptop or papers in a car, and carry them as hand luggage.\n- Print at home only if the firm allows it, and shred what you print.\n- Use private devices for client data only if the firm manages them.\n- Do not plug in USB sticks that you found or were given.\n\nA lost or stolen device is reported within the hour, also at night. The firm can then lock and wipe it, and end its sessions.",
      ask(
        'You find a USB stick labeled “Payroll 2026” in the parking lot. What do you do?',
        [
          'See whose it is, on a computer that is offline',
          false,
          'Programs on it can start by themselves, and wait until the computer is online again.',
        ],
        [
          'Hand it to the person in charge of security',
          true,
          'Right. Sticks are left on purpose, with labels that make people curious.',
        ],
        ['Throw it away', false, 'It may be real and lost by a colleague: that would have to be known too.'],
      ),
    ),
  ],
  pools: [
    pool(
      'six',
      'Security Six',
      2,
      [
        'Which of these belong to the Security Six? Choose all.',
        ['Drive encryption', 'Backups', 'Firewall'],
        ['A privacy screen'],
        'The six are antivirus, firewall, two-factor authentication, backups, drive encryption and VPN.',
      ],
      [
        'Why should one backup not be connected all the time?',
        ['Ransomware encrypts whatever it can reach'],
        ['It saves electricity', 'Backups get slow'],
        'A backup that is offline or cannot be changed survives when all else is encrypted.',
      ],
      [
        'The computer asks to restart for an update while you are busy. What is right?',
        ['Save your work and restart today'],
        ['Postpone it until after the season', 'Switch updates off'],
        'Most attacks use holes for which there is an update already.',
      ],
      [
        'What does a VPN do?',
        ['It encrypts the connection to the office'],
        ['It finds viruses', 'It encrypts the drive'],
        'Others in the same network then see neither what you send nor what you receive.',
      ],
    ),
    pool(
      'road',
      'At home and on the road',
      3,
      [
        'Your child would like to play on the firm’s laptop for ten minutes. What do you say?',
        ['No'],
        ['Yes, in the guest account', 'Yes, if you sit beside'],
        'The device is for work alone. Games and their additions are a common way for malware.',
      ],
      [
        'Which setting of the router at home matters most?',
        ['That its preset administrator password was changed'],
        ['Its name', 'The color of its light'],
        'Preset passwords are published. Anyone who has it can redirect everything you open.',
      ],
      [
        'Your phone with the firm’s mail is gone. When do you report it?',
        ['Within the hour'],
        ['After searching for a day', 'On Monday'],
        'Only a quick report lets the firm lock and wipe it before somebody reads it.',
      ],
      [
        'You take a call with a client in a train. What is right?',
        ['Say that you call back, and do so where nobody listens'],
        ['Speak quietly', 'Use only the first name'],
        'In a train everybody listens, and amounts and names are enough to be recognized.',
      ],
      [
        'Where does a laptop stay during a stop on the way home?',
        ['With you'],
        ['In the trunk', 'Below the seat'],
        'Cars are broken into for laptops. The trunk is where thieves look.',
      ],
    ),
  ],
};
