import type { CourseContent } from '../../contract/content';
import { acknowledgement, ask, lesson, pool } from './pieces';

/** Based on IRS Publications 4557 and 5708 (employee management and training), in our own words. */
export const newHire: CourseContent = {
  title: 'Security for new hires',
  summary: 'For the first day, also of seasonal staff: what you are trusted with, and the rules that hold from now on.',
  minutes: 6,
  passPercent: 80,
  lessons: [
    lesson(
      'trust',
      'What you are trusted with',
      'Welcome. From today on you see what people tell hardly anybody: what they earn, owe, own, and with whom they live. Clients trust the firm with it, and the law asks the firm to protect it. That is why this course comes before the first client file.\n\nThe rules come from three sources. The **FTC Safeguards Rule** treats tax preparers as financial institutions and requires a written security program, with training for everybody. The **Internal Revenue Code** makes it a crime to disclose tax return information without permission. And the firm has a **written information security plan**, the WISP, which says what they mean here.',
      'They hold for everybody: owners, employees, seasonal staff, interns. They hold after work, and after you have left the firm.',
      ask(
        'You recognize a neighbor in a client file that is not yours. What may you do?',
        ['Read it, but tell nobody', false, 'Reading without need is already a breach.'],
        ['Close it, and talk to nobody about it', true, 'Right. You open what your task needs, and nothing else.'],
      ),
    ),
    lesson(
      'first-day',
      'Your first day',
      'Before you open client data:\n\n- Sign in with **your own account** only. Set a password that you use nowhere else, and switch two-factor authentication on.\n- Use the **devices** that you were given. They are encrypted, updated and protected; nothing is installed without asking.\n- Lock the screen when you get up, and keep papers in locked places.\n- Know the **two names**: who is in charge of security, and who stands in. Put their numbers into your phone now.\n\nSome habits are worth more than any program: look at senders and links before you click, call back before you change bank details, send client documents only by the portal, and ask when you are not sure. No question is too small.',
      ask(
        'Your own account is not ready yet, and a colleague offers theirs. What do you do?',
        [
          'Use it for today',
          false,
          'Everything you do would be recorded under another name, and two people would know the password.',
        ],
        ['Wait, and remind the administrator', true, 'Right. Accounts are personal, without exception.'],
      ),
    ),
    lesson(
      'mistakes',
      'When something goes wrong',
      'Everybody clicks on the wrong link one day, or sends a mail to the wrong person. What counts is what happens next: tell the person in charge of security **at once**, by phone or in person. You are not blamed for a mistake that you report. The firm has duties with deadlines, and they start when one of us knows.\n\nWhen you leave the firm one day, you hand back devices, keys, papers and badges. Nothing of a client stays with you: not on a phone, not in a private mailbox, not at home.',
      ask(
        'You sent a W-2 to the wrong client at 5:55 p.m. When do you report it?',
        ['Tomorrow morning', false, 'The document is with a stranger now, and deadlines have started.'],
        ['Now', true, 'Right. Also at 5:55 p.m., and also if it is embarrassing.'],
      ),
    ),
    acknowledgement(
      'confirm',
      'Confidentiality',
      'You have read what you are trusted with and which rules hold.\n\n- I open, use and disclose client information only for my tasks.\n- I use only my own accounts and the devices of the firm.\n- I report incidents and losses at once.\n- These duties hold after I have left the firm.',
      'I have read these rules, and I will follow them.',
    ),
  ],
  pools: [
    pool(
      'basics',
      'Basics',
      4,
      [
        'For whom do the security rules of the firm hold?',
        ['For everybody, seasonal staff included'],
        ['For those who sign returns', 'For administrators'],
        'The Safeguards Rule asks for training and rules for all personnel.',
      ],
      [
        'Which accounts may you use?',
        ['Your own'],
        ['Your own, and those of your team', 'Any that works'],
        'Only then do records say who did what, and rights can be limited and ended.',
      ],
      [
        'When do your duties about client information end?',
        ['They do not end'],
        ['On your last day', 'After the season'],
        'Confidentiality holds after somebody has left the firm.',
      ],
      [
        'You clicked on a suspicious link. When do you report it?',
        ['At once'],
        ['When something happens', 'At the next meeting'],
        'Minutes matter, and nobody is blamed for a report.',
      ],
      [
        'How do client documents leave the firm?',
        ['By the portal, to the client'],
        ['By any mail program', 'By a private cloud drive, if it has a password'],
        'The portal is encrypted and approved, and keeps a record.',
      ],
      [
        'Which files do you open?',
        ['Those that your tasks need'],
        ['All that are open to you', 'Those of relatives, to check them'],
        'Being able to open a file is not permission to read it.',
      ],
      [
        'What is the WISP?',
        ['The written information security plan of the firm'],
        ['A program against viruses', 'A form of the IRS'],
        'It says how the firm protects client information, and what is asked of you.',
      ],
    ),
  ],
};
