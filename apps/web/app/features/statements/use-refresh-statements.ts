import { useRefetch } from '#ui/actions/refetch.ts';

/** Returns a function that reads the venues' rates and the disputes again. */
export function useRefreshStatements(): () => Promise<void> {
  const refetch = useRefetch();
  return () => refetch(['statements']);
}
