import type { CourseContent } from '../../contract/content';
import { ask, lesson, pool } from './pieces';

/** Based on IRS Publication 4557 (strong passwords, multi-factor authentication) and 16 CFR 314.4(c)(5), in our own words. */
export const passwords: CourseContent = {
  title: 'Passwords and two-factor authentication',
  summary: 'Passwords that cannot be guessed, a manager that remembers them, and a second proof of who you are.',
  minutes: 6,
  passPercent: 80,
  lessons: [
    lesson(
      'passwords',
      'Passwords that hold',
      'Attackers rarely guess a password letter by letter. They try lists: words, names, keyboard patterns, and above all passwords that were stolen from other sites. Two things protect you from that: **length** and **being used only once**.\n\n- Take at least twelve characters; longer is better than stranger.\n- A sentence of unrelated words is long and can be remembered.\n- Never use a password in two places. If a shop loses it, the thief tries it at your mailbox the same day.\n- Do not change a good password by counting up: `Harbor2025` and `Harbor2026` are the same password to an attacker.',
      'Change a password when there is a reason: it was stolen, shared, or used on a device that was infected. Change what came preset at once, above all on routers and printers.',
      ask(
        'Which of these is the best password for your tax software?',
        ['T@x2026!', false, 'Short, and made of a word and a year with usual replacements. Lists contain all of them.'],
        [
          'The long password of your mailbox, because it is strong',
          false,
          'Strong, but used twice: a thief who gets one has both.',
        ],
        [
          'Five unrelated words that you use nowhere else',
          true,
          'Right. It is long, you can type it, and it is worth nothing elsewhere.',
        ],
      ),
    ),
    lesson(
      'manager',
      'Let a manager remember them',
      'Nobody remembers fifty different passwords. A password manager does: it makes long random ones, fills them in, and locks them behind one master password and a second factor. Use the one that your firm chose.\n\nA manager also protects against phishing. It fills a password in only at the address where it was saved. When it offers nothing on a page that looks right, look at the address again.\n\nDo not keep passwords in a spreadsheet, in a note on the screen, in a mail to yourself, or in a browser profile that your family uses too. Do not share an account with a colleague: each person has an account of their own, so that it can be closed when they leave and so that the records say who did what.',
      ask(
        'Your password manager does not offer the password on the page of your bank. What do you do?',
        [
          'Copy the password from the manager and paste it',
          false,
          'The manager may be right: this may not be the page of your bank. Check the address first.',
        ],
        ['Check the address of the page', true, 'Right. A manager compares addresses exactly, which people do not.'],
      ),
    ),
    lesson(
      'second-factor',
      'A second proof',
      'With two-factor authentication a stolen password is not enough. There are three kinds of proof: something you know (a password), something you have (a phone, a security key), and something you are (a fingerprint). Two of different kinds are needed.\n\nThe FTC Safeguards Rule requires multi-factor authentication for everybody who gets at customer information on any information system of the firm. For tax firms that includes tax software, mailboxes, cloud storage and remote access.\n\n- A **security key or passkey** is best: it cannot be used on a false page.\n- An **authenticator app** is good.\n- A **text message** is weaker, because phone numbers can be taken over, but better than none.',
      'Codes and approvals are as secret as passwords. Nobody from support, from a bank or from the IRS needs one. If your phone asks you to approve a sign-in that you did not start, refuse it and report it: somebody has your password. Attackers send such requests again and again until somebody presses *Approve* to get rest.\n\nKeep recovery codes where a thief of your laptop does not find them, for example in the safe of the office.',
      ask(
        'At 10 p.m. your phone asks for the third time to approve a sign-in. You are not signing in. What do you do?',
        ['Approve it, so that it stops', false, 'That lets the attacker in. This is exactly what they wait for.'],
        [
          'Refuse it, report it, and change the password',
          true,
          'Right. Somebody knows your password already; only the second factor still holds.',
        ],
        [
          'Switch the phone off and go to bed',
          false,
          'The attacker goes on trying, and the firm does not know that a password was stolen.',
        ],
      ),
    ),
  ],
  pools: [
    pool(
      'password',
      'Passwords',
      2,
      [
        'What makes a password hard to guess?',
        ['Its length, and that it is used nowhere else'],
        ['A capital letter at the start', 'An exclamation mark at the end', 'That it changes each month'],
        'Lists contain the usual decorations. Length and being used once defeat both guessing and stolen lists.',
      ],
      [
        'A web shop where you have an account was broken into. Which passwords do you change?',
        ['That of the shop, and wherever else you used the same or a similar one'],
        ['Only that of the shop', 'None: the shop resets it for you'],
        'Stolen passwords are tried everywhere within hours, also in slightly changed forms.',
      ],
      [
        'Which passwords should be changed as soon as a device is set up?',
        ['Those that came preset'],
        ['None, if the device is new', 'Those that are longer than twelve characters'],
        'Preset passwords of routers, printers and cameras are published in their manuals.',
      ],
      [
        'A seasonal colleague has no account yet and asks for yours “just for today”. What do you do?',
        ['Ask the administrator for an account of their own'],
        ['Type the password for them', 'Write it down and change it tomorrow'],
        'Each person needs an account of their own: rights can be limited and ended, and the records stay true.',
      ],
    ),
    pool(
      'factor',
      'Managers and second factors',
      3,
      [
        'Which of these are two different factors? Choose all.',
        ['A password and a security key', 'A password and a code of an authenticator app'],
        ['A password and the answer to a secret question', 'Two different passwords'],
        'Two factors are of different kinds. Passwords and answers are both things that you know.',
      ],
      [
        'Somebody from “support” calls and asks for the code on your phone. What is true?',
        ['Nobody needs this code but you'],
        ['Support may ask for it when you called them before', 'The code is harmless without the password'],
        'A caller who asks for a code usually has the password already and lacks only this.',
      ],
      [
        'Why does a password manager help against phishing?',
        ['It fills a password in only at the address where it was saved'],
        ['It deletes suspicious mails', 'It changes passwords each day'],
        'The false page has another address, so nothing is offered there.',
      ],
      [
        'Whom does the Safeguards Rule ask to use multi-factor authentication?',
        ['Everybody who gets at customer information on the systems of the firm'],
        ['Administrators only', 'Only those who work from home'],
        '16 CFR 314.4(c)(5) names any individual who accesses any information system, unless the Qualified Individual approved an equal control in writing.',
      ],
      [
        'Which second factor cannot be used on a false page?',
        ['A security key or passkey'],
        ['A code by text message', 'A code that is read out on the phone'],
        'Keys and passkeys are bound to the address of the real page. Codes can be typed anywhere.',
      ],
    ),
  ],
};
