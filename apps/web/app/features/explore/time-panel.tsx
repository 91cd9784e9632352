import { Button, RangeSlider } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstHalf, type Halves, halvesOf, lastHalf, timesOf, wallOf } from './day-halves.ts';
import classes from './filter-bar.module.css';
import type { FilterProps } from './filter-props.ts';
import { useTimeWords } from './use-time-words.ts';

const presets = [
  { name: 'morning', from: null, to: '12:00' },
  { name: 'afternoon', from: '12:00', to: '17:00' },
  { name: 'evening', from: '17:00', to: null },
] as const;

/** An hour at least, in half hours. */
const shortest = 2;

/** The time of day by three words, or by a slider with two thumbs; the range stands there in words. */
export function TimePanel({ search, onChange }: FilterProps) {
  const { t } = useTranslation('explore');
  const wordsOf = useTimeWords();
  const { from, to } = search;
  const [moving, setMoving] = useState<Halves | null>(null);
  const moved = useRef(false);
  const shown = moving ?? halvesOf(search);
  const keep = (halves: Halves) => {
    setMoving(null);
    // However often a thumb is moved, going back is one step.
    onChange(timesOf(halves), moved.current ? 'aside' : 'step');
    moved.current = true;
  };
  return (
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
      <p className={classes.range}>{t('time.says', { range: wordsOf(timesOf(shown)) })}</p>
      <div className={classes.slider}>
        <RangeSlider
          min={firstHalf}
          max={lastHalf}
          step={1}
          minRange={shortest}
          value={shown}
          onChange={setMoving}
          onChangeEnd={keep}
          label={wallOf}
          thumbFromLabel={t('time.from')}
          thumbToLabel={t('time.to')}
          thumbValueText={wallOf}
          color="var(--pulse-ink)"
          marks={[12, 24, 36, 48].map((value) => ({ value, label: wallOf(value) }))}
        />
      </div>
      <Button size="sm" variant="subtle" onClick={() => onChange({ from: null, to: null })}>
        {t('time.any')}
      </Button>
    </div>
  );
}
