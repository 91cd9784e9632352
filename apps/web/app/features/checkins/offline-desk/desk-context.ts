import { createContext, useContext } from 'react';

/** Who works at which desk: whose check-ins are queued without a network, and where. */
export interface Desk {
  userId: string;
  venueId: string;
}

/** Null where a check-in is not queued. */
export const DeskContext = createContext<Desk | null>(null);

/** The desk around a component, if there is one. */
export function useDesk(): Desk | null {
  return useContext(DeskContext);
}
