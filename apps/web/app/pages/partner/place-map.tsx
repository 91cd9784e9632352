import { getMetaOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { PositionMap } from '#features/explore/map/position-map/position-map.tsx';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';

/** A place in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

interface PlaceMapProps {
  position: Place | null;
  label: string;
  /** Without it the pin cannot be moved. */
  onPlace?: (position: Place) => void;
}

/** Where the map looks before there is a pin: Beirut, around which most venues are. */
const defaultCentre = { lat: 33.8938, lng: 35.5018 };

/** A map with the pin of an application, in the server's style if it has one. */
export function PlaceMap({ position, label, onPlace }: PlaceMapProps) {
  const { translator } = useTranslation();
  const meta = useQuery(getMetaOptions());
  if (meta.isPending) return null;
  return (
    <section aria-label={label} style={{ height: '100%' }}>
      <PositionMap
        position={position && { lat: position.latitude, lng: position.longitude }}
        centre={defaultCentre}
        onPlace={onPlace && (({ lat, lng }) => onPlace({ latitude: lat, longitude: lng }))}
        language={toLanguage(translator.language)}
        styleUrl={meta.data?.map_style_url ?? null}
      />
    </section>
  );
}
