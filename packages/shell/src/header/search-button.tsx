import { Icon } from '@suite/ui/icon';

const TEXT = 'Find an app, a page';

interface Props {
  /** The key that opens it together with K. */
  held?: string;
  onOpen?: () => void;
  onApproach?: () => void;
}

/** Looks like the field that it opens. */
export const SearchButton = ({ held = 'Ctrl', onOpen, onApproach }: Props) => (
  <button
    type="button"
    className="suite-search"
    aria-label={`${TEXT} ${held} K`}
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onOpen}
    onPointerEnter={onApproach}
    onFocus={onApproach}
  >
    <Icon name="search" />
    <span>{TEXT}</span>
    <kbd>{held} K</kbd>
  </button>
);
