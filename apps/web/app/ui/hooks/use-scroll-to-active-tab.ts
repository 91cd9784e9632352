import { type RefObject, useEffect } from 'react';

/** Brings the chosen tab into view where the list of tabs is wider than the screen. */
export function useScrollToActiveTab(list: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const tab = list.current?.querySelector(`[role="tab"][id$="-${chosen}"]`);
    if (!tab) return;
    // A count in it may come later and make it wider.
    const observer = new ResizeObserver(() =>
      tab.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    observer.observe(tab);
    return () => observer.disconnect();
  }, [list, chosen]);
}
