import { useMayChange } from '@suite/session/may-change';
import { Icon } from '@suite/ui/icon';
import { categoryText } from './category-text';
import { copy } from './copy';
import type { Vendor } from './vendor';

interface Props {
  vendor: Vendor;
  onChange: (vendor: Vendor) => void;
}

/** What a vendor sells; people who may change it can click it. */
export function VendorCategory({ vendor, onChange }: Props) {
  const mayChange = useMayChange();
  const { category, name } = vendor;
  const text = category === null ? copy.noCategory : categoryText(category);
  const tone = category === null ? 'text-faint' : '';
  if (!mayChange) return <span className={`block truncate ${tone}`}>{text}</span>;
  return (
    <button
      type="button"
      title={text}
      aria-label={copy.category.of(category === null ? copy.category.set : text, name)}
      className={`-mx-1.5 flex max-w-full cursor-pointer items-center gap-1 rounded-md px-1.5 py-0.5 hover:bg-sunken ${tone}`}
      onClick={() => onChange(vendor)}
    >
      <span className="truncate">{category === null ? copy.category.set : text}</span>
      <Icon name="chevron-down" size={12} />
    </button>
  );
}
