import { Button, Chip, SegmentedControl, Switch } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { amenityNames, isAmenity } from '../../../ui/choices/activities-and-amenities.ts';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { noFilters } from '../address/explore-address.ts';
import classes from './filter-bar.module.css';
import type { FilterProps } from './filter-props.ts';

/** The filters without their own chip: tier, open now, amenities. */
export function MoreFilters({
  opened,
  onClose,
  search,
  onChange,
}: FilterProps & { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('explore');
  const { t: venues } = useTranslation('venues');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('filter.more')}>
      <div className={classes.sheet}>
        <Switch
          label={t('filter.openNow')}
          checked={search.openNow}
          onChange={(event) => onChange({ openNow: event.currentTarget.checked })}
        />
        <section>
          <h3>{t('filter.tier')}</h3>
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
        </section>
        <section>
          <h3>{t('filter.amenities')}</h3>
          <Chip.Group
            multiple
            value={search.amenities}
            onChange={(names) => onChange({ amenities: names.filter(isAmenity) })}
          >
            <div className={classes.chips}>
              {amenityNames.map((name) => (
                <Chip key={name} value={name}>
                  {venues(`amenity.${name}`)}
                </Chip>
              ))}
            </div>
          </Chip.Group>
        </section>
        <div className={classes.actions}>
          <Button variant="subtle" onClick={() => onChange(noFilters)}>
            {t('filter.clear')}
          </Button>
          <Button variant="filled" onClick={onClose}>
            {t('filter.show')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
