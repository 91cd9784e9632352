/**
 * A time zone where it is about noon now. The venues and browsers of the journeys live there, so
 * that "in 20 minutes" is today and "in 40 hours" another day whenever the tests run.
 */
export function noonZone(now = Date.now()): string {
  const hour = new Date(now).getUTCHours();
  const ahead = 12 - hour;
  // The names of these zones count the other way: Etc/GMT-3 is three hours ahead of UTC.
  return ahead === 0 ? 'Etc/UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
