/** The operation that a generated query key belongs to, whatever was asked; empty for any other key. */
export function operationOfQueryKey([first]: readonly unknown[]): string {
  return typeof first === 'object' && first !== null && '_id' in first ? String(first._id) : '';
}
