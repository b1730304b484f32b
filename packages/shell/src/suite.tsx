import { type ZoneName, zones } from '@suite/zones/zones';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { Header } from './header/header';
import { sessionHint } from './session-hint';
import { SkipLink } from './skip-link';
import { SuiteProviders } from './suite-providers';

interface Props {
  zone: ZoneName;
  children: ReactNode;
}

/**
 * The frame every zone stands in. It is the same in all of them, so that their assets stay equal
 * (design §3). Public zones have no header; the others keep its space in the exported HTML, and the
 * hint shows it before anything has loaded (design §9). The Content-Security-Policy holds its hash.
 */
export function Suite({ zone, children }: Props) {
  const isPublic = 'public' in zones[zone];
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        {!isPublic && <script dangerouslySetInnerHTML={{ __html: sessionHint }} />}
        <SuiteProviders zone={zone}>
          <SkipLink />
          {!isPublic && <Header />}
          <main id="main" tabIndex={-1} className="suite-main">
            <ErrorBoundary>{children}</ErrorBoundary>
          </main>
        </SuiteProviders>
      </body>
    </html>
  );
}
