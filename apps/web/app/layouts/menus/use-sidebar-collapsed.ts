import { useState } from 'react';

const storageKey = 'sidebar-collapsed';

/** Whether the sidebar is narrow, and the way to change it; remembered on this device. */
export function useSidebarCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(storageKey) === 'true');
  const remember = (next: boolean) => {
    localStorage.setItem(storageKey, String(next));
    setCollapsed(next);
  };
  return [collapsed, remember];
}
