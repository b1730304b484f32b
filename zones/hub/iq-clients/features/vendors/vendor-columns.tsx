import { rowsUrl } from '@suite/iq/rows-view';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import type { ColumnParts } from '../clients/client-columns';
import { Amount, None } from '../metrics/amount';
import { categoryText } from './category-text';
import { copy } from './copy';
import type { Vendor } from './vendor';
import { VendorCategory } from './vendor-category';

const { columns: heads } = copy;

/** Returns a vendor's names in the ledger other than the one that is shown. */
const otherNames = ({ name, names }: Vendor) => names.filter((each) => each !== name);

/** Whether categories come from more than one source. */
const isOfSeveral = (vendors: readonly Vendor[]) => new Set(vendors.map(fromText).filter(Boolean)).size > 1;

/** Columns of vendors; each spend links to its bills. A column that would be the same in all rows is hidden. */
export function vendorColumns(
  { deployment, formats, currency, asOf }: ColumnParts,
  vendors: readonly Vendor[],
  onCategory: (vendor: Vendor) => void,
): ListColumn<Vendor>[] {
  const { wholeMoney, major, decimalPercent, day } = formats;
  return [
    { id: 'name', text: heads.name, sortable: true, cell: ({ name }) => <NameText text={name} />, value: ({ name }) => name },
    {
      id: 'vendor',
      text: heads.vendor,
      className: 'w-[150px]',
      isOff: true,
      cell: ({ vendor }) => <NameText text={vendor} />,
      value: ({ vendor }) => vendor,
    },
    {
      id: 'category',
      text: heads.category,
      sortable: true,
      className: 'w-[220px]',
      narrow: 'below',
      cell: (vendor) => <VendorCategory vendor={vendor} onChange={onCategory} />,
      value: ({ category }) => (category === null ? '' : categoryText(category)),
    },
    {
      id: 'categoryFrom',
      text: heads.categoryFrom,
      className: 'w-[190px]',
      isOff: !isOfSeveral(vendors),
      from: 1000,
      cell: (vendor) => (vendor.categoryFrom === null ? <None /> : <NameText text={fromText(vendor)} />),
      value: fromText,
    },
    {
      id: 'spend',
      text: heads.spend,
      sortable: true,
      numeric: true,
      className: 'w-[120px]',
      narrow: 'beside',
      cell: ({ vendor, spend }) => (
        <Amount href={rowsUrl(deployment, { metric: 'spend', vendor, asOf })}>{wholeMoney(spend, currency)}</Amount>
      ),
      value: ({ spend }) => major(spend, currency),
      csvText: `${heads.spend} (${currency})`,
    },
    {
      id: 'share',
      text: heads.share,
      numeric: true,
      className: 'w-[88px]',
      cell: ({ share }) => (share === null ? <None /> : decimalPercent(share)),
      value: ({ share }) => (share === null ? '' : share * 100),
      csvText: `${heads.share} (%)`,
    },
    {
      id: 'lastBilledOn',
      text: heads.lastBilledOn,
      sortable: true,
      className: 'w-[128px]',
      narrow: 'corner',
      cell: ({ lastBilledOn }) => <time dateTime={lastBilledOn}>{day(lastBilledOn)}</time>,
      value: ({ lastBilledOn }) => lastBilledOn,
    },
    {
      id: 'names',
      isOff: true,
      text: heads.names,
      className: 'w-[180px]',
      cell: (vendor) => <NameText text={otherNames(vendor).join(', ')} />,
      value: (vendor) => otherNames(vendor).join('; '),
    },
  ];
}

/** Describes where a vendor's category comes from. */
function fromText({ categoryFrom, account }: Vendor): string {
  if (categoryFrom === null) return '';
  const { from } = copy.category;
  return categoryFrom === 'account' ? from.account(account ?? '') : from[categoryFrom];
}
