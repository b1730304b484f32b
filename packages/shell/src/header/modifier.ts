/** The key that shortcuts are held with, as this machine's keyboard names it. In the browser only. */
export const modifier = (): string => (/^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl');
