import { normalizeText } from '../../../ui/format/normalize-text.ts';

/**
 * Where a venue is, in words: street, district and town, each said once however the partner wrote
 * the address, and nothing where a part is missing.
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
