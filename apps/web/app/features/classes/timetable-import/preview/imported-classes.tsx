import type { VenueTimetableReport } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { isActivity } from '#ui/choices/activities-and-amenities.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Text } from '#ui/layout/text.tsx';
import { WeeklyTimesText } from '../../templates/times/weekly-times-text.tsx';
import classes from '../timetable-import.module.css';

const STATES = ['new', 'extended', 'unchanged'] as const;

/** The classes of the file: new ones, those that get times, and those that stay as they are. */
export function ImportedClasses({ report }: { report: VenueTimetableReport }) {
  const { t } = useTranslation('partner-import');
  return STATES.map((state) => {
    const ofState = report.classes.filter((one) => one.state === state);
    if (ofState.length === 0) return null;
    const list = (
      <List>
        {ofState.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes, and names repeat.
          <ImportedClass key={index} imported={one} />
        ))}
      </List>
    );
    const title = t(`state.${state}`, { count: ofState.length });
    if (state === 'unchanged') {
      return (
        <details key={state} className={classes.unchanged}>
          <summary>{title}</summary>
          {list}
        </details>
      );
    }
    return (
      <div key={state}>
        <Heading level={3} size={4}>
          {title}
        </Heading>
        {list}
      </div>
    );
  });
}

type Imported = VenueTimetableReport['classes'][number];

/** How many single dates are named; the others are counted. */
const DATES_SHOWN = 6;

/** One class of the file: its times, and what is done with it. */
function ImportedClass({ imported }: { imported: Imported }) {
  const { t } = useTranslation(['partner-import', 'shared']);
  const format = useFormat();
  const differenceText = useDifferenceText();
  const { name, state, weekly, dates, dates_total, differences, excluded_dates } = imported;
  const formatDay = (date: string) => format.date(`${date}T12:00:00Z`, 'day', 'UTC');
  const shown = dates.slice(0, DATES_SHOWN);
  const facts = [
    t(`shared:activity.${imported.activity}`),
    imported.trainer_name && t('class.with', { trainer: imported.trainer_name }),
    t('class.places', { count: imported.capacity }),
    t('class.minutes', { count: imported.duration_minutes }),
  ].filter(Boolean);
  return (
    <ListItem gap={1} space={3} className={classes.class}>
      <div>
        <Heading level={4} size={4}>
          {name}
        </Heading>
        <Text tone="quiet">{facts.join(' · ')}</Text>
      </div>
      <div>
        {weekly.length > 0 && <WeeklyTimesText weekly={weekly} className="pulse-list" />}
        {shown.length > 0 && (
          <p>
            {shown.map(({ date, start }) => `${formatDay(date)}, ${start}`).join(' · ')}
            {dates_total > shown.length &&
              ` ${t('class.moreDates', { count: dates_total - shown.length })}`}
          </p>
        )}
        {weekly.length > 0 && state === 'new' && (
          <Text tone="quiet">
            {imported.last_date
              ? t('class.between', {
                  first: formatDay(imported.first_date),
                  last: formatDay(imported.last_date),
                })
              : t('class.from', { first: formatDay(imported.first_date) })}
          </Text>
        )}
        {state !== 'unchanged' && excluded_dates.length > 0 && (
          <Text tone="quiet">
            {t('class.except', { dates: excluded_dates.map(formatDay).join(', ') })}
          </Text>
        )}
        {differences.length > 0 && (
          <List>
            {differences.map((difference) => (
              <Text as="li" key={`${difference.field} ${difference.in_file}`} tone="quiet">
                {differenceText(difference)}
              </Text>
            ))}
          </List>
        )}
      </div>
    </ListItem>
  );
}

type Difference = Imported['differences'][number];

/** Returns a function that says what a file says otherwise than the class that stays as it is. */
function useDifferenceText(): (difference: Difference) => string {
  const { t } = useTranslation(['partner-import', 'shared']);
  const format = useFormat();
  return ({ field, in_file, current }) => {
    const toText = (value: string | null) => {
      if (value === null) return t('difference.none');
      if (field === 'activity' && isActivity(value)) return t(`shared:activity.${value}`);
      return field === 'last_date' ? format.date(`${value}T12:00:00Z`, 'day', 'UTC') : value;
    };
    const name = t(`difference.${field}`);
    return t('difference.text', { field: name, said: toText(in_file), current: toText(current) });
  };
}
