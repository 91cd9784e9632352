import { Chip, Switch } from '@mantine/core';
import { CLASS_LANGUAGES, SEARCHED_LEVELS } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import classes from './filter-bar.module.css';
import type { FilterProps } from './filter-props.ts';

/** The filters on what a class states of itself: women only, level, language. */
export function AudienceFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation('class-details');
  return (
    <>
      <Switch
        label={t('filter.womenOnly')}
        checked={search.womenOnly}
        onChange={(event) => onChange({ womenOnly: event.currentTarget.checked })}
      />
      <section>
        <h3>{t('filter.level')}</h3>
        <Chip.Group
          value={search.level ?? 'any'}
          onChange={(value) =>
            onChange({ level: SEARCHED_LEVELS.find((level) => level === value) ?? null })
          }
        >
          <div className={classes.chips} role="radiogroup" aria-label={t('filter.level')}>
            <Chip value="any">{t('filter.anyLevel')}</Chip>
            {SEARCHED_LEVELS.map((value) => (
              <Chip key={value} value={value}>
                {t(`level.${value}`)}
              </Chip>
            ))}
          </div>
        </Chip.Group>
        <p className={classes.hint}>{t('filter.levelHint')}</p>
      </section>
      <section>
        <h3>{t('filter.language')}</h3>
        <Chip.Group
          multiple
          value={search.languages}
          onChange={(names) =>
            onChange({ languages: CLASS_LANGUAGES.filter((name) => names.includes(name)) })
          }
        >
          <div className={classes.chips}>
            {CLASS_LANGUAGES.map((name) => (
              <Chip key={name} value={name}>
                {t(`language.${name}`)}
              </Chip>
            ))}
          </div>
        </Chip.Group>
      </section>
    </>
  );
}
