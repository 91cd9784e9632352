import { createContext, type ReactNode, useContext, useState } from 'react';
import { LiveRegion } from '#ui/feedback/live-region.tsx';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Returns what announces a result to screen readers, in the nearest `Announcements`. */
export const useAnnounce = () => useContext(AnnounceContext);

interface AnnouncementsProps {
  /** What is announced before there is a result. */
  before?: string;
  children: ReactNode;
}

/** Announces the results of what is done in it. */
export function Announcements({ before = '', children }: AnnouncementsProps) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <AnnounceContext value={setAnnouncement}>
      <LiveRegion>{announcement || before}</LiveRegion>
      {children}
    </AnnounceContext>
  );
}
