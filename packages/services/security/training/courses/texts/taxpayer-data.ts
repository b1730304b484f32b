import type { CourseContent } from '../../contract/content';
import { ask, lesson, pool } from './pieces';

/** Based on IRS Publication 4557, 16 CFR 314.2 and 314.4(c), and IRC sections 6713 and 7216, in our own words. */
export const taxpayerData: CourseContent = {
  title: 'Handling taxpayer data',
  summary: 'What counts as customer information, who may see it, how it is sent, kept and destroyed.',
  minutes: 7,
  passPercent: 80,
  lessons: [
    lesson(
      'what',
      'What has to be protected',
      'The FTC Safeguards Rule protects **customer information**: every record about a customer that is not public, on paper or electronic, that the firm or somebody for the firm handles. In a tax office this is nearly everything: returns and drafts, W-2s and 1099s, bank statements, copies of driver licenses, Social Security numbers, notes of conversations, even the list of clients.\n\nTax law adds to it. Anyone who prepares returns may not disclose or use tax return information for another purpose without the consent of the taxpayer that the law describes. Sections 6713 and 7216 of the Internal Revenue Code provide civil and criminal penalties, also for a single careless disclosure.',
      "The first rule is **need**: open, copy and send only what your task needs. Curiosity about a neighbor's return is a breach, even if you tell nobody. The second rule is **less**: information that the firm does not have cannot be stolen.",
      ask(
        'A client’s sister, who pays for the preparation, asks you to send her the draft of the return. What do you do?',
        ['Send it: she pays for it', false, 'Who pays does not decide. The return is the client’s.'],
        [
          'Ask the client for written consent first',
          true,
          'Right. Without the client’s consent in the form that the law requires, nothing of the return goes to somebody else.',
        ],
        ['Tell her only the amount of the refund', false, 'The amount is tax return information too.'],
      ),
    ),
    lesson(
      'send',
      'Sending and sharing',
      'Ordinary e-mail is a postcard: it is stored on several servers and often forwarded. Send client documents by the portal of the firm, or encrypted, and give the password by another way, for instance by phone. Never put a Social Security number into a subject or text.\n\nBefore you send, look at three things: the recipient as the program completed it, the attachment by opening it, and whether the person may have it. Most disclosures are not attacks but a wrong recipient.\n\nDo not copy client data into tools that the firm has not approved: a private cloud drive, a free converter for PDFs, a translation site, or an AI chat. What is typed there leaves the firm. Ask for a tool that is approved.',
      ask(
        'You notice that you sent a return to the wrong client. What comes first?',
        ['Recall the mail and wait', false, 'A recall rarely works outside of the firm, and nobody knows about the disclosure.'],
        [
          'Report it to the person in charge of security at once',
          true,
          'Right. The firm decides what has to be told to whom, and the time for that starts now.',
        ],
        [
          'Ask the recipient to delete it and keep it to yourself',
          false,
          'That may be a part of the answer, but the decision is not yours, and it must be documented.',
        ],
      ),
    ),
    lesson(
      'keep',
      'Keeping and destroying',
      'Keep paper in locked cabinets and screens locked (Windows key + L, or Control + Command + Q). Take papers from the printer at once, and leave none on the desk in the evening. Visitors do not walk through the office alone.\n\nCustomer information on laptops, phones and USB sticks is encrypted, or it is not there. Keep files in the place that the firm backs up, not on the desktop.',
      "What is no longer needed is destroyed: the Safeguards Rule asks for secure disposal two years after the information was last used for the customer at the latest, unless law or a legitimate business purpose requires longer. The firm's retention schedule says how long each kind is kept; returns and the records of a preparer have periods of their own.\n\n- Paper goes into the shredder or the locked bin, not into the paper basket.\n- Deleting a file or emptying the recycle bin does not destroy it. Disks are wiped or physically destroyed, with a record.\n- Printers and copiers have disks too: tell the person in charge before one goes back to its lessor.",
      ask(
        'An old laptop is to be given to a school. What has to happen first?',
        ['Delete the client folder', false, 'Deleted files can be restored with free programs.'],
        [
          'Hand it to the person in charge, who wipes it and records that',
          true,
          'Right. Disposal is part of the plan, with a method and a record.',
        ],
        ['Sign out of all programs', false, 'The data stays on the disk.'],
      ),
    ),
  ],
  pools: [
    pool(
      'rules',
      'What the rules say',
      2,
      [
        'Which of these is customer information? Choose all.',
        ['A draft of a return on paper', 'A note of a phone call with a client', 'The list of clients'],
        ['The published rates of the firm'],
        'Every record about a customer that is not public counts, in any form.',
      ],
      [
        'A journalist asks whether a known person is your client. What may you say?',
        ['Nothing'],
        ['Yes or no, but no numbers', 'That you may not talk about their return'],
        'That somebody is a client is information too. Even “I may not talk about their return” says it.',
      ],
      [
        'What do sections 6713 and 7216 of the Internal Revenue Code concern?',
        ['Disclosure or use of tax return information without consent'],
        ['Late filing', 'Fees of preparers'],
        'They provide civil and criminal penalties for preparers who disclose or use return information without permission.',
      ],
      [
        'You can open the returns of all clients. Which ones do you open?',
        ['Those that your task needs'],
        ['All of your office', 'Those of people whom you know, to help faster'],
        'Access follows need. Looking without need is a breach, even if nobody hears of it.',
      ],
    ),
    pool(
      'practice',
      'In daily work',
      3,
      [
        'How do you send a client their return?',
        ['By the firm’s portal'],
        ['As a mail attachment, with the Social Security number blacked out by hand', 'By a private messenger'],
        'The portal is encrypted, knows its recipient, and keeps a record.',
      ],
      [
        'You would like an AI chat to summarize a client’s letter. What is right?',
        ['Use it only if the firm approved this tool for client data'],
        ['Remove the name and paste the rest', 'Use a private account, so that the firm is not involved'],
        'What is typed into a tool leaves the firm. Without the name people can often still be recognized.',
      ],
      [
        'How is a misprinted page of a return thrown away?',
        ['In the shredder or the locked bin'],
        ['In the paper basket, torn once', 'In the bin at home'],
        'Thieves look through paper baskets. Torn once, it can be read.',
      ],
      [
        'You leave your desk for two minutes. What do you do?',
        ['Lock the screen'],
        ['Turn the screen away', 'Nothing: it is two minutes'],
        'It takes a second to lock and a second to photograph a screen.',
      ],
      [
        'When does the Safeguards Rule ask for disposal of customer information, unless there is a reason to keep it?',
        ['Two years after its last use for the customer, at the latest'],
        ['After ten years', 'When the client asks'],
        '16 CFR 314.4(c)(6) asks for it within two years of the last use; law or a business purpose can require longer.',
      ],
      [
        'The lessor picks up the office copier. What has to be thought of?',
        ['Its disk may contain copies of documents'],
        ['Nothing, it only copies', 'Its manual'],
        'Copiers and printers store what they print. The disk is wiped or removed first, and that is recorded.',
      ],
    ),
  ],
};
