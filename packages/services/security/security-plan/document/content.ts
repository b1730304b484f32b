import { createHash } from 'node:crypto';
import { attachmentE } from '@services/devices/ports';
import type { Database } from '@suite/kernel/database/database';
import { dayText } from '@suite/values/day-text';
import { EXEMPT_BELOW } from '../content/elements';
import { sectionContent } from '../content/sections';
import type { Statement } from '../contract/controls';
import type { ControlState } from '../contract/plan';
import { entryState } from '../plan/entry-state';
import type { ReadPlan } from '../plan/plan-with-proof';
import { elementsOf, gapsOf, nameIn } from '../plan/read-plan';
import { statementOf } from './statement';

export interface ContentTable {
  heads: string[];
  rows: string[][];
  /** The source of the table, or that it is empty. */
  note: string;
}

export interface ContentSection {
  key: string;
  title: string;
  text: string;
  table: ContentTable | null;
}

/** The content of a document, which an approval and its hash cover. */
export interface PlanContent {
  firm: string;
  preparedOn: string;
  qualifiedIndividual: string;
  /** The number of consumers, and its consequence under 314.6. */
  scope: string;
  sections: ContentSection[];
  controls: {
    title: string;
    elements: string;
    requirement: string;
    statement: Statement;
    implementation: string;
    owner: string;
    state: string;
    evidence: string;
  }[];
  /** Controls that are neither proven nor accepted as a risk. */
  gaps: { title: string; state: string; text: string }[];
  crosswalk: { code: string; requirement: string; sections: string; controls: string; state: string; reason: string }[];
}

export const stateWords: Record<ControlState, string> = {
  met: 'Met',
  attention: 'Needs work',
  'not-met': 'Not met',
  unknown: 'Unknown',
  accepted: 'Risk accepted',
  'not-applicable': 'Not applicable',
};

/** Returns the content of the current draft, including the suite's data. */
export async function contentOf(database: Database, read: ReadPlan): Promise<PlanContent> {
  const { plan, facts, firm } = read;
  const sections: ContentSection[] = [];
  for (const { key, text } of read.sections) {
    const title = sectionContent(key)?.title ?? key;
    sections.push({ key, title, text, table: await tableOf(database, read, key) });
  }
  return {
    firm,
    preparedOn: facts.today,
    qualifiedIndividual: facts.qualifiedIndividual ?? 'not named',
    scope: scopeText(plan.answers.consumers),
    sections,
    controls: read.controls.map((one) => {
      const { control, row, standing } = one;
      return {
        title: control.title,
        elements: control.elements.join(' '),
        requirement: control.requirement,
        statement: statementOf(one, facts),
        implementation: row.implementation,
        owner: nameIn(facts, row.ownerId) ?? '',
        state: stateWords[standing.state],
        evidence: standing.text,
      };
    }),
    gaps: gapsOf(read).map(({ title, state, text }) => ({ title, state: stateWords[state], text })),
    crosswalk: elementsOf(read).map(({ code, requirement, sections: of, controls, state, reason }) => ({
      code,
      requirement,
      sections: of.join(', '),
      controls: controls.map(({ title }) => title).join('; '),
      state: stateWords[state],
      reason: reason ?? '',
    })),
  };
}

function scopeText(consumers: number | null): string {
  if (consumers === null) return 'The number of consumers was not counted, so no exemption under 16 CFR 314.6 is claimed.';
  const count = consumers.toLocaleString('en-US');
  return consumers < EXEMPT_BELOW
    ? `The firm keeps information of ${count} consumers. Below ${EXEMPT_BELOW.toLocaleString('en-US')}, 16 CFR 314.6 exempts it from 314.4(b)(1), (d)(2), (h) and (i) alone.`
    : `The firm keeps information of ${count} consumers, so every element of 16 CFR 314.4 applies.`;
}

const empty = (table: ContentTable, text: string): ContentTable => (table.rows.length ? table : { ...table, note: text });

