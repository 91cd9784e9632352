import { useAction } from '../actions/use-action.ts';
import { saveFile } from './save-file.ts';

/** Options of a generated function that answers a file. */
export const asFile = { parseAs: 'blob', throwOnError: true } as const;

/** An action that reads a file and saves it. */
export function useDownload<Variables = void>(
  read: (variables: Variables) => Promise<{ data: Blob }>,
  nameOf: (variables: Variables) => string,
) {
  return useAction({
    mutationFn: async (variables: Variables) => {
      const { data } = await read(variables);
      saveFile(data, nameOf(variables));
    },
  });
}
