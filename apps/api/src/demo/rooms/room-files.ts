/** The file of a venue's room in the folder of all of them: "nafas-studio/640.avif" for "-640.avif". */
export function roomFilePath(venue: string, suffix: string): string {
  const plain = venue.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, '-')}/${suffix.slice(1)}`;
}
