import { countUnreadNotificationsOptions, listNotificationsOptions } from '@pulse/contract/client';

/** Query options of the panel's list: the newest 50, refetched each time the panel opens. */
export const notificationList = {
  ...listNotificationsOptions({ query: { limit: 50 } }),
  staleTime: 0,
};

/** Query options of the badge's count, polled every 30 s while the page is visible. */
export const unreadCount = {
  ...countUnreadNotificationsOptions(),
  refetchInterval: 30_000,
  refetchIntervalInBackground: false,
};
