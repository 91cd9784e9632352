import { listPasskeysOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';

/** The passkeys of the account; one that was added on another device must not be missed. */
export function usePasskeys() {
  return useQuery({ ...listPasskeysOptions(), staleTime: 0 });
}
