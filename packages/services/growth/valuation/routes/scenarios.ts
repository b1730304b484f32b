import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import * as contract from '../contract/scenarios';
import { readValuation } from '../valuation/read-valuation';
import { scenariosOf } from '../valuation/scenarios-of';
import { changedMeanwhile, lockedSubject, mayChange, readSubject } from '../valuation/subject';
import { bump } from './valuation';

/** Mounts the scenarios: `/rightexit/v1/subjects/{subjectId}/scenarios` and `/deal`. */
export function mountScenarios(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getScenarios,
    { summary: 'The value in each of the five Ds, and what a deal comes to' },
    async ({ input: { params }, caller, database, clock }) => {
      const subject = await readSubject(database, caller, params.subjectId);
      const { result, inputs } = await readValuation(database, subject, clock());
      return {
        currency: result.currency,
        version: subject.version,
        mayChange: mayChange(caller),
        today: result.conclusion?.weighted ?? null,
        ...scenariosOf(subject, inputs),
        notices: result.conclusion ? [] : result.notices,
      };
    },
  );

  route(
    app,
    kernel,
    contract.putScenario,
    { summary: 'Changes one of the five Ds' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const subject = await lockedSubject(database, caller, params.subjectId, clock());
      if (subject.version !== body.version) throw changedMeanwhile('this scenario');
      const { d, ...scenario } = body.scenario;
      return bump(
        database,
        subject,
        { scenarios: { ...subject.scenarios, [d]: scenario } },
        { caller, clock },
        {
          action: 'valuation.scenario',
          changes: [{ what: d, from: null, to: shareWords(scenario.revenue) }],
        },
      );
    },
  );

  route(
    app,
    kernel,
    contract.putDeal,
    { summary: 'Changes the terms of a deal' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const subject = await lockedSubject(database, caller, params.subjectId, clock());
      if (subject.version !== body.version) throw changedMeanwhile('these terms');
      return bump(database, subject, { deal: body.deal }, { caller, clock }, { action: 'valuation.deal' });
    },
  );
}

const shareWords = (share: number | null) => (share === null ? null : `${Math.round(share * 100)}%`);
