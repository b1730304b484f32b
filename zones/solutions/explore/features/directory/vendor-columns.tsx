import type { VendorCard } from '@services/directory-api/contract/answers';
import { NameText } from '@suite/list/name-text';
import { Badge } from '@suite/ui/badge';
import { Checkbox } from '@suite/ui/checkbox';
import { Icon } from '@suite/ui/icon';
import { Link } from '@suite/ui/link';
import type { Column } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { Rating } from '../words/rating';
import { priceWords, subCategoryWords, wordOf } from '../words/words';
import { copy } from './copy';

const { columns: heads } = copy;

const MAX_BADGES = 2;

interface Options {
  money: (amount: number, currency: string) => string;
  compared: readonly string[];
  onCompare: (slug: string, isChosen: boolean) => void;
  /** Whether any vendor has certifications. */
  hasCertifications: boolean;
}

export const vendorColumns = ({ money, compared, onCompare, hasCertifications }: Options): Column<VendorCard>[] => {
  const columns: (Column<VendorCard> | false)[] = [
    {
      id: 'name',
      text: heads.name,
      className: 'w-[34%]',
      cell: ({ slug, name, subCategory, summary, isFavorite }) => (
        <>
          <Link href={hashOf('explore', '/vendor', { slug })} className="flex items-center gap-1.5">
            <NameText text={name} />
            {isFavorite && (
              <span role="img" aria-label={copy.favorite} className="text-accent">
                <Icon name="pin" size={13} />
              </span>
            )}
          </Link>
          <span className="block text-xs font-normal text-muted">
            <NameText text={summary || wordOf(subCategoryWords, subCategory)} />
          </span>
        </>
      ),
    },
    hasCertifications && {
      id: 'certifications',
      text: heads.certifications,
      className: 'w-[24%]',
      narrow: 'line',
      cell: ({ certifications }) => (
        <span className="flex flex-wrap gap-1">
          {certifications.slice(0, MAX_BADGES).map((one) => (
            <Badge key={one} size="sm" text={one} icon={null} />
          ))}
          {certifications.length > MAX_BADGES && (
            <span className="text-xs text-muted">+{certifications.length - MAX_BADGES}</span>
          )}
        </span>
      ),
    },
    {
      id: 'price',
      text: heads.price,
      from: 1100,
      cell: ({ priceModel }) => (priceModel ? wordOf(priceWords, priceModel) : <span className="text-faint">Not known</span>),
    },
    {
      id: 'rating',
      text: heads.rating,
      from: 900,
      narrow: 'below',
      cell: ({ rating, reviewCount }) => <Rating rating={rating} count={reviewCount} />,
    },
    {
      id: 'pay',
      text: heads.pay,
      narrow: 'corner',
      narrowText: '',
      numeric: true,
      cell: ({ tool }) => {
        if (!tool) return '';
        return tool.isActive ? (
          <>
            <span className="sm:hidden">{heads.pay} </span>
            {copy.perMonth(money(tool.monthly, tool.currency))}
          </>
        ) : (
          <span className="text-muted">{copy.stopped}</span>
        );
      },
    },
    {
      id: 'compare',
      text: heads.compare,
      className: 'w-[92px]',
      narrow: 'end',
      cell: ({ slug, name }) => (
        <Checkbox
          aria-label={copy.compareOne(name)}
          size="sm"
          checked={compared.includes(slug)}
          onChange={(isChecked) => onCompare(slug, isChecked)}
        />
      ),
    },
  ];
  return columns.filter((column) => column !== false);
};
