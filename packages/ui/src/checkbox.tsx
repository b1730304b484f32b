'use client';

import type { ChangeEvent } from 'react';
import { Choice, type ChoiceProps } from './choice';

interface Props extends ChoiceProps {
  /** Whether some of the things that it checks are checked, and some are not. */
  isIndeterminate?: boolean;
  onChange: (isChecked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox with its label, or alone in a table (WAI-ARIA checkbox pattern on the browser's own). */
export const Checkbox = (props: Props) => <Choice {...props} type="checkbox" />;
