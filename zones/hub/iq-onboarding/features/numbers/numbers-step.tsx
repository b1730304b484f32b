import { Progress } from '@suite/ui/progress';
import { useEffect } from 'react';
import { Step } from '../checklist/step';
import { copy } from './copy';
import { Numbers } from './numbers';
import { useFirstNumbers } from './use-first-numbers';

interface Props {
  position: number;
  /** A provider is being read. */
  isBeingRead: boolean;
}

/** The step that is done when the first metrics exist. */
export function NumbersStep({ position, isBeingRead }: Props) {
  const numbers = useFirstNumbers();
  const { data, mutate } = numbers;

  useEffect(() => {
    if (!isBeingRead) void mutate();
  }, [isBeingRead, mutate]);

  return (
    <Step position={position} title={copy.title} state={data ? 'done' : 'current'}>
      <Numbers numbers={numbers} notYet={<NotYet isBeingRead={isBeingRead} />} />
    </Step>
  );
}

const NotYet = ({ isBeingRead }: Pick<Props, 'isBeingRead'>) =>
  isBeingRead ? <Progress label={copy.reading} /> : <p className="max-w-[68ch] text-pretty text-muted">{copy.notYet}</p>;
