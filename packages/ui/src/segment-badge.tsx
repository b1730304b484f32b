import { Badge, type BadgeTone } from './badge';

/** The client segments (§1) in the order of their rules, with their texts. */
export const segments = {
  'not-set': { text: 'Not set', tone: 'neutral' },
  'possible-mismatch': { text: 'Possible mismatch', tone: 'warn' },
  'limited-data': { text: 'Limited data', tone: 'neutral' },
  'do-not-lose-them': { text: 'Do not lose them', tone: 'bad' },
  hibernating: { text: 'Hibernating', tone: 'neutral' },
  'late-payer': { text: 'Late payer', tone: 'bad' },
  champion: { text: 'Champion', tone: 'good' },
  'needs-attention': { text: 'Needs attention', tone: 'warn' },
  promising: { text: 'Promising', tone: 'info' },
  good: { text: 'Good', tone: 'good' },
} as const satisfies Record<string, { text: string; tone: BadgeTone }>;

export type Segment = keyof typeof segments;

interface Props {
  segment: Segment;
}

/** Badge of a client segment, 150 to 200 px wide (§9), so that a column of them lines up. */
export const SegmentBadge = ({ segment }: Props) => (
  <Badge {...segments[segment]} className="ui:max-w-[200px] ui:min-w-[150px] ui:justify-start" />
);
