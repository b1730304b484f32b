import { dealOf } from '@suite/insights/valuation/deal';
import { moved } from '@suite/insights/valuation/sensitivity';
import { type ValuationInputs, valuationOf } from '@suite/insights/valuation/valuation';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import * as contract from '../contract/scenarios';
import { readValuation } from '../valuation/read-valuation';
import { changedMeanwhile, lockedSubject, mayChange, readSubject, type Subject } from '../valuation/subject';
import { bump } from './valuation';

/** What would become of the value: `/rightexit/v1/subjects/{subjectId}/scenarios` and `/deal`. */
export function mountScenarios(app: App, kernel: Kernel): void {
  route(app, kernel, contract.getScenarios, async ({ input: { params }, caller, database, clock }) => {
    const subject = await readSubject(database, caller, params.subjectId);
    const { told, inputs } = await readValuation(database, subject, clock());
    return {
      currency: told.currency,
      version: subject.version,
      mayChange: mayChange(caller),
      today: told.conclusion?.weighted ?? null,
      ...scenariosOf(subject, inputs),
      notices: told.conclusion ? [] : told.notices,
    };
  });

  route(app, kernel, contract.putScenario, async ({ input: { params, body }, caller, database, clock }) => {
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
  });

  route(app, kernel, contract.putDeal, async ({ input: { params, body }, caller, database, clock }) => {
    const subject = await lockedSubject(database, caller, params.subjectId, clock());
    if (subject.version !== body.version) throw changedMeanwhile('these terms');
    return bump(database, subject, { deal: body.deal }, { caller, clock }, { action: 'valuation.deal' });
  });
}

const shareWords = (share: number | null) => (share === null ? null : `${Math.round(share * 100)}%`);

/** The five Ds with the value in each, and what the deal comes to. */
export function scenariosOf(subject: Pick<Subject, 'scenarios' | 'deal'>, inputs: ValuationInputs) {
  const scenarios = contract.ds.map((d) => {
    const { revenue = null, multiples = null, note = '' } = subject.scenarios[d] ?? {};
    const value = revenue === null && multiples === null ? null : valueIn(inputs, revenue ?? 0, multiples ?? 0);
    return { d, revenue, multiples, note, value };
  });
  const price = subject.deal?.price ?? valuationOf(inputs).conclusion?.weighted.mid;
  const terms = subject.deal && price !== undefined ? { price, ...dealOf({ ...subject.deal, price }) } : null;
  return { scenarios, deal: subject.deal, terms };
}

/** Weighted, with revenue and multiples that changed by these shares; what revenue is lost is lost from the profit. */
function valueIn(inputs: ValuationInputs, revenue: number, multiples: number) {
  const changed = moved(moved(inputs, 'revenue', 1 + revenue), 'multiples', Math.max(0.0001, 1 + multiples));
  return valuationOf(changed).conclusion?.weighted ?? null;
}
