/** The initials of a person, two letters at most: of the first and the last part of the name. */
export function initialsOf(fullName: string): string {
  const parts = fullName.split(/[\s-]+/u).filter((part) => /\p{L}/u.test(part));
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  return letters
    .map((part) => /\p{L}\p{M}*/u.exec(part ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
}
