import { plainText } from '../../ui/format/plain-text.ts';

/**
 * Where a venue is, in words: street, district and town, each said once however the partner wrote
 * the address, and nothing where a part is missing.
 */
export function placeWords({
  address,
  district,
  city,
}: {
  address: string;
  district: string;
  city: string;
}): string {
  const said = new Set<string>();
  return [...address.split(','), district, city]
    .map((part) => part.trim().replace(/^\.+$/, ''))
    .filter((part) => {
      const known = part === '' || said.has(plainText(part));
      said.add(plainText(part));
      return !known;
    })
    .join(', ');
}
