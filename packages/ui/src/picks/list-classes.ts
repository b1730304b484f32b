/** Classes of the list below a field, which Select and Combobox have in common. */

export const popupClass =
  'ui:w-[max(var(--anchor-width),200px)] ui:max-w-(--available-width) ui:overflow-hidden ui:rounded-lg ui:border ui:border-line ui:bg-surface ui:text-ink ui:shadow-pop ui:outline-none';

export const listClass =
  'ui:max-h-[min(320px,calc(var(--available-height)-48px))] ui:scroll-py-1 ui:overflow-y-auto ui:overscroll-contain ui:p-1 ui:outline-none ui:empty:p-0';

/** Only items in sight are laid out. */
export const itemClass =
  'ui:flex ui:min-h-8 ui:cursor-pointer ui:items-center ui:gap-2 ui:rounded-[6px] ui:px-2 ui:py-1 ui:-outline-offset-2 ui:outline-transparent ui:select-none ui:[contain-intrinsic-block-size:32px] ui:[content-visibility:auto] ui:data-highlighted:bg-accent-soft ui:data-highlighted:outline-2 ui:data-selected:font-[600] ui:[&_svg]:text-accent';

export const textClass = 'ui:min-w-0 ui:flex-1 ui:wrap-anywhere';
