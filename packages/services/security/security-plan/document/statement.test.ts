import { pdfTexts } from '@suite/kernel/pdf/fixture-pdf-text';
import { controls } from '../content/controls';
import { planSections } from '../content/sections';
import type { ControlState } from '../contract/plan';
import type { ReadControl } from '../plan/plan-with-proof';
import { type PlanContent, stateWords } from './content';
import { textOfDocx } from './fixture-docx';
import { planDocx } from './plan-docx';
import { planPdf } from './plan-pdf';
import { statementOf } from './statement';

const facts = { today: '2026-12-31', security: { people: [{ userId: 'ann', name: 'Ann Lee' }] } } as Parameters<
  typeof statementOf
>[1];

const row = {
  ownerId: 'ann',
  reviewOn: '2027-03-31',
  acceptance: 'The cost exceeds the risk',
  acceptedUntil: '2027-06-30',
  acceptedBy: 'Olivia Hart',
};

const read = (control: (typeof controls)[number], state: ControlState, implementation = control.implementation, of = {}) =>
  ({
    control,
    row: { ...row, implementation, ...of },
    standing: { state, text: '0 of 1 person', on: '2026-12-01' },
  }) as unknown as ReadControl;

const states: ControlState[] = ['met', 'attention', 'not-met', 'unknown', 'accepted', 'not-applicable'];
const kinds = {
  met: 'proven',
  attention: 'planned',
  'not-met': 'planned',
  unknown: 'planned',
  accepted: 'accepted',
  'not-applicable': 'not-applicable',
};

const contentIn = (state: ControlState): PlanContent => ({
  firm: 'Birch & Co',
  preparedOn: '2026-12-31',
  qualifiedIndividual: 'Ann Lee',
  scope: '',
  sections: [],
  controls: controls.map((control) => ({
    title: control.title,
    elements: control.elements.join(' '),
    requirement: control.requirement,
    statement: statementOf(read(control, state), facts),
    implementation: control.implementation,
    owner: 'Ann Lee',
    state: stateWords[state],
    evidence: '0 of 1 person',
  })),
  gaps: [],
  crosswalk: [],
});

const imprint = { number: null, approvedOn: null, approvedBy: null, hash: '' };
const flat = (text: string) => text.replace(/\s+/g, ' ');

/** A PDF has page numbers and headers between the lines of a paragraph, so only words are compared there. */
const sentencesOf = (text: string) => text.split(/(?<=\.) /).map((sentence) => sentence.slice(0, 60));

describe.each(states)('the 45 controls in the state %s', (state) => {
  const content = contentIn(state);

  it.each(controls.map((control) => [control.title, control] as const))(
    'words the statement on “%s” for this state',
    (_, control) => {
      const { kind, text } = statementOf(read(control, state), facts);
      expect(kind).toBe(kinds[state]);
      if (state === 'met') {
        expect(text).toContain(control.implementation);
        expect(text).toContain('Proven as of Dec 1, 2026: 0 of 1 person.');
        return;
      }
      for (const sentence of sentencesOf(control.implementation)) expect(text).not.toContain(sentence);
      if (kinds[state] === 'planned') {
        expect(text).toContain(control.planned);
        expect(text).toContain('Owner: Ann Lee. Due Mar 31, 2027.');
      }
      if (state === 'accepted')
        expect(text).toBe(
          'Not in place. The risk is accepted until Jun 30, 2027 by Olivia Hart. Reason: The cost exceeds the risk. Owner: Ann Lee.',
        );
    },
  );

  const expectText = (text: string) => {
    for (const { implementation, planned } of controls) {
      for (const sentence of sentencesOf(implementation))
        expect([sentence, text.includes(sentence)]).toEqual([sentence, state === 'met']);
      const [start = ''] = sentencesOf(planned);
      expect([start, text.includes(start)]).toEqual([start, kinds[state] === 'planned']);
    }
  };

  it('states as facts in the DOCX only what is proven', async () =>
    expectText(flat(textOfDocx(await planDocx(content, imprint)))));

  it('states as facts in the PDF only what is proven', async () =>
    expectText(flat(pdfTexts(await planPdf(content, imprint)).join(' '))));
});

it.each(controls.map((control) => [control.title, control] as const))(
  'what is planned for “%s” is in the future tense',
  (title, { planned }) => {
    for (const sentence of planned.split(/(?<=[.;]) /)) expect(sentence).toMatch(/\bwill\b/);
    expect(title).not.toMatch(/\b(is|are|has|have|exist|locks|come|runs)\b/);
  },
);

it('a firm’s own text is quoted as its intention until it is proven', () => {
  const [control] = controls;
  if (!control) throw new Error('there are controls');
  const { text } = statementOf(read(control, 'not-met', 'All doors are locked', { ownerId: null, reviewOn: null }), facts);
  expect(text).toBe(
    'Planned, not proven (0 of 1 person). The firm intends: “All doors are locked” No owner is named. No date is set.',
  );
  expect(statementOf(read(control, 'unknown', 'x', { reviewOn: '2026-01-31' }), facts).text).toContain(
    'It was due Jan 31, 2026.',
  );
});

it('sections describe safeguards as rules, not as facts', () => {
  const answers = {
    people: 4,
    offices: 2,
    preparers: 'Ann',
    consumers: 10,
    qualifiedIndividualId: null,
    timeZone: 'UTC',
    firm: 'Birch',
    qualifiedIndividual: 'Ann',
  };
  for (const remote of ['none', 'some', 'all'] as const)
    for (const storage of ['cloud', 'server', 'both'] as const) {
      const texts = planSections.map(({ prefill }) => prefill({ ...answers, remote, storage }));
      const text = texts.join(' ');
      for (const fact of [
        /updates are on/,
        /is encrypted\b/,
        /in a locked room/,
        /over encrypted connections only/,
        /is in the inventory/,
        /have a network of their own/,
        /have read/,
      ])
        expect(text).not.toMatch(fact);
      for (const { implementation } of controls)
        for (const sentence of sentencesOf(implementation)) expect(text).not.toContain(sentence);
    }
});
