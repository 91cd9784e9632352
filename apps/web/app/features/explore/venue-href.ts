/** The address of a venue's page for a member, with the day to show there, if any. */
export function memberVenueHref(venueId: string, date?: string): string {
  return date ? `/app/venue/${venueId}?date=${date}` : `/app/venue/${venueId}`;
}
