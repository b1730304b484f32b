'use client';

import { metricNames } from '@suite/insights/metrics/metric-names';
import { useSuite } from '@suite/shell/start/suite-context';
import { type ComponentType, useState } from 'react';
import type { DefinitionProps } from './definition';

interface Props extends Omit<DefinitionProps, 'onClose'> {
  /** Label; the metric's name by default. */
  text?: string | undefined;
}

/** Loaded separately, because the texts of all metrics are larger than most pages that name some. */
const load = () => import('./definition');

const FAILED = 'The definition could not be loaded. Check the connection and try again.';

/** Name of a metric that opens its definition: formula, as-of date and source rows. */
export function Defined({ measure, text = metricNames[measure], ...rest }: Props) {
  const { events } = useSuite();
  const [Definition, setDefinition] = useState<ComponentType<DefinitionProps>>();

  async function open() {
    try {
      const { Definition: loaded } = await load();
      setDefinition(() => loaded);
    } catch {
      events.emit('toast', { type: 'error', text: FAILED });
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        // 24 px high as a touch target, on the line of its text; extends upward, because the value is often right below.
        className="-mt-3 min-w-6 cursor-help pt-3 text-start [font:inherit] [letter-spacing:inherit] underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink [text-transform:inherit]"
        onClick={open}
      >
        {text}
      </button>
      {Definition && <Definition {...rest} measure={measure} onClose={() => setDefinition(undefined)} />}
    </>
  );
}
