import { Button, RangeSlider } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { useTimeRangeLabel } from '../labels/use-time-range-label.ts';
import type { FilterProps } from './filter-props.ts';
import classes from './filters.module.css';
import {
  firstHalfHour,
  formatHalfHour,
  type HalfHourRange,
  lastHalfHour,
  toHalfHourRange,
  toTimeRange,
} from './half-hours.ts';

const presets = [
  { name: 'morning', from: null, to: '12:00' },
  { name: 'afternoon', from: '12:00', to: '17:00' },
  { name: 'evening', from: '17:00', to: null },
] as const;

/** At least one hour, in half hours. */
const minimumRange = 2;

/** Start times by preset or by a slider with two thumbs, with the range as text. */
export function TimePanel({ search, onChange }: FilterProps) {
  const { t } = useTranslation('explore');
  const formatTimeRange = useTimeRangeLabel();
  const { from, to } = search;
  const [draftRange, setDraftRange] = useState<HalfHourRange | null>(null);
  const hasChanged = useRef(false);
  const found = toHalfHourRange(search);
  // Kept until the URL has it: a key pressed before that would start from the previous range.
  const shown = draftRange ?? found;
  if (draftRange && String(draftRange) === String(found)) setDraftRange(null);
  const change = (range: ReturnType<typeof toTimeRange>) => {
    setDraftRange(null);
    onChange(range);
  };
  const commit = (range: HalfHourRange) => {
    setDraftRange(range);
    // All moves of the thumbs are one entry in the history.
    onChange(toTimeRange(range), hasChanged.current ? 'replace' : 'push');
    hasChanged.current = true;
  };
  return (
    <Stack className={classes.panel}>
      <Row gap={2}>
        {presets.map((preset) => (
          <Button
            key={preset.name}
            size="sm"
            variant={preset.from === from && preset.to === to ? 'filled' : 'default'}
            aria-pressed={preset.from === from && preset.to === to}
            onClick={() => change({ from: preset.from, to: preset.to })}
          >
            {t(`time.${preset.name}`)}
          </Button>
        ))}
      </Row>
      <Text size="small" tone="quiet">
        {t('time.summary', { range: formatTimeRange(toTimeRange(shown)) })}
      </Text>
      <div className={classes.slider}>
        <RangeSlider
          min={firstHalfHour}
          max={lastHalfHour}
          step={1}
          minRange={minimumRange}
          value={shown}
          onChange={setDraftRange}
          onChangeEnd={commit}
          label={formatHalfHour}
          thumbFromLabel={t('time.from')}
          thumbToLabel={t('time.to')}
          thumbValueText={formatHalfHour}
          color="var(--pulse-ink)"
          marks={[12, 24, 36, 48].map((value) => ({ value, label: formatHalfHour(value) }))}
        />
      </div>
      <Button size="sm" variant="subtle" onClick={() => change({ from: null, to: null })}>
        {t('time.any')}
      </Button>
    </Stack>
  );
}
