/**
 * The public name of a reviewer: first name and the initial of the last, "Maya K."; a
 * single name alone.
 */
export function reviewerName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? '';
  return initial ? `${first} ${initial.toLocaleUpperCase('en')}.` : first;
}
