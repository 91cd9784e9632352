/** A statement deletes no more at once, so that it ends long before its timeout. */
const BATCH = 5_000;

/**
 * Deletes old rows in statements of at most so many, each of which commits by itself, until one finds
 * fewer: what one run has deleted is gone, however many there are.
 */
export async function deleteInBatches(
  deleteSome: (most: number) => Promise<{ numAffectedRows?: bigint | undefined }>,
): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await deleteSome(BATCH);
    if (numAffectedRows < BATCH) return;
  }
}
