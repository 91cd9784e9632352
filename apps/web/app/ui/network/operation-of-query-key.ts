/** Returns the operation id of a generated query key; empty for any other key. */
export function operationOfQueryKey([first]: readonly unknown[]): string {
  return typeof first === 'object' && first !== null && '_id' in first ? String(first._id) : '';
}
