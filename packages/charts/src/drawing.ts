/** Classes of what several charts draw. */

export const drawing =
  'ui:block ui:touch-pan-y ui:overflow-visible ui:print:h-auto ui:print:max-w-full ui:[&_text]:fill-muted ui:[&_text]:text-[11px] ui:[&_text]:tabular-nums';

export const gridLine = 'ui:stroke-line';

/** The line at zero, and the one at the pointer. */
export const strongLine = 'ui:stroke-line-strong';

/** An area in its tone. */
export const area = 'ui:fill-current ui:print:[print-color-adjust:exact]';
