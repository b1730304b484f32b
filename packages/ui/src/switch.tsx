'use client';

import { Choice, type ChoiceProps } from './choice';

interface Props extends ChoiceProps {
  onChange: (isOn: boolean) => void;
}

/** A switch for what applies at once (WAI-ARIA switch pattern on the browser's own checkbox). */
export const Switch = (props: Props) => <Choice {...props} type="checkbox" role="switch" aria-checked={props.checked} />;
