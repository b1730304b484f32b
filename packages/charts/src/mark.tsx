/** Colors with a meaning that is the same in every chart: what has one is drawn in its current color. */
export const tones = {
  accent: 'ui:text-accent',
  before: 'ui:text-field',
  quiet: 'ui:text-line-strong',
  target: 'ui:text-info',
  age0: 'ui:text-age-0',
  age1: 'ui:text-age-1',
  age2: 'ui:text-age-2',
  age3: 'ui:text-age-3',
  age4: 'ui:text-age-4',
};

export type Tone = keyof typeof tones;

const shapes = {
  line: 'ui:h-0 ui:w-3 ui:border-t-2',
  dash: 'ui:h-0 ui:w-3 ui:border-t-2 ui:border-dashed',
  block: 'ui:size-2 ui:rounded-[2px] ui:bg-current',
  dot: 'ui:size-2 ui:rounded-full ui:bg-current',
};

export type MarkShape = keyof typeof shapes;

interface Props {
  shape: MarkShape;
  tone: Tone;
}

/** The sample of a series beside its name. */
export const Mark = ({ shape, tone }: Props) => (
  <i
    className={`ui:inline-block ui:flex-none ui:border-current ui:print:[print-color-adjust:exact] ${shapes[shape]} ${tones[tone]}`}
  />
);
