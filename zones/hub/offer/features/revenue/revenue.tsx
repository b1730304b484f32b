import { oneOf } from '@suite/list/known-values';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { Tabs } from '@suite/ui/tabs';
import { copy } from './copy';
import { LeakagePart } from './leakage-part';
import { RaisesPart } from './raises-part';
import { freshPart, revenueDefaults, revenueParts } from './revenue-view';
import { SourcesPart } from './sources-part';
import { UnengagedPart } from './unengaged-part';

/** Revenue from accepted proposals: what was never invoiced, clients without an engagement, revenue by source, and raised prices. */
export function Revenue() {
  const [view, change] = useView('offer', '/revenue', revenueDefaults);
  const part = oneOf(revenueParts, view.part) ?? 'leakage';
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <Tabs
        label={copy.parts}
        selected={part}
        onSelect={(chosen) => change({ ...freshPart, part: chosen })}
        tabs={[
          { id: 'leakage', text: copy.tabs.leakage, panel: <LeakagePart view={view} change={change} /> },
          { id: 'unengaged', text: copy.tabs.unengaged, panel: <UnengagedPart view={view} change={change} /> },
          { id: 'sources', text: copy.tabs.sources, panel: <SourcesPart view={view} change={change} /> },
          { id: 'raises', text: copy.tabs.raises, panel: <RaisesPart /> },
        ]}
      />
    </>
  );
}
