import {
  IconBuilding,
  IconCalendarEvent,
  IconHistory,
  IconMapPin,
  type IconProps,
  IconSearch,
  IconTrash,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './search.module.css';
import { UnderstoodParts } from './understood-parts.tsx';
import type { SearchOption } from './use-search-options.ts';

const icon: IconProps = { size: 18, stroke: 1.6, 'aria-hidden': true };

/** An option: its icon, its name, where it is, and how much it finds. */
export function OptionContent({
  option,
  onRemove,
}: {
  option: SearchOption;
  onRemove: () => void;
}) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  switch (option.kind) {
    case 'clear':
      return <Line icon={<IconTrash {...icon} />} name={t('search.clear')} />;
    case 'correction':
      return (
        <Line
          icon={<IconSearch {...icon} />}
          name={t('search.didYouMean', { text: option.text })}
        />
      );
    case 'understood':
      return (
        <Line
          icon={<IconSearch {...icon} />}
          name={<UnderstoodParts understood={option.understood} />}
        />
      );
    case 'area': {
      const { name, city, venues } = option.area;
      return (
        <Line
          icon={<IconMapPin {...icon} />}
          name={format.city(name)}
          place={city === name ? undefined : format.city(city)}
          count={t('search.venues', { count: venues })}
        />
      );
    }
    case 'coach': {
      const { name, area, classes: count } = option.coach;
      return (
        <Line
          icon={<IconUser {...icon} />}
          name={name}
          place={area ? format.city(area.name) : undefined}
          count={t('search.classes', { count })}
        />
      );
    }
    case 'class':
      return (
        <Line
          icon={<IconCalendarEvent {...icon} />}
          name={option.named.name}
          count={t('search.classes', { count: option.named.classes })}
        />
      );
    case 'venue': {
      const { name, city, district, classes: count } = option.venue;
      return (
        <Line
          icon={<IconBuilding {...icon} />}
          name={name}
          place={district || format.city(city)}
          count={t('search.classes', { count })}
        />
      );
    }
    case 'recent': {
      const { search } = option;
      const isCity = search.kind === 'city';
      return (
        <>
          <Line
            icon={isCity ? <IconMapPin {...icon} /> : <IconHistory {...icon} />}
            name={isCity ? format.city(search.name) : search.words}
          />
          <RemoveCross onRemove={onRemove} />
        </>
      );
    }
    case 'viewed': {
      const { name, city, district } = option.venue;
      return (
        <>
          <Line
            icon={<IconBuilding {...icon} />}
            name={name}
            place={district || format.city(city)}
          />
          <RemoveCross onRemove={onRemove} />
        </>
      );
    }
  }
}

/** For a pointer; with the keyboard it is Delete, as the option's description says. */
function RemoveCross({ onRemove }: { onRemove: () => void }) {
  const { t } = useTranslation('explore');
  return (
    <span
      aria-hidden="true"
      className={classes.remove}
      title={t('search.remove')}
      onMouseDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onRemove();
      }}
    >
      <IconX size={16} stroke={1.8} />
    </span>
  );
}

interface LineProps {
  icon: ReactNode;
  name: ReactNode;
  place?: string | undefined;
  count?: string;
}

function Line({ icon: lineIcon, name, place, count }: LineProps) {
  return (
    <>
      {lineIcon}
      <span className={classes.name}>
        {name}
        {place && (
          <>
            {' '}
            <span className={classes.place}>{place}</span>
          </>
        )}
      </span>{' '}
      {count && <span className={classes.count}>{count}</span>}
    </>
  );
}
