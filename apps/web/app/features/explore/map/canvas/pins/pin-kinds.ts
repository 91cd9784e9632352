import type { MapVenue, VenueCluster } from '../cluster-venues.ts';

/** The kinds of markers that look different, in the order of the legend. */
const pinKinds = ['next', 'booked', 'full', 'past', 'none', 'selected', 'cluster', 'you'] as const;
export type PinKind = (typeof pinKinds)[number];

function kindOf({ venues }: VenueCluster, selectedId: string | null): PinKind {
  const [first] = venues;
  if (venues.length !== 1 || !first) return 'cluster';
  return first.id === selectedId ? 'selected' : (first.state satisfies MapVenue['state']);
}

/** Returns each kind of marker among these once, in the order of the legend. */
export function kindsOf(
  markers: readonly VenueCluster[],
  selectedId: string | null,
  showsUser: boolean,
): PinKind[] {
  const found = new Set(markers.map((marker) => kindOf(marker, selectedId)));
  if (showsUser) found.add('you');
  return pinKinds.filter((kind) => found.has(kind));
}
