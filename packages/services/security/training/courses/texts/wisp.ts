import type { CourseContent } from '../../contract/content';
import { acknowledgement, ask, lesson, pool } from './pieces';

/** Based on IRS Publication 5708 and 16 CFR 314.3 and 314.4, in our own words. */
export const wisp: CourseContent = {
  title: 'What the WISP asks of you',
  summary: 'Why the firm has a written information security plan, what is in it, and what you do for it.',
  minutes: 5,
  passPercent: 80,
  lessons: [
    lesson(
      'why',
      'Why there is a plan',
      'Everybody who prepares returns for money has to have a **written information security plan**, a WISP. The duty comes from the Gramm-Leach-Bliley Act and the FTC Safeguards Rule; the IRS reminds preparers of it when they renew their PTIN (line 11 of Form W-12), and describes such a plan in Publications 4557 and 5708.\n\nA plan is not a binder for the shelf. It says who is responsible, which information there is, what could happen to it, what protects it, and what everybody does when protection fails. It has to fit the firm: its size, what it does, and how sensitive its data is. And it is kept up to date, at least with a review each year and whenever something important changes.',
      ask(
        'Who has to have a written information security plan?',
        [
          'Firms with more than 50 employees',
          false,
          'The size decides how detailed it is, not whether there is one. Small firms are exempt from a few elements only.',
        ],
        ['Everybody who prepares returns for compensation', true, 'Right. A preparer who works alone needs one as well.'],
      ),
    ),
    lesson(
      'what',
      'What is in it',
      'You find these parts in the plan of the firm:\n\n- **Who**: the *Qualified Individual*, who runs the program and reports to the owners in writing.\n- **Risks**: what could happen to client information, and how likely and how bad that would be.\n- **Safeguards**: access rights, inventory, encryption, safe disposal, two-factor authentication, records of who did what.\n- **People**: training, like this course, and confirmation that you know the rules.\n- **Service providers**: who else handles the data, and what they promise.\n- **Tests and changes**: checks that the safeguards work, and what follows from them.\n- **Incidents**: who does what in the first hour and afterwards.\n- **Attachments**: rules of behavior, the inventory of hardware, contacts for a breach.',
      ask(
        'What is the Qualified Individual?',
        [
          'The person who is responsible for the security program',
          true,
          'Right. It can be somebody in the firm or a provider; the firm stays responsible.',
        ],
        ['An auditor of the FTC', false, 'It is a role in the firm’s program, named by the firm.'],
        [
          'The employee with the best computer',
          false,
          'The role needs knowledge and authority; the Safeguards Rule asks for both.',
        ],
      ),
    ),
    lesson(
      'you',
      'What is asked of you',
      "The plan works because of what people do each day:\n\n- Know it: read the version in force, and confirm once a year that you did.\n- Take your courses in time. Completions are evidence that the plan is true.\n- Keep your devices as the plan says, and confirm checks honestly. “I don't know” is a good answer; a wrong “yes” is not.\n- Tell the Qualified Individual when the work changes: a new program, a new provider, a new kind of data, a new place to work. Each changes the risks.\n- Report incidents, and weaknesses that you notice.\n\nYou cannot change the plan yourself, but you can propose a change. Those who do the work see first where a rule does not fit.",
      ask(
        'Your team would like to try a new online tool with client documents. What comes first?',
        ['Try it with one client', false, 'The data would already be with a provider whom nobody has checked.'],
        [
          'Ask the Qualified Individual',
          true,
          'Right. A provider is chosen and checked before it gets client data, and the plan names it.',
        ],
      ),
    ),
    acknowledgement(
      'confirm',
      'Your part in the plan',
      'The plan of the firm is open to you in the app *Security plan*. Read the version in force, with the rules of behavior.',
      'I know where to find the plan, and I will do what it asks of me.',
    ),
  ],
  pools: [
    pool(
      'plan',
      'The plan',
      2,
      [
        'Where does the duty to have a written plan come from?',
        ['From the FTC Safeguards Rule'],
        ['From the insurer of the firm', 'From the maker of the tax software'],
        'The Gramm-Leach-Bliley Act and the Safeguards Rule require it; insurers often ask for it too.',
      ],
      [
        'How often is the plan reviewed at least?',
        ['Each year, and when something important changes'],
        ['Every five years', 'Only after an incident'],
        'The plan has to stay true. Changes of the firm and results of tests lead to changes of the plan.',
      ],
      [
        'Which parts does the plan have? Choose all.',
        ['An assessment of risks', 'What to do about incidents', 'Oversight of service providers'],
        ['The prices of the firm'],
        'They are elements of 16 CFR 314.4, together with safeguards, training, tests and reports.',
      ],
      [
        'To whom does the Qualified Individual report?',
        ['To the owners or the board, in writing'],
        ['To the IRS each month', 'To nobody'],
        'A written report at least once a year; firms with fewer than 5,000 consumers are exempt from this element, and most still do it.',
      ],
    ),
    pool(
      'part',
      'Your part',
      2,
      [
        'You are not sure whether your drive is encrypted and are asked to confirm it. What do you answer?',
        ['That you do not know'],
        ['Yes, because it probably is', 'Nothing'],
        'Unknown can be looked into. A wrong “yes” hides a gap until it is too late.',
      ],
      [
        'When do you tell the Qualified Individual about a new provider?',
        ['Before it gets client data'],
        ['With the yearly review', 'When its invoice arrives'],
        'Providers are chosen for their safeguards, and that is checked first.',
      ],
      [
        'Why does the firm keep records of completed courses?',
        ['They are evidence of training, which the rule requires'],
        ['To compare employees', 'For the payroll'],
        '16 CFR 314.4(e) asks for training of personnel; completions prove it.',
      ],
      [
        'A rule of the plan does not fit your work. What do you do?',
        ['Propose a change to the Qualified Individual, and follow the rule until then'],
        ['Ignore it', 'Change the plan yourself'],
        'A plan that is not followed protects nobody. Proposals make it better.',
      ],
    ),
  ],
};
