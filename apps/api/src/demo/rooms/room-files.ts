/** The name of a file of a venue's room: "nafas-studio-640.avif". */
export function roomFileName(venue: string, suffix: string): string {
  const plain = venue.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-') + suffix;
}
