import { useTranslation } from '#light-translator';
import { writePluralForms } from '#public-site/templates/plural-forms.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../explore.module.css';
import results from '../results/results.module.css';

/**
 * Explore as it begins, with places for its first rows. The build writes it into the shell, whose script
 * fills it (show-first-rows.ts); the app never renders it.
 */
export function FirstRows() {
  const { t } = useTranslation('explore');
  const { t: shared } = useTranslation();
  return (
    <div
      className={classes.page}
      data-slot="texts"
      data-left={writePluralForms((options) => shared('places.left', options))}
      data-full={shared('status.full')}
      data-booked={shared('status.booked')}
      data-waitlisted={shared('status.waitlisted')}
      data-held={shared('status.offered')}
      data-payment={shared('status.payment')}
    >
      <div className={classes.column}>
        <div className={classes.header}>
          <div className={classes.intro}>
            <Row align="start" justify="between" wrap={false}>
              <Heading level={1} size={2} className={classes.title}>
                {t('title.lebanon')}
              </Heading>
              <span className={classes.laterShare} />
            </Row>
            <div className={classes.laterSearch} />
          </div>
          <div className={classes.laterTools} />
        </div>
        <div className={results.bar} />
        <ul className={results.list} data-slot="rows" aria-label={t('found')} />
      </div>
      <div className={classes.blank} />
    </div>
  );
}

/** A venue as its row in the list begins. */
export function FirstRow() {
  return (
    <li className={results.row}>
      <div className={results.cover} />
      <Row align="baseline" justify="between" wrap={false}>
        <Heading>
          <a data-slot="name" href="/app/explore">
            {' '}
          </a>
        </Heading>
        <span className={results.laterFavourite} />
      </Row>
      <Text size="small" className={results.subtitle}>
        <span className={results.later} />
      </Text>
      <Text size="small" className={results.facts}>
        <span className={results.later} />
      </Text>
      <Row gap={2} align="center" className={results.slots} data-slot="times" />
    </li>
  );
}

/** A class as its button begins. */
export function FirstSlot() {
  const { t } = useTranslation('explore');
  const label = t('slot', { time: '{time}', state: '{state}', title: '{title}' });
  return (
    <button type="button" className={results.slot} data-label={label}>
      <Numeral size={4} data-slot="time" /> <Text as="span" size="small" data-slot="state" />
    </button>
  );
}
