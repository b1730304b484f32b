/** Text from other programs without its styles, which are dropped anyway, and which the policy of the page would report. */
export const withoutStyles = (html: string): string =>
  html
    .replace(/<(style|script|xml|head)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi, ''));
