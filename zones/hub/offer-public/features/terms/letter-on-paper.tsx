import { classNames } from '@suite/ui/class-names';
import { copy } from './copy';
import { Letter, type LetterOfEngagement } from './letter';

interface Props {
  letter: LetterOfEngagement;
  /** On the screen, too: for who has no step of their own for it. */
  isShown: boolean;
}

/** Below the offer, so that a printed offer is whole. */
export const LetterOnPaper = ({ letter, isShown }: Props) => (
  <section className={classNames('flex flex-col gap-4', !isShown && 'hidden print:flex')}>
    <h2>{copy.title}</h2>
    <Letter letter={letter} />
  </section>
);
