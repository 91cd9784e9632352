import { IconMapPin2, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { writePluralForms } from '#public-site/templates/plural-forms.ts';
import { Action, ActionLink } from '#ui/controls/action.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import { illustratedActivities } from '../illustrated-activities.ts';
import classes from './hero-search.module.css';

/**
 * The search of the landing page: a plain form that opens the public results,
 * and shows suggestions once the page's script has loaded.
 */
export function HeroSearch() {
  const { t } = useTranslation('landing');
  const { t: shared } = useTranslation();
  const activities = Object.fromEntries(
    illustratedActivities.map((name) => [name, shared(`activity.${name}`)]),
  );
  return (
    <search className={classes.wrapper}>
      <form
        className={classes.search}
        action="/find"
        data-activities={JSON.stringify(activities)}
        data-activity={t('hero.activity')}
        data-venues={writePluralForms((options) => t('hero.venues', options))}
        data-classes={writePluralForms((options) => t('hero.classes', options))}
        data-coach={t('hero.coach')}
        data-correction={t('hero.didYouMean', { text: '{text}' })}
      >
        <label className={classes.field}>
          <IconSearch size={22} stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{t('hero.searchLabel')}</span>
          <input
            type="search"
            name="q"
            className={classes.input}
            placeholder={t('hero.searchPlaceholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
          />
        </label>
        <Action type="submit" variant="primary" size="large">
          {t('hero.search')}
        </Action>
        <p className="visually-hidden" aria-live="polite" data-slot="status" />
        <ul
          className={classes.suggestions}
          data-slot="suggestions"
          data-found={writePluralForms((options) => t('hero.found', options))}
          hidden
        />
        <template data-template="suggestion">
          <li>
            <a href="/find" className={classes.suggestion}>
              <Text as="span" strong className={classes.name} data-slot="name" />
              <Note as="span" className={classes.note} data-slot="note" />
            </a>
          </li>
        </template>
        <ActionLink to="/find" variant="subtle" className={classes.map}>
          <IconMapPin2 size={20} stroke={1.6} aria-hidden="true" />
          {t('hero.map')}
        </ActionLink>
      </form>
    </search>
  );
}
