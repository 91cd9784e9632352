/** Where a class is. */
interface Destination {
  name: string;
  latitude: number;
  longitude: number;
}

/**
 * The address that opens the way to a venue: the maps app the person chose on Android, Apple's on
 * Apple's phones, and a map on the web elsewhere.
 */
export function directionsLink(
  { name, latitude, longitude }: Destination,
  userAgent: string,
): string {
  const point = `${latitude},${longitude}`;
  if (/Android/.test(userAgent)) return `geo:${point}?q=${point}(${encodeURIComponent(name)})`;
  if (/iPhone|iPad/.test(userAgent)) return `https://maps.apple.com/?daddr=${point}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point)}`;
}