/** Returns the table that a section adds to its text from the suite's data. */
export async function tableOf(database: Database, read: ReadPlan, key: string): Promise<ContentTable | null> {
  const { facts } = read;
  const { registers, today } = facts;
  switch (key) {
    case 'II':
      return {
        heads: ['Role', 'Person'],
        rows: [['Qualified Individual', facts.qualifiedIndividual ?? 'Not named']],
        note: 'From the settings of the plan.',
      };
    case 'III':
      return empty(
        {
          heads: ['Risk', 'Likelihood', 'Impact', 'Rating', 'Treatment', 'Measures'],
          rows: registers.risks.map((risk) => [
            risk.name,
            String(risk.likelihood),
            String(risk.impact),
            entryState(risk, today).text,
            risk.treatment,
            risk.measures,
          ]),
          note: 'From the risk register.',
        },
        'The risk register is empty.',
      );
    case 'V':
      return {
        heads: ['314.4', 'Control', 'State', 'Evidence'],
        rows: read.controls.map(({ control, standing }) => [
          control.elements.join(' '),
          control.title,
          stateWords[standing.state],
          standing.text,
        ]),
        note: `Controls as of ${dayText(today)}.`,
      };
    case 'A':
      return empty(
        {
          heads: ['Information', 'Where', 'Kept for', 'Owner'],
          rows: registers.assets.map(({ name, location, retention, owner }) => [
            name,
            location,
            retention || 'Not stated',
            owner || 'Not stated',
          ]),
          note: 'From the asset register.',
        },
        'The asset register is empty.',
      );
    case 'C':
      return empty(
        {
          heads: ['Incident', 'Discovered', 'Consumers', 'State'],
          rows: registers.incidents.map((incident) => [
            incident.name,
            dayText(incident.discoveredOn),
            incident.consumers === null ? 'Not known' : incident.consumers.toLocaleString('en-US'),
            entryState(incident, today).text,
          ]),
          note: 'From the incident register.',
        },
        'The incident register is empty.',
      );
    case 'D':
      return empty(
        {
          heads: ['Person', 'State', 'Date'],
          rows: facts.acknowledging.map(({ name, state, on }) => [
            name,
            state === 'done' ? 'Acknowledged' : state === 'due' ? 'Due' : 'Overdue',
            on ? dayText(on) : '',
          ]),
          note: `As of ${dayText(today)}.`,
        },
        'People acknowledge the plan once a version is in force.',
      );
    case 'E':
      return empty(
        {
          heads: ['Device', 'Kind', 'System', 'Serial number', 'Owner', 'Location', 'Encrypted'],
          rows: (await attachmentE(database, read.plan.companyId)).map(
            ({ name, kind, os, serial, owner, location, encrypted }) => [
              name,
              kind,
              os || 'Not known',
              serial,
              owner ?? 'Nobody',
              location,
              encrypted,
            ],
          ),
          note: `From the device inventory as of ${dayText(today)}.`,
        },
        'The device inventory is empty.',
      );
    case 'F':
      return {
        heads: ['Person', 'Role', 'Two-factor authentication'],
        rows: facts.security.people.map(({ name, role, hasTwoFactor }) => [
          name,
          role === 'administrator' ? 'Administrator' : role === 'reader' ? 'Read-only' : 'Member',
          hasTwoFactor ? 'On' : 'Off',
        ]),
        note: `From the app manager as of ${dayText(today)}.`,
      };
    default:
      return null;
  }
}

export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Details printed beside the content of a version or the draft. */
export interface Imprint {
  /** Null for the draft. */
  number: number | null;
  approvedOn: string | null;
  approvedBy: string | null;
  /** SHA-256 of the content. */
  hash: string;
}

export const imprintText = ({ number, approvedOn, approvedBy }: Imprint): string =>
  number === null || approvedOn === null
    ? 'Draft, not approved'
    : `Version ${number}, approved by ${approvedBy ?? ''} on ${dayText(approvedOn)}`;

/** Splits a text into paragraphs; a line that starts with `- `, or a number and a period, is its own paragraph. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=- |\d+\. )/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Returns the lines below a control's title in the documents. */
export const linesOf = ({ requirement, statement, owner, state }: PlanContent['controls'][number]): string[] => [
  `Requirement: ${requirement}`,
  statement.text,
  `${state}.${owner ? ` Owner: ${owner}.` : ''}`,
];

/** States how many controls are proven, and how the sentences on the others are worded. */
export function controlsText({ controls }: PlanContent): string {
  const of = (kind: Statement['kind']) => controls.filter(({ statement }) => statement.kind === kind).length;
  const applying = controls.length - of('not-applicable');
  return `${of('proven')} of ${applying} controls that apply are proven, ${of('planned')} are planned, and of ${of('accepted')} the risk is accepted. Only what is proven is in place.`;
}

/** States the gaps that an approval includes. */
export const gapsText = ({ gaps }: PlanContent, { number }: Imprint): string => {
  if (!gaps.length) return 'Every control that applies is proven, or its risk is accepted.';
  const count = gaps.length === 1 ? '1 control that is' : `${gaps.length} controls that are`;
  return `${number === null ? 'The draft has' : 'Approved with'} ${count} not proven. They are planned:`;
};
