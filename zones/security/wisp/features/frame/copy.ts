import type { Register } from '@services/security-plan/contract/registers';

export const copy = {
  nav: 'Security plan',
  sections: 'Sections',
  registers: {
    providers: 'Service providers',
    assets: 'Assets',
    risks: 'Risks',
    incidents: 'Incidents',
    exceptions: 'Exceptions',
  } satisfies Record<Register, string>,
  states: {
    met: 'Met',
    attention: 'Needs work',
    'not-met': 'Not met',
    unknown: 'Unknown',
    accepted: 'Risk accepted',
    'not-applicable': 'Not applicable',
  },
  loading: 'Loading',
  failed: 'The security plan could not be loaded.',
  retryHint: 'Try again',
  notStartedTitle: 'Your firm has no security plan yet',
  notStartedText: 'Start it on the overview. It takes a few answers, and every section begins with a text you can change.',
  toOverview: 'Open the overview',
  readOnly: 'You can read the plan and its evidence.',
  progress: (title: string, percent: string) => `${title}: ${percent} done`,
};
