import { type RefObject, useEffect } from 'react';

/** Scrolls the chosen tab into view where the list of tabs is wider than the screen. */
export function useScrollToActiveTab(list: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const tab = list.current?.querySelector(`[role="tab"][id$="-${chosen}"]`);
    if (!tab) return;
    // A count that loads later makes the tab wider.
    const observer = new ResizeObserver(() =>
      tab.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    observer.observe(tab);
    return () => observer.disconnect();
  }, [list, chosen]);
}
