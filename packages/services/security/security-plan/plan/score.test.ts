import type { ControlState } from '../contract/plan';
import { scoreOf } from './score';

const of = (...states: ControlState[]) => scoreOf(states.map((state, index) => ({ title: `${index} ${state}`, state })));

describe('the security score', () => {
  it('is the share of the applicable controls that are met, and names the worst of the others first', () => {
    expect(of('met', 'attention', 'not-applicable', 'unknown', 'not-met', 'accepted', 'attention')).toEqual({
      percent: 33,
      open: 4,
      lowering: ['4 not-met', '3 unknown', '1 attention'],
    });
  });

  it('is 100 only when nothing lowers it', () => {
    const met = Array<ControlState>(299).fill('met');
    expect(of(...met, 'attention')).toMatchObject({ percent: 99, open: 1 });
    expect(of(...met, 'accepted')).toEqual({ percent: 100, open: 0, lowering: [] });
  });

  it('is unknown while no control applies', () => {
    expect(of()).toBeNull();
    expect(of('not-applicable')).toBeNull();
  });
});
