import { Button, Chip, SegmentedControl, Switch } from '@mantine/core';
import { useTranslation } from '#light-translator';
import {
  accessibilityNames,
  amenityNames,
  isAmenity,
} from '#ui/choices/activities-and-amenities.ts';
import { RollingText } from '#ui/display/figures/rolling-text.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { noFilters } from '../address/explore-address.ts';
import { AudienceFilters } from './audience-filters.tsx';
import type { FilterProps } from './filter-props.ts';
import classes from './filters.module.css';

const otherAmenities = amenityNames.filter(
  (name) => !accessibilityNames.some((access) => access === name),
);

/** The filters without their own chip: open now, those on the class, tier, accessibility, amenities. */
export function MoreFilters({
  opened,
  onClose,
  search,
  onChange,
  found,
}: FilterProps & {
  opened: boolean;
  onClose: () => void;
  /** The number of venues found; null while it is unknown. */
  found: number | null;
}) {
  const { t } = useTranslation('explore');
  const { t: venues } = useTranslation('venues');
  const { t: details } = useTranslation('class-details');
  const groups = [
    { title: details('filter.access'), names: accessibilityNames },
    { title: t('filter.amenities'), names: otherAmenities },
  ];
  return (
    <Sheet opened={opened} onClose={onClose} title={t('filter.more')}>
      <Stack gap={5}>
        <Switch
          label={t('filter.openNow')}
          checked={search.openNow}
          onChange={(event) => onChange({ openNow: event.currentTarget.checked })}
        />
        <AudienceFilters search={search} onChange={onChange} />
        <Stack as="section" gap={3}>
          <Heading level={3} size={4}>
            {t('filter.tier')}
          </Heading>
          <SegmentedControl
            fullWidth
            aria-label={t('filter.tier')}
            value={search.tier ?? 'any'}
            onChange={(tier) =>
              onChange({ tier: tier === 'standard' || tier === 'plus' ? tier : null })
            }
            data={[
              { value: 'any', label: t('filter.anyTier') },
              { value: 'standard', label: venues('tier.standard') },
              { value: 'plus', label: venues('tier.plus') },
            ]}
          />
        </Stack>
        <Chip.Group
          multiple
          value={search.amenities}
          onChange={(names) => onChange({ amenities: names.filter(isAmenity) })}
        >
          {groups.map(({ title, names }) => (
            <Stack as="section" gap={3} key={title}>
              <Heading level={3} size={4}>
                {title}
              </Heading>
              <Row gap={2}>
                {names.map((name) => (
                  <Chip key={name} value={name}>
                    {venues(`amenity.${name}`)}
                  </Chip>
                ))}
              </Row>
            </Stack>
          ))}
        </Chip.Group>
        <Row wrap={false} className={classes.actions}>
          <Button variant="subtle" onClick={() => onChange(noFilters)}>
            {t('filter.clear')}
          </Button>
          <Button variant="filled" onClick={onClose}>
            <RollingText>
              {found ? t('showVenues', { count: found }) : t('filter.show')}
            </RollingText>
          </Button>
        </Row>
      </Stack>
    </Sheet>
  );
}
