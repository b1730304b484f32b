import type { Dashboard } from '@services/insights/contract/dashboard';
import { Defined } from '@suite/iq/defined';
import { NotIncluded } from '@suite/iq/not-included';
import { rowsUrl, unsureRows } from '@suite/iq/rows-view';
import { reasonOf, useFigureFormats, written } from '@suite/iq/use-figure-formats';
import { useSuite } from '@suite/shell/suite-context';
import { Link } from '@suite/ui/link';
import { Stat, Stats } from '@suite/ui/stat';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';

interface Props {
  dashboard: Dashboard;
  /** The earlier day that was asked for, empty for the latest. */
  asOf: string;
}

const { stats } = copy;

/** The figures that a firm is led by; each opens its definition, each amount its rows. */
export function Headline({ dashboard, asOf }: Props) {
  const { place } = useSuite();
  const { wholeMoney, percent, number, days } = useFigureFormats();
  const { currency, period, revenue, revenueBefore, taxUnknown, open, overdue, unappliedCredit, pricing } = dashboard;
  const { cei, ceiInOnePiece, dso, bestPossibleDso, excluded, unsure } = dashboard;
  const money = (amount: number) => wholeMoney(amount, currency);
  const covered = period.days < 365 ? stats.covered(days(period.days)) : undefined;
  const define = { asOf: dashboard.asOf, note: covered };
  const rows = {
    revenue: rowsUrl(place, { figure: 'revenue', asOf }),
    open: rowsUrl(place, { figure: 'open', asOf }),
    overdue: rowsUrl(place, { figure: 'overdue', asOf }),
  };
  const openUnsure = unsureRows(place, { figure: 'open', asOf }, unsure);
  const collection = zoneUrl(place, 'iq-clients', '/collectioneffectiveness');
  const prices = zoneUrl(place, 'iq-clients', '/stalepricing');
  const compared = revenueBefore.available ? changeOf(revenue, revenueBefore.value, percent) : undefined;
  const [best, credit, piece] = [
    written(bestPossibleDso, days),
    unappliedCredit.available && unappliedCredit.value > 0 ? money(unappliedCredit.value) : undefined,
    written(ceiInOnePiece, number),
  ];
  const wholeMonths = Math.min(12, dashboard.months.filter(({ isToDate }) => !isToDate).length);
  const share = open.available && overdue.available && open.value > 0 ? overdue.value / open.value : undefined;
  return (
    <div className="lg:[&>dl]:grid-cols-3">
      <Stats>
        <Stat
          label={<Defined {...define} measure="revenue" text={stats.revenue} rows={rows.revenue} />}
          value={<Link href={rows.revenue}>{money(revenue)}</Link>}
          {...(compared && { change: compared })}
          note={
            <>
              {revenueBefore.available ? compared && stats.before : (covered ?? stats.noBefore)}
              {taxUnknown > 0 && <span className="block">{stats.taxUnknown(number(taxUnknown))}</span>}
              <NotIncluded excluded={excluded.sales} from="sales" asOf={asOf} />
            </>
          }
        />
        <Stat
          label={
            <Defined {...define} measure="open" text={stats.receivables} figure={open} rows={rows.open} unsureRows={openUnsure} />
          }
          value={linked(rows.open, written(open, money))}
          note={
            <>
              {reasonOf(open) ?? (credit && stats.lessCredit(credit))}
              <NotIncluded excluded={excluded.open} from="open" asOf={asOf} />
            </>
          }
        />
        <Stat
          label={
            <Defined
              {...define}
              measure="overdue"
              text={stats.overdue}
              figure={overdue}
              rows={rows.overdue}
              unsureRows={unsureRows(place, { figure: 'overdue', asOf }, unsure)}
            />
          }
          value={linked(rows.overdue, written(overdue, money))}
          note={
            <>
              {reasonOf(overdue) ??
                [share !== undefined && stats.shareOverdue(percent(share)), credit && stats.creditNotLess(credit)]
                  .filter(Boolean)
                  .join('; ')}
              <NotIncluded excluded={excluded.open} from="open" asOf={asOf} />
            </>
          }
        />
        <Stat
          label={
            <Defined {...define} measure="ceiMean" text={stats.cei} figure={cei} rows={collection} unsureRows={openUnsure} />
          }
          value={linked(collection, written(cei, number))}
          note={
            <>
              {reasonOf(cei) ?? [stats.wholeMonths(wholeMonths), piece && stats.inOnePiece(piece)].filter(Boolean).join('; ')}
              <NotIncluded excluded={excluded.cei} from="cei" asOf={asOf} />
            </>
          }
        />
        <Stat
          label={<Defined {...define} measure="dso" text={stats.dso} figure={dso} rows={collection} unsureRows={openUnsure} />}
          value={linked(collection, written(dso, days))}
          note={
            <>
              {reasonOf(dso) ?? [best && stats.bestDso(best), covered].filter(Boolean).join('. ')}
              <NotIncluded excluded={excluded.dso} from="dso" asOf={asOf} />
            </>
          }
        />
        <Stat
          label={<Defined {...define} measure="opportunity" text={stats.pricing} figure={pricing.opportunity} rows={prices} />}
          value={linked(prices, written(pricing.opportunity, money))}
          note={reasonOf(pricing.opportunity) ?? (pricing.unknown ? stats.unknownPrices(number(pricing.unknown)) : undefined)}
        />
      </Stats>
    </div>
  );
}

const linked = (href: string, text: string | undefined) => text && <Link href={href}>{text}</Link>;

function changeOf(now: number, before: number, percent: (share: number) => string) {
  if (before <= 0) return undefined;
  const share = now / before - 1;
  const direction = share < 0 ? ('down' as const) : ('up' as const);
  return { direction, text: percent(Math.abs(share)), tone: share < 0 ? ('bad' as const) : ('good' as const) };
}
