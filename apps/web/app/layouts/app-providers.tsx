import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { connectClient } from '../features/accounts/session/connect-client.ts';
import { SessionKeeper } from '../features/accounts/session/session-keeper.tsx';
import { mantineColorScheme } from '../ui/mantine-color-scheme.ts';
import '../ui/mantine-styles.ts';
import { cssVariables, theme } from '../ui/theme.ts';
import { Toasts } from '../ui/toasts.tsx';
import { NavigationPending } from './navigation-pending.tsx';
import { queryClient } from './query-client.ts';

connectClient();

/** What every page but the public ones stands on: Mantine, server data, toasts. */
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
        <SessionKeeper />
        <NavigationPending />
        <Outlet />
      </MantineProvider>
    </QueryClientProvider>
  );
}
