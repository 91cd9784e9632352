import { Chip, Switch } from '@mantine/core';
import { CLASS_LANGUAGES, SEARCHED_LEVELS } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
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
      <Stack as="section" gap={3}>
        <Heading level={3} size={4}>
          {t('filter.level')}
        </Heading>
        <Chip.Group
          value={search.level ?? 'any'}
          onChange={(value) =>
            onChange({ level: SEARCHED_LEVELS.find((level) => level === value) ?? null })
          }
        >
          <Row gap={2} role="radiogroup" aria-label={t('filter.level')}>
            <Chip value="any">{t('filter.anyLevel')}</Chip>
            {SEARCHED_LEVELS.map((value) => (
              <Chip key={value} value={value}>
                {t(`level.${value}`)}
              </Chip>
            ))}
          </Row>
        </Chip.Group>
        <Text size="small" tone="quiet">
          {t('filter.levelHint')}
        </Text>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={3} size={4}>
          {t('filter.language')}
        </Heading>
        <Chip.Group
          multiple
          value={search.languages}
          onChange={(names) =>
            onChange({ languages: CLASS_LANGUAGES.filter((name) => names.includes(name)) })
          }
        >
          <Row gap={2}>
            {CLASS_LANGUAGES.map((name) => (
              <Chip key={name} value={name}>
                {t(`language.${name}`)}
              </Chip>
            ))}
          </Row>
        </Chip.Group>
      </Stack>
    </>
  );
}
