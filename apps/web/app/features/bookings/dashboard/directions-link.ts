interface Destination {
  name: string;
  latitude: number;
  longitude: number;
}

/**
 * URL that opens the directions to a venue: in the default map application on Android, in Apple Maps
 * on iOS, and on OpenStreetMap elsewhere.
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
