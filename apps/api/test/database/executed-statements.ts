import pg from 'pg';
import { vi } from 'vitest';

/** Each server reads every few seconds whose session has ended, whatever runs. */
const IN_BACKGROUND = /"revoked_at" >=/;

/** The texts of the SQL statements that are executed while something runs. */
export async function executedStatements(run: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await run();
    const texts = query.mock.calls.map(([statement]: unknown[]) =>
      typeof statement === 'string' ? statement : (statement as { text: string }).text,
    );
    return texts.filter((text) => !IN_BACKGROUND.test(text));
  } finally {
    query.mockRestore();
  }
}
