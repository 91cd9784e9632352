/** Venues to choose from, those that are archived after all others; otherwise in the order in which they come. */
export function archivedLast<Venue extends { status: string }>(venues: readonly Venue[]): Venue[] {
  const isArchived = ({ status }: Venue) => status === 'archived';
  return [...venues.filter((venue) => !isArchived(venue)), ...venues.filter(isArchived)];
}
