import '@fontsource-variable/figtree/wght.css';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { OpenDemoNotice } from '#layouts/root/open-demo-notice.tsx';
import { RouteAnnouncer } from '#layouts/root/route-announcer.tsx';
import { TopLevelError } from '#layouts/root/top-level-error.tsx';
import { switchToPreferredLanguage } from '#locales/switch-to-preferred-language.ts';
import '#ui/theme/display-font/display-font.css';
import '#ui/theme/first-paint.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import { forgetMissingFiles } from '#ui/network/missing-files.ts';
import { useMissingFiles } from '#ui/network/use-missing-files.ts';
import { pageKeyOf } from '#ui/page/history-entry.ts';
import displayFont from '#ui/theme/display-font/bricolage-grotesque-latin.woff2?url';
import { firstPaintScript } from '#ui/theme/first-paint-script.ts';

export { TopLevelError as ErrorBoundary };

// For the document, whose scripts load them (scripts/page-preloads.ts): the app would ask a second time, for
// nothing.
export const links = () =>
  import.meta.env.SSR
    ? [textFont, displayFont].map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      }))
    : [];

/** The HTML around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f1efe9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131110" media="(prefers-color-scheme: dark)" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="manifest" href="/manifest.en.webmanifest" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content="Pulse" />
        {/* In the document only: the app carries none of it. */}
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstPaintScript : '' }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration getKey={pageKeyOf} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(switchToPreferredLanguage, []);
  const { key } = useLocation();
  const { missing } = useMissingFiles();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each place in the history.
  useEffect(forgetMissingFiles, [key]);
  return (
    <>
      <RouteAnnouncer />
      {missing === 'page' ? <TopLevelError /> : <Outlet />}
      <Suspense>
        <OpenDemoNotice />
      </Suspense>
    </>
  );
}

/** Shown by the fallback document until the page that was asked for has loaded. */
export function HydrateFallback() {
  const { missing } = useMissingFiles();
  if (missing === 'page') return <TopLevelError />;
  return (
    <main className="pulse-start">
      <title>Pulse</title>
      <RingLoader />
    </main>
  );
}
