import type { CourseContent } from '../../contract/content';
import { ask, lesson, pool } from './pieces';

/** Based on IRS Publication 4557 and the IRS warnings about calls and impersonation, in our own words. */
export const socialEngineering: CourseContent = {
  title: 'Social engineering on the phone',
  summary: 'Callers, visitors and voices that are not who they say, and how to check without being rude.',
  minutes: 5,
  passPercent: 80,
  lessons: [
    lesson(
      'methods',
      'How it is done',
      'Social engineering means getting people to do what no computer would: to tell a password, to change a bank account, to hold a door. It uses good manners. Callers prepare: from the website, from social media, from an earlier call to a colleague.\n\nCommon stories in tax offices:\n\n- “Support” of your software sees a problem and needs to look at your screen.\n- A client in a hurry, abroad, with a new phone number, needs the refund on another account.\n- A partner wants gift cards or a transfer, and asks you not to talk about it.\n- The “IRS” threatens with suspension of the EFIN, and wants to confirm your data.\n- A technician has an appointment for the printer.\n\nThe number on the display proves nothing; it can be set freely. A voice proves little: a minute of recorded speech is enough to imitate one.',
      ask(
        'The display shows the number of your bank. What does it prove?',
        ['That the bank calls', false, 'Displayed numbers can be set by the caller.'],
        ['Nothing', true, 'Right. Only a call that you make to a number you know reaches the bank.'],
      ),
    ),
    lesson(
      'check',
      'Check, politely',
      'One habit stops nearly all of it: **end the call and call back** at a number that you already have, not one that the caller gives. A genuine caller understands. You can say: “Our rules ask me to call back. It takes a minute.”\n\nFor some requests the firm has fixed rules, no matter who asks:\n\n- **Changed bank details** are confirmed by a call to the known number, before anything is sent.\n- **Payments** that are new or unusual are released by two people.\n- **Information about a client** is given after their identity was verified, by something that is not in their wallet or on social media.\n- **Remote access** is given only when you asked for help.\n- **Codes and passwords** are told to nobody.',
      ask(
        'A client calls from an unknown number and wants the refund deposited to a new account. You recognize the voice. What do you do?',
        ['Note the account: you know the voice', false, 'Voices can be imitated, and the account is where the money disappears.'],
        [
          'Call the client back at the number in the file',
          true,
          'Right. Changed bank details are always confirmed by a known number.',
        ],
        ['Ask for the Social Security number as proof', false, 'Thieves of identities have it. It proves nothing.'],
      ),
    ),
    lesson(
      'pressure',
      'Pressure, and what you may do',
      'Notice how a call makes you feel. Fear, hurry, flattery, pity and secrecy are tools. A genuine authority gives you time: the IRS writes letters first, does not demand gift cards, wire transfers or cryptocurrency, and does not threaten with arrest on the phone.\n\nYou may always say no, end a call, or ask someone else, no matter who is calling. The owners of this firm prefer a late payment to a stolen one.\n\nAt the door it is the same. Ask whom a visitor is to see, let them sign in, and go with them. Nobody gets through a locked door behind you, not even with a box in both arms.\n\nReport attempts that failed as well. The next call goes to a colleague.',
      ask(
        'A technician whom nobody announced wants to see the server “only for a minute”. What do you do?',
        ['Let them in and stay beside', false, 'A minute is enough, and you cannot see what a device does.'],
        [
          'Ask them to wait, and call the person in charge of computers',
          true,
          'Right. Without an appointment that somebody confirms, nobody gets in.',
        ],
      ),
    ),
  ],
  pools: [
    pool(
      'callers',
      'Callers',
      3,
      [
        'What is the safest way to check a caller?',
        ['End the call and call back at a number that you already have'],
        ['Ask for the name of their superior', 'Look at the number on the display', 'Call back at the number they give'],
        'The display can be set freely, and a number that the caller gives leads to the caller.',
      ],
      [
        'Which requests are never fulfilled on an incoming call? Choose all.',
        ['Telling a code from your phone', 'Changing a client’s bank account', 'Letting “support” take over your screen'],
        ['Telling the opening hours'],
        'The first three are what attackers want. They are confirmed another way, or refused.',
      ],
      [
        'Somebody says they are from the IRS and demands payment in gift cards. What is true?',
        ['It is fraud'],
        ['It is right if they know your EFIN', 'It can be right for small amounts'],
        'The IRS does not demand gift cards, wire transfers or cryptocurrency on the phone.',
      ],
      [
        'A partner’s voice asks you to transfer money at once and to tell nobody. What do you do?',
        ['Call the partner at the known number, and follow the rule of two people'],
        ['Transfer it, because you know the voice', 'Ask for a confirmation by text message from the same number'],
        'Voices are imitated. Secrecy and hurry are the marks of this fraud.',
      ],
    ),
    pool(
      'doors',
      'Pressure and doors',
      2,
      [
        'Which feelings are tools of attackers? Choose all.',
        ['Fear', 'Hurry', 'Flattery'],
        ['Boredom'],
        'Strong feelings keep people from checking. Noticing them is the first defense.',
      ],
      [
        'You refused a suspicious call. Is there anything left to do?',
        ['Report it, because the next call goes to a colleague'],
        ['No: nothing happened', 'Call back and tell them off'],
        'Attackers try until somebody helps. A warning protects all.',
      ],
      [
        'Somebody with a heavy box asks you to hold the locked door. What do you do?',
        ['Ask whom they are to see, and go with them to the reception'],
        ['Hold the door: it is polite', 'Let them in if they wear a badge'],
        'Boxes and badges are the oldest trick. Help with the box, and take them to the reception.',
      ],
    ),
  ],
};
