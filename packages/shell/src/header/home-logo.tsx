import { SUITE_NAME } from '@suite/zones/zones';

interface Props {
  href?: string;
}

export const HomeLogo = ({ href }: Props) => (
  // Its text gives way on narrow pages.
  <a href={href} aria-label={href && SUITE_NAME} className="suite-logo">
    <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
      <rect width="22" height="22" rx="6" fill="var(--color-accent)" />
      <path d="M5 7h12M5 11h12M5 15h12" stroke="var(--color-accent-ink)" strokeWidth="2" />
    </svg>
    <span>{SUITE_NAME}</span>
  </a>
);
