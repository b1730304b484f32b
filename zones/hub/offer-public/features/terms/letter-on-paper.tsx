import { classNames } from '@suite/ui/class-names';
import { copy } from './copy';
import { Letter, type LetterOfEngagement } from './letter';

interface Props {
  letter: LetterOfEngagement;
  /** Also shown on the screen, for people who have no step for it. */
  isShown: boolean;
}

/** The letter below the offer, so that a printed offer is complete. */
export const LetterOnPaper = ({ letter, isShown }: Props) => (
  <section className={classNames('flex flex-col gap-4', !isShown && 'hidden print:flex')}>
    <h2>{copy.title}</h2>
    <Letter letter={letter} />
  </section>
);
