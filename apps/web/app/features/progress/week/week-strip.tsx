import { getWeekOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { RollingText } from '#ui/display/figures/rolling-text.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { GoalSheet } from './goal-sheet.tsx';
import { WeekDay } from './week-day.tsx';
import classes from './week-strip.module.css';

/** The member's week in one strip: visits, classes to come, and the goal, if there is one. */
export default function WeekStrip() {
  const { t } = useTranslation('progress');
  const format = useFormat();
  const week = useQuery(getWeekOptions());
  const [choosing, setChoosing] = useState(false);
  if (!week.data)
    return (
      <QueryContent query={week} loading={<LoadingRows rows={1} height={132} />}>
        {() => null}
      </QueryContent>
    );
  const { days, today, visits, goal, month_to_review: month } = week.data;
  const booked = days.reduce((sum, day) => sum + day.booked, 0);
  const monthName = month && format.date(`${month}-15T12:00:00Z`, 'month', 'UTC');
  return (
    <Card as="section" aria-labelledby="week" className={classes.card}>
      <Stack gap={1}>
        <Heading id="week" size="text">
          {t('week.title')}
        </Heading>
        <Numeral as="p">
          {(goal !== null || visits > 0) && (
            <RollingText>
              {goal === null
                ? t('week.visits', { count: visits })
                : t('week.ofGoal', { done: visits, count: goal })}
            </RollingText>
          )}
          {goal === null && visits === 0 && booked === 0 && t('week.open')}
          {goal === null && visits === 0 && booked > 0 && t('week.booked', { count: booked })}
        </Numeral>
        {goal !== null && visits >= goal && (
          <Text size="small" tone="quiet">
            {t('week.reached')}
          </Text>
        )}
        {(goal !== null || visits > 0) && booked > 0 && (
          <Text size="small" tone="quiet">
            {t('week.booked', { count: booked })}
          </Text>
        )}
      </Stack>
      <List ordered className={classes.days} aria-label={t('week.days')}>
        {days.map((day) => (
          <WeekDay key={day.date} day={day} isToday={day.date === today} />
        ))}
      </List>
      <Row gap={4} align="center" justify="between" className={classes.actions}>
        <Action variant="subtle" onClick={() => setChoosing(true)}>
          <RollingText>{goal === null ? t('goal.set') : t('goal.change', { goal })}</RollingText>
        </Action>
        {month && (
          <Link to={`/app/month-in-review?month=${month}`}>
            {t('month.dashboard', { month: monthName })}
          </Link>
        )}
      </Row>
      <GoalSheet goal={goal} opened={choosing} onClose={() => setChoosing(false)} />
    </Card>
  );
}
