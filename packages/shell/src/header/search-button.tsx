import { Icon } from '@suite/ui/icon';

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
    aria-label="Find an app, a page or an action"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onOpen}
    onPointerEnter={onApproach}
    onFocus={onApproach}
  >
    <Icon name="search" />
    <span>Find an app, a page</span>
    <kbd>{held} K</kbd>
  </button>
);
