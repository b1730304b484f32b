/** A color with a meaning that is the same in every chart. */
export type Tone = 'accent' | 'before' | 'quiet' | 'target' | 'age0' | 'age1' | 'age2' | 'age3' | 'age4';

export type MarkShape = 'line' | 'dash' | 'block' | 'dot';

interface Props {
  shape: MarkShape;
  tone: Tone;
}

/** The sample of a series beside its name. */
export const Mark = ({ shape, tone }: Props) => <i className={`chart-mark chart-mark-${shape} chart-${tone}`} />;
