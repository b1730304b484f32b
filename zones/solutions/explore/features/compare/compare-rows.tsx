import type { VendorPage } from '@services/directory-api/contract/answers';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import type { ReactNode } from 'react';
import { FactValue } from '../vendor/facts';
import { priceText } from '../vendor/prices';
import { Rating } from '../words/rating';
import { subCategoryWords, wordOf } from '../words/words';
import { copy } from './copy';

type RowName = keyof typeof copy.rows;

const names = Object.keys(copy.rows) as RowName[];

const none = <span className="text-faint">{copy.unknown}</span>;

/** A row for each thing to compare, with the source of each fact. */
export function CompareRows({ vendors }: { vendors: readonly VendorPage[] }) {
  const { wholeMoney, money } = useMetricFormats();
  const { day, number } = useFormats();

  const own: Partial<Record<RowName, (vendor: VendorPage) => ReactNode>> = {
    category: ({ subCategory }) => wordOf(subCategoryWords, subCategory),
    pay: ({ tool }) => (tool?.isActive ? copy.perMonth(wholeMoney(tool.monthly, tool.currency)) : copy.nothing),
    peers: ({ peers, tool }) =>
      peers && tool ? copy.peers(wholeMoney(peers.monthly, tool.currency), number(peers.firms)) : copy.fewPeers,
    prices: ({ prices }) =>
      prices.length ? (
        <ul>
          {prices.map((price) => (
            <li key={price.id}>{[priceText(price, money), price.plan].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      ) : (
        none
      ),
    rating: ({ rating, reviewCount }) => <Rating rating={rating} count={reviewCount} />,
  };

  function factCell({ facts }: VendorPage, kind: RowName): ReactNode {
    const found = facts.filter((fact) => fact.kind === kind);
    const [first] = found;
    if (!first) return none;
    return (
      <>
        {found.map((fact) => (
          <span key={fact.value} className="block">
            <FactValue {...fact} />
          </span>
        ))}
        <span className="block text-xs text-muted">{copy.source(first.source.name, day(first.asOf))}</span>
      </>
    );
  }

  return (
    <tbody>
      {names.map((name) => (
        <tr key={name} className="border-t border-line align-top">
          <th scope="row" className="p-3 text-start font-medium text-muted">
            {copy.rows[name]}
          </th>
          {vendors.map((vendor) => (
            <td key={vendor.id} className="break-words border-s border-line p-3">
              {own[name]?.(vendor) ?? factCell(vendor, name)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
