import { Button, Popover, RangeSlider } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import type { FilterProps } from './filter-props.ts';

/** The day on the slider, in half hours: 05:00 to midnight. */
const first = 10;
const last = 48;

const wall = (half: number) =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
const wallTime = (half: number) => (half === last ? '24:00' : wall(half));
const halves = (time: string) => Number(time.slice(0, 2)) * 2 + (time.slice(3) >= '30' ? 1 : 0);

const presets = [
  { name: 'morning', from: null, to: '12:00' },
  { name: 'afternoon', from: '12:00', to: '17:00' },
  { name: 'evening', from: '17:00', to: null },
] as const;

/** Which time of the day classes start in: three words, or to the half hour. */
export function TimeFilter({ search, onChange }: FilterProps) {
  const { t } = useTranslation('explore');
  const { from, to } = search;
  const set: [number, number] = [from ? halves(from) : first, to ? halves(to) : last];
  const [moving, setMoving] = useState<[number, number] | null>(null);
  const label = ([start, end]: [number, number]) => {
    const [after, before] = [start > first && wall(start), end < last && wall(end)];
    if (after && before) return t('time.between', { from: after, to: before });
    if (after) return t('time.after', { from: after });
    return before ? t('time.before', { to: before }) : t('time.any');
  };
  const keep = ([start, end]: [number, number]) => {
    setMoving(null);
    onChange({ from: start > first ? wall(start) : null, to: end < last ? wall(end) : null });
  };
  return (
    <Popover position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <FilterChip icon={IconClock} on={Boolean(from || to)}>
          {label(set)}
        </FilterChip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('time.label')}>
        <div className={classes.panel}>
          <div className={classes.presets}>
            {presets.map((preset) => (
              <Button
                key={preset.name}
                size="sm"
                variant={preset.from === from && preset.to === to ? 'filled' : 'default'}
                aria-pressed={preset.from === from && preset.to === to}
                onClick={() => onChange({ from: preset.from, to: preset.to })}
              >
                {t(`time.${preset.name}`)}
              </Button>
            ))}
          </div>
          <p className={classes.range}>{t('time.says', { range: label(moving ?? set) })}</p>
          <div className={classes.slider}>
            <RangeSlider
              min={first}
              max={last}
              step={1}
              minRange={2}
              value={moving ?? set}
              onChange={setMoving}
              onChangeEnd={keep}
              label={wallTime}
              thumbFromLabel={t('time.from')}
              thumbToLabel={t('time.to')}
              thumbValueText={wallTime}
              color="var(--pulse-ink)"
              marks={[12, 24, 36, 48].map((value) => ({ value, label: wallTime(value) }))}
            />
          </div>
          <Button size="sm" variant="subtle" onClick={() => onChange({ from: null, to: null })}>
            {t('time.any')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
