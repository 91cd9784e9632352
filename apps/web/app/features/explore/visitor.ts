import { createContext, use } from 'react';
import { memberVenueHref } from './venue-href.ts';

/**
 * Whether the search is a visitor's, who has no account: it offers nothing that one needs, and leads to
 * the public pages of venues.
 */
export const VisitorContext = createContext(false);

export const useIsVisitor = () => use(VisitorContext);

/** Returns a function from a venue, and a day to show, to the address of its page. */
export function useVenueHref(): (venueId: string, date?: string) => string {
  const isVisitor = useIsVisitor();
  return (venueId, date) => (isVisitor ? `/venues/${venueId}` : memberVenueHref(venueId, date));
}
