import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { configureClient } from '#features/accounts/session/configure-client.ts';
import { SessionSync } from '#features/accounts/session/session-sync.tsx';
import { useIdle } from '#ui/hooks/use-idle.ts';
import { lazyWhenOnline } from '#ui/network/lazy-when-online.ts';
import { mantineColorScheme } from '#ui/theme/mantine-color-scheme.ts';
import '#ui/theme/mantine-styles.ts';
import { Toasts } from '#ui/feedback/toasts.tsx';
import { cssVariables, theme } from '#ui/theme/theme.ts';
import { NavigationPending } from './navigation-pending.tsx';
import { queryClient } from './query-client.ts';

// Loaded once the page is shown; an overlay opened before then gets its history entry at that moment.
const OverlayHistory = lazyWhenOnline(() => import('#ui/overlays/overlay-history.tsx'));

configureClient();

/** The providers of all pages but the public ones: Mantine, TanStack Query and toasts. */
export default function AppProviders() {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={mantineColorScheme}
        defaultColorScheme="auto"
      >
        <Toasts />
        <SessionSync />
        <NavigationPending />
        <Outlet />
        {/* After the pages: what they register when they appear is known to it. */}
        <LateOverlayHistory />
      </MantineProvider>
    </QueryClientProvider>
  );
}

function LateOverlayHistory() {
  if (!useIdle()) return null;
  return (
    <Suspense>
      <OverlayHistory />
    </Suspense>
  );
}
