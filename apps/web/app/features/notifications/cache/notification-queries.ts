import { countUnreadNotificationsOptions, listNotificationsOptions } from '@pulse/contract/client';

/** The panel's list: the newest 50. Fresh each time the panel opens. */
export const notificationList = {
  ...listNotificationsOptions({ query: { limit: 50 } }),
  staleTime: 0,
};

/** The badge's count, asked for every 30 seconds while the page is visible. */
export const unreadCount = {
  ...countUnreadNotificationsOptions(),
  refetchInterval: 30_000,
  refetchIntervalInBackground: false,
};
