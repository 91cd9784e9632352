import { type BookingActivity, listBookingActivityOptions } from '@pulse/contract/client';
import {
  IconArrowBarToUp,
  IconCalendarPlus,
  IconCheck,
  IconCircleX,
  IconListNumbers,
  IconUserOff,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { cancelledByKey } from '../cancelled-by.ts';
import classes from './dashboard.module.css';

const icons = {
  attended: IconCheck,
  missed: IconUserOff,
  cancelled: IconCircleX,
  promoted: IconArrowBarToUp,
  booked: IconCalendarPlus,
  waitlisted: IconListNumbers,
} as const;

const viewOfKind = {
  attended: 'past',
  missed: 'past',
  cancelled: 'cancelled',
  promoted: 'upcoming',
  booked: 'upcoming',
  waitlisted: 'waitlisted',
} as const;

const ACTIVITY_LIMIT = 5;

/** The member's latest booking activity, each linked to the list that holds the booking. */
export default function RecentActivity() {
  const { t } = useTranslation('bookings');
  const activities = useQuery(listBookingActivityOptions({ query: { limit: ACTIVITY_LIMIT } }));
  return (
    <Card as="section" className={classes.recent} aria-labelledby="recent">
      <Heading id="recent" size="text" className={classes.recentTitle}>
        {t('recent.title')}
      </Heading>
      <QueryContent
        query={activities}
        loading={<LoadingRows rows={3} height={60} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text tone="quiet" className={classes.none}>
            {t('recent.none')}
          </Text>
        }
      >
        {({ items }) => (
          <List>
            {items.map((activity) => (
              <ActivityItem key={activity.booking_id} activity={activity} />
            ))}
          </List>
        )}
      </QueryContent>
    </Card>
  );
}

function ActivityItem({ activity }: { activity: BookingActivity }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const Icon = icons[activity.kind];
  const label =
    activity.kind === 'cancelled' ? t(cancelledByKey(activity)) : t(`recent.${activity.kind}`);
  return (
    <ListItem space={3} className={classes.event} data-kind={activity.kind}>
      <Row wrap={false}>
        <Icon size={20} stroke={1.7} aria-hidden="true" className={classes.icon} />
        <span className={classes.eventDetails}>
          <Text as="span" strong>
            <Link to={`/app/bookings?view=${viewOfKind[activity.kind]}`}>{activity.title}</Link>
          </Text>
          <Note as="span">
            {label}, {format.relative(activity.at, Date.now())}
          </Note>
          <Note as="span">{activity.venue.name}</Note>
        </span>
      </Row>
    </ListItem>
  );
}
