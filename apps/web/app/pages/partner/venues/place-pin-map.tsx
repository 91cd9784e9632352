import { getMetaOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { PositionMap } from '#features/explore/map/position-map/position-map.tsx';
import type { PositionMapContent } from '#features/venues/manage/position/position-fields.tsx';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';

/** The map of the venue form, in the server's style if it has one. */
export function PlacePinMap(content: PositionMapContent) {
  const { translator } = useTranslation();
  const meta = useQuery(getMetaOptions());
  if (meta.isPending) return null;
  return (
    <PositionMap
      {...content}
      language={toLanguage(translator.language)}
      styleUrl={meta.data?.map_style_url ?? null}
    />
  );
}
