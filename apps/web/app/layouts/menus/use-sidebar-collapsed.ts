import { useState } from 'react';

const storageKey = 'sidebar-collapsed';

/** Returns whether the sidebar is collapsed and its setter; stored on this device. */
export function useSidebarCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(storageKey) === 'true');
  const store = (next: boolean) => {
    localStorage.setItem(storageKey, String(next));
    setCollapsed(next);
  };
  return [collapsed, store];
}
