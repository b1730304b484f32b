import type { ClientRow } from '@suite/contract/figures';
import { Bars } from '@suite/iq/bars';
import { rowsUrl } from '@suite/iq/rows-view';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { ExportButton } from '@suite/list/export-button';
import { useSuite } from '@suite/shell/suite-context';
import { Amount } from './amount';
import { Meanings } from './meanings';

type Ageing = ClientRow['ageing'];

interface Props {
  ageing: Ageing;
  currency: string;
  /** A, as the answer told it. */
  asOf: string;
  /** Whose rows, and as of which day the address asks for them. */
  rows: { client?: string; asOf: string };
  /** Of the exported file, without its ending. */
  file: string;
}

const buckets = [
  ['current', 'Not due yet', 'accent'],
  ['days1To30', '1–30 days', 'warn'],
  ['days31To60', '31–60 days', 'warn'],
  ['days61To90', '61–90 days', 'bad'],
  ['over90', 'Over 90 days', 'bad'],
] as const satisfies readonly (readonly [keyof Ageing, string, 'accent' | 'warn' | 'bad'])[];

const measures = [['ageing', 'Ageing']] as const;

/** What is open by days past due; each amount leads to its rows. */
export function AgeingBars({ ageing, currency, asOf, rows, file }: Props) {
  const { place } = useSuite();
  const { wholeMoney, major } = useFigureFormats();
  return (
    <>
      <Bars
        label="Open by days past due"
        bars={buckets.map(([bucket, label, tone]) => ({
          id: bucket,
          label,
          tone,
          value: ageing[bucket],
          text: (
            <Amount href={rowsUrl(place, { figure: 'ageing', bucket, ...rows })} isNothing={ageing[bucket] === 0}>
              {wholeMoney(ageing[bucket], currency)}
            </Amount>
          ),
        }))}
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <Meanings asOf={asOf} measures={measures} />
        <ExportButton
          name={file}
          heads={['Past due', `Open (${currency})`]}
          rows={() => buckets.map(([bucket, label]) => [label, major(ageing[bucket], currency)])}
        />
      </div>
    </>
  );
}
