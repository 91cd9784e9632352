import { useDebouncedValue } from '@mantine/hooks';
import { previewPauseOptions } from '@pulse/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Waits for the slider to stop before it asks. */
const debounceMs = 200;

/**
 * What a pause of so many days does; null asks nothing. `isCurrent` once it is that of these days, and
 * not of those chosen before: what is agreed to has to be on the screen.
 */
export function usePausePreview(days: number | null) {
  const [asked] = useDebouncedValue(days, debounceMs);
  const preview = useQuery({
    ...previewPauseOptions({ query: { days: asked ?? 0 } }),
    enabled: asked !== null && days !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isCurrent = asked === days && !preview.isPlaceholderData && !preview.isFetching;
  return { preview, isCurrent };
}
