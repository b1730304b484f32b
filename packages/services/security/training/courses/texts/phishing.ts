import type { CourseContent } from '../../contract/content';
import { ask, lesson, pool } from './pieces';

/** Based on IRS Publication 4557 ("Recognize phishing", "Security Six") and Publication 5708, in our own words. */
export const phishing: CourseContent = {
  title: 'Phishing',
  summary: 'How to recognize messages that try to steal passwords and taxpayer data, and what to do with them.',
  minutes: 6,
  passPercent: 80,
  lessons: [
    lesson(
      'why',
      'Why tax and accounting firms are targets',
      'One return holds everything a thief needs: names, Social Security numbers, dates of birth, income, bank accounts, and the details of a whole family. A firm keeps thousands of them. Somebody who gets into one mailbox or one tax program can file fraudulent returns in the names of many clients before anybody notices.\n\nMost break-ins at tax professionals do not start with clever programs. They start with a message that one person answers, or with a link that one person opens. That is phishing.',
      "Spear phishing is phishing that is written for you. The sender knows your name, your software, perhaps a client, and picks the time: shortly before a deadline, when nobody wants to hold up a return. Common disguises are:\n\n- A new client who “attaches last year's return”\n- Your tax software, which asks you to “verify” your account\n- A state or federal agency that threatens to block your e-filing\n- A partner of the firm who needs something paid today\n- A shared document that asks for your e-mail password",
      ask(
        'A stranger writes that a colleague recommended you, asks whether you take new clients, and says nothing else. Two messages later a link to “my documents” arrives. What is this?',
        [
          'Ordinary: there was a conversation first',
          false,
          'The friendly first message is part of the method. It makes the second one look expected, and gets it past mail filters.',
        ],
        [
          'A known kind of spear phishing against tax professionals',
          true,
          'Right. The IRS warns every year of the “new client” scheme: first a harmless question, then a link or an attachment that steals passwords or installs malware.',
        ],
      ),
    ),
    lesson(
      'signs',
      'What to look at',
      'Look at four things before you click or answer:\n\n- **The address, not the name.** Anybody can write any name. Read the part after the @ from right to left: in `portal.example.com.login-check.net` the owner is `login-check.net`.\n- **The link, before you open it.** Rest the pointer on it, or press and hold on a phone. The address that appears counts, not the text of the link.\n- **What it wants.** Passwords, codes, client data, a payment, a changed bank account, or that you open a file.\n- **How it pushes.** Urgency, a threat, secrecy, a reward.\n\nGood spelling proves nothing: messages are written with the same tools that honest people use.',
      {
        from: 'Document Portal <no-reply@secure-portal.files-review.example>',
        subject: 'Action required: 2 client documents expire today',
        text: 'Hello,\n\nTwo documents were shared with you and will be deleted at 5:00 PM. Sign in with your e-mail password to keep them.\n\nOpen documents: https://files-review.example/login',
        notes: [
          'The name says “Document Portal”; the address belongs to somebody you do not know.',
          'It creates a deadline, so that you act before you think.',
          'A portal has a sign-in of its own. Nobody else needs your e-mail password.',
          'It names no client and no document.',
        ],
      },
      ask(
        'Which address belongs to the company that owns example.com?',
        ['https://example.com.account-verify.net/login', false, 'Read from the right: this page belongs to account-verify.net.'],
        [
          'https://accounts.example.com/login',
          true,
          'Right. The owner is the last part before the first single slash: example.com.',
        ],
        ['https://example-com.net/login', false, 'A hyphen makes another name: this is example-com.net.'],
      ),
    ),
    lesson(
      'act',
      'What to do with a suspicious message',
      "Do not answer it, do not open its links or files, and do not forward it to colleagues “to have a look”.\n\n- **Check another way.** Call the sender at a number you already have, or open the site by typing its address. Never use the number or link in the message.\n- **Report it** to the person your firm's security plan names, and under *Report a suspicious mail* in this app. One report can protect everybody else.\n- **Then delete it.**\n\nMessages that pretend to come from the IRS can also be forwarded to phishing@irs.gov. The IRS does not start contact by e-mail, text or social media to ask for personal or financial information.",
      'If you already clicked, opened a file, or typed a password, say so at once. Disconnect the computer from the network, leave it switched on, and call the person in charge of security. Change the password from another device. Nobody in this firm is blamed for a quick report; a delay of a day is what turns one click into a data breach.',
      ask(
        'You typed your e-mail password into a page and then noticed that it was false. What comes first?',
        [
          'Wait whether anything happens',
          false,
          'Stolen passwords are often used within minutes: to read mail, and to send the same trap to your clients in your name.',
        ],
        [
          'Report it and change the password from another device',
          true,
          'Right. The firm can then end sessions, look at sign-ins and warn others.',
        ],
        ['Delete the mail and say nothing', false, 'Then nobody can protect the mailbox, and the traces are gone.'],
      ),
    ),
  ],
  pools: [
    pool(
      'recognize',
      'Recognizing phishing',
      3,
      [
        'Who owns the page https://irs.gov.refund-status.example/login?',
        ['The owner of refund-status.example'],
        ['The IRS', 'Nobody can tell'],
        'The owner is read from the right: the last two parts before the slash. Everything to the left of them can be chosen freely.',
      ],
      [
        'A message from a partner of your firm asks for the W-2s of all employees “right away, I am in a meeting”. What shows best whether it is genuine?',
        ['Calling the partner at the number you already have'],
        ['Answering the message and asking', 'The partner’s name and photo in the message', 'The absence of spelling mistakes'],
        'A reply goes to the person who wrote the message. A call to a known number reaches the person. Requests for all W-2s are a known scheme.',
      ],
      [
        'Which of these are signs of phishing? Choose all.',
        [
          'It asks for a password or a code',
          'It threatens to close your account today',
          'The link leads to an address you do not know',
        ],
        ['It is addressed to you by name'],
        'Pressure, a request for secrets, and a foreign address are signs. Your name proves nothing either way: it is easy to find.',
      ],
      [
        'Why do attackers write a harmless first message before they send a link?',
        ['So that the second message looks expected'],
        ['To find out whether your printer works', 'Because mail providers require it'],
        'A conversation lowers caution and helps the second message through filters. The “new client” scheme works this way.',
      ],
      [
        'How do you see where a link leads without opening it?',
        ['Rest the pointer on it, or press and hold it on a phone'],
        ['Read the text of the link', 'Forward the mail to yourself'],
        'The text of a link can say anything. Only the address that the program shows counts.',
      ],
      [
        'A mail has perfect grammar and your firm’s logo. What follows?',
        ['Nothing: both are easy to make'],
        ['It is genuine', 'It was sent from inside the firm'],
        'Logos are copied and texts are written with good tools. Look at the address, the link and what is asked.',
      ],
    ),
    pool(
      'react',
      'Reacting',
      2,
      [
        'You receive a suspicious message. What do you do?',
        ['Report it as the firm’s plan says, then delete it'],
        ['Forward it to all colleagues as a warning', 'Reply “unsubscribe”', 'Open it on your phone instead'],
        'Forwarding spreads the trap, and an answer shows that your mailbox is read. A report lets the firm block it for all.',
      ],
      [
        'You opened an attachment that turned out to be suspicious. Which step is right?',
        ['Disconnect from the network and call the person in charge at once'],
        ['Run a cleaning program from the internet', 'Finish the return first', 'Reinstall the computer yourself'],
        'Disconnecting stops what is running from spreading. Leave the computer on: its memory may show what happened.',
      ],
      [
        'A text message says it is from the IRS and asks you to confirm your PTIN by a link. What is true?',
        ['The IRS does not start contact by text message to ask for such information'],
        ['It is genuine when your PTIN is right', 'You may answer by text, but not by the link'],
        'The IRS does not ask for personal or financial information by e-mail, text or social media. Report it.',
      ],
      [
        'How can you check a message from your tax software that says your account is locked?',
        ['Type the address of the software yourself and sign in there'],
        ['Use the link, but only once', 'Call the number in the message'],
        'Whatever is in the message leads to its sender. Your own bookmark or the address you know leads to the real site.',
      ],
    ),
  ],
};
