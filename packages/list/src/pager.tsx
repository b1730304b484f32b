import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { classNames } from '@suite/ui/class-names';
import { Icon } from '@suite/ui/icon';
import { copy } from './copy';
import { PAGE_ROWS } from './use-view';

interface Props {
  /** Starts at 1. */
  page: number;
  /** Number of rows on all pages; undefined until known. */
  total: number | undefined;
  onPage: (page: number) => void;
}

/** Shows the range of rows and their total, with buttons to other pages. It reserves its space while they load. */
export function Pager({ page, total, onPage }: Props) {
  const { number } = useFormats();
  const first = (page - 1) * PAGE_ROWS + 1;
  const last = Math.min(page * PAGE_ROWS, total ?? 0);
  const isPaged = total !== undefined && (total > PAGE_ROWS || page > 1);
  return (
    <div className="flex min-h-[30px] items-center gap-2">
      <p role="status" className="text-muted">
        {total !== undefined &&
          (last < first ? copy.all(number(total), total) : `${number(first)}–${number(last)} of ${number(total)}`)}
      </p>
      {isPaged && (
        <>
          <Button variant="quiet" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <Turn text="Previous" className="rotate-90" />
          </Button>
          <Button variant="quiet" size="sm" disabled={last >= total} onClick={() => onPage(page + 1)}>
            <Turn text="Next" className="-rotate-90" />
          </Button>
        </>
      )}
    </div>
  );
}

/** Shown as an arrow, so that the filters, the pager and the actions of a list fit on one row. */
const Turn = ({ text, className }: { text: string; className: string }) => (
  <>
    <span className="sr-only">{text}</span>
    <span className={classNames('block', className)}>
      <Icon name="chevron-down" />
    </span>
  </>
);

interface OfView {
  /** Number of rows before the page, as in the request. */
  offset: string | undefined;
  total: number | undefined;
  change: (view: { page: string }) => void;
}

/** Pager of a list whose page is in the address. */
export const ViewPager = ({ offset, total, change }: OfView) => (
  <Pager page={Number(offset ?? 0) / PAGE_ROWS + 1} total={total} onPage={(next) => change({ page: String(next) })} />
);
