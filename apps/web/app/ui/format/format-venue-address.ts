import { normalizeText } from './normalize-text.ts';

/**
 * Returns street, district and town of a venue, each once even if the partner's address repeats them,
 * without missing parts.
 */
export function formatVenueAddress({
  address,
  district,
  city,
}: {
  address: string;
  district: string;
  city: string;
}): string {
  const seen = new Set<string>();
  return [...address.split(','), district, city]
    .map((part) => part.trim().replace(/^\.+$/, ''))
    .filter((part) => {
      const repeated = part === '' || seen.has(normalizeText(part));
      seen.add(normalizeText(part));
      return !repeated;
    })
    .join(', ');
}
