import type { CourseContent } from '../../contract/content';
import { ask, lesson, pool } from './pieces';

/** Based on IRS Publications 4557 and 5708 (incident response, data theft), and 16 CFR 314.4(h) and (j), in our own words. */
export const incidentReporting: CourseContent = {
  title: 'Reporting incidents',
  summary: 'How to notice that something is wrong, what to do in the first minutes, and who has to be told.',
  minutes: 6,
  passPercent: 80,
  lessons: [
    lesson(
      'notice',
      'Signs that something is wrong',
      'An incident is anything that may have let somebody see, change, take or lock client data: also a laptop left in a taxi, a mail to the wrong person, a password that was typed into a false page. You do not have to be sure. Report what you see, and let others judge.\n\nSigns that the IRS names for tax offices:\n\n- E-filed returns are rejected because one with that Social Security number was filed already.\n- Clients receive refunds, transcripts or letters that they did not ask for.\n- More returns were filed with your EFIN or PTIN than you prepared.\n- Clients answer mails that you did not send.\n- Computers are slow, the pointer moves by itself, programs start or files change their names.\n- You are locked out of your account.',
      ask(
        'Two e-filed returns are rejected on one day because returns for these clients were filed already. What do you think of?',
        ['A fault at the IRS; file again tomorrow', false, 'One may be a mistake by a client. Two on one day are a pattern.'],
        [
          'Client data may have been stolen, here or elsewhere',
          true,
          'Right. Report it now. It is one of the most common first signs.',
        ],
      ),
    ),
    lesson(
      'first',
      'The first minutes',
      'Do three things, in this order:\n\n- **Stop the spread.** Disconnect the device from cable and Wi-Fi. Do not switch it off: its memory may show what happened.\n- **Report.** Call the person whom the security plan names; if they do not answer, the next one. Call: the attacker may read your mail.\n- **Note.** Write down when you saw what, what you did, and which clients may be concerned. Take photos of messages on the screen.\n\nAnd three things that you do not do: clean up yourself, write to the attacker or pay, and tell clients or friends before the firm has decided what to tell.',
      'Nobody is punished for a quick, honest report. Silence is what makes it expensive: deadlines run from the day on which the firm could know.',
      ask(
        'A message on the screen says that all files are encrypted and demands money. What do you do first?',
        [
          'Switch the computer off',
          false,
          'Its memory may show how it came in, and sometimes even the key. Disconnect it instead.',
        ],
        [
          'Unplug the network cable and switch Wi-Fi off, then call',
          true,
          'Right. What is connected can still be saved from spreading.',
        ],
        ['Write to the address in the message', false, 'The firm, its insurer and the authorities decide about any contact.'],
      ),
    ),
    lesson(
      'who',
      'Who has to be told',
      'The Qualified Individual of the firm decides, with counsel and the insurer. You help with facts. It is good to know whom the plan names:\n\n- **The IRS Stakeholder Liaison** of your state, at once when client data was stolen. The IRS can then block fraudulent returns.\n- **The states**: their tax agencies, and the attorneys general where the law requires it.\n- **The FTC**, when unencrypted customer information of 500 or more consumers was acquired without authorization: as soon as possible, and no later than 30 days after discovery.\n- **Law enforcement** and **the insurer**, as the policy asks.\n- **Clients**, as the laws of their states say. They need to know what was taken and what they can do, such as getting an Identity Protection PIN.',
      ask(
        'When do the 30 days for a notice to the FTC start?',
        [
          'With the discovery of the event',
          true,
          'Right. The firm counts as knowing when any of its people know. That is why you report at once.',
        ],
        ['When the investigation is finished', false, 'It can take months. The clock starts with the discovery.'],
        ['When the first client complains', false, 'It may be long after the discovery.'],
      ),
    ),
  ],
  pools: [
    pool(
      'signs',
      'Signs and first steps',
      3,
      [
        'Which of these do you report? Choose all.',
        ['A laptop left in a taxi', 'A return sent to the wrong client', 'A password typed into a false page'],
        ['A client who is late with documents'],
        'Each of the first three may let somebody see client data. Whether it did is judged by the person in charge.',
      ],
      [
        'Why do you disconnect an infected computer, but leave it switched on?',
        ['It stops spreading, and its memory keeps traces'],
        ['So that the update can finish', 'So that the attacker does not notice'],
        'Disconnecting stops it; switching off would destroy traces in memory.',
      ],
      [
        'How do you report an incident in which a mailbox may be taken over?',
        ['By phone or in person'],
        ['By mail from that mailbox', 'By mail to all colleagues'],
        'The attacker may read mail, answer it, or delete it.',
      ],
      [
        'Clients thank you for a mail that you did not send. What does it suggest?',
        ['Somebody sends mail in your name, perhaps from your mailbox'],
        ['An old mail was delivered late', 'Nothing'],
        'A taken-over mailbox is often first noticed by those who receive its mails.',
      ],
      [
        'What belongs in your notes? Choose all.',
        ['When you saw what', 'What you did', 'Which clients may be concerned'],
        ['Who is to blame'],
        'Facts and times help those who investigate. Blame helps nobody.',
      ],
    ),
    pool(
      'telling',
      'Telling others',
      2,
      [
        'From how many consumers on does a notification event have to be reported to the FTC?',
        ['500'],
        ['50', '10,000'],
        'The Safeguards Rule names unencrypted customer information of at least 500 consumers.',
      ],
      [
        'Whom at the IRS does a preparer contact about a data theft?',
        ['The Stakeholder Liaison of their state'],
        ['The general phone number for taxpayers', 'The address on the last refund'],
        'The liaison informs the parts of the IRS that can block fraudulent returns.',
      ],
      [
        'A client asks you on the phone whether the firm “was hacked”. What do you say?',
        ['That the firm will answer, and pass the question on'],
        ['Everything you know', 'That nothing happened'],
        'What is said has legal effects and must be true. The firm decides who tells what.',
      ],
      [
        'By when must the FTC be notified after discovery?',
        ['Within 30 days'],
        ['Within a year', 'With the next annual report'],
        'As soon as possible and no later than 30 days after discovery.',
      ],
    ),
  ],
};
