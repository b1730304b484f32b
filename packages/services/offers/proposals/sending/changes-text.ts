import { metricFormatsOf } from '@suite/insights/metric-formats';
import { inLine } from '@suite/kernel/mail/in-line';
import { firstSelection, selectedLines } from '@suite/pricing/selection';
import type { Content } from '../contract/content';
import { amendsText, changeTexts } from '../wording/changes';

/** Returns what an amendment changes, as lines for a mail, by option as preselected; empty for another proposal. */
export function changesText({ amends, options, currency }: Content): string {
  if (!amends) return '';
  const { day, money } = metricFormatsOf('en-US');
  const parts = options.map((option) => {
    const lines = selectedLines(options, firstSelection(option)) ?? [];
    const changes = changeTexts(amends, lines, currency, money).map(
      ({ name, before, after }) => `- ${inLine(name)}: ${before} -> ${after}`,
    );
    const title = options.length > 1 ? [`${inLine(option.name)}:`] : [];
    return [...title, ...(changes.length ? changes : ['- No price changes'])].join('\n');
  });
  return `It is an amendment. ${amendsText({ ...amends, title: inLine(amends.title) }, day)}. Before and after:\n\n${parts.join('\n\n')}`;
}
