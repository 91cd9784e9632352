import { toFailure } from './problem.ts';

/** Whether a change was refused because another user saved another version first. */
export function isVersionConflict(error: unknown): boolean {
  return toFailure(error).code === 'version_conflict';
}
