import { SegmentedControl } from '@mantine/core';
import { TRAVEL_MODES, type TravelMode } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { saveLastTravelMode } from '../address/last-travel-mode.ts';
import type { FilterProps } from './filter-props.ts';
import classes from './filters.module.css';
import { travelModeIcons } from './travel-mode-icons.ts';

/** The choice between walking, bicycle and car for the travel-time filter, remembered on this device. */
export function TravelModeChoice({ search, onChange }: FilterProps) {
  const { t } = useTranslation('explore');
  return (
    <SegmentedControl
      aria-label={t('travelTime.label')}
      value={search.travelMode}
      onChange={(travelMode) => {
        saveLastTravelMode(travelMode);
        onChange({ travelMode });
      }}
      data={TRAVEL_MODES.map((value) => ({ value, label: <ModeLabel mode={value} /> }))}
    />
  );
}

function ModeLabel({ mode }: { mode: TravelMode }) {
  const { t } = useTranslation('explore');
  const ModeIcon = travelModeIcons[mode];
  return (
    <span className={classes.travelMode}>
      <ModeIcon size={18} stroke={1.6} aria-hidden="true" />
      {t(`travelTime.mode.${mode}`)}
    </span>
  );
}
