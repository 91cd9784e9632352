import type { Recommendation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import type { CoverLook } from '#ui/cover-art/cover-file.ts';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { MoneyText } from '#ui/display/money-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './recommended-classes.module.css';
import { useReasonLabel } from './use-reason-label.ts';

interface RecommendedClassProps {
  recommendation: Recommendation;
  placeName: string | null;
  look: CoverLook | undefined;
}

/** One recommended class: its art, start, title, venue, strongest reason, and the link to book it. */
export function RecommendedClass({ recommendation, placeName, look }: RecommendedClassProps) {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  const reasonLabel = useReasonLabel(placeName);
  const { session, reasons, paid_by: paidBy } = recommendation;
  const { venue, price } = session;
  const day = format.date(session.starts_at, 'shortDay', session.time_zone);
  const placesLeft = session.capacity - session.booked;
  // Strongest first. The assumed city stands above the list already.
  const reason = reasons.find(({ code }) => code !== 'in_city') ?? reasons[0];
  return (
    <li className={classes.pick}>
      <VenueCover
        venue={venue}
        activity={session.activity}
        sizes="(max-width: 48em) 100vw, 400px"
        look={look}
        className={classes.cover}
      />
      <div className={classes.details}>
        <Row as="p" gap={2} align="baseline">
          <span className={classes.time}>{session.local_start}</span>
          <Text as="span" size="small" tone="quiet">
            {day}
          </Text>
        </Row>
        <Heading level={3} size={4} className={classes.title}>
          {session.title}
        </Heading>
        <Text size="small" tone="quiet" className={classes.place}>
          {venue.name}, {t('left', { count: placesLeft })}
          {paidBy === 'drop_in' && price && (
            <>
              , <MoneyText money={price} />
            </>
          )}
        </Text>
        {reason && (
          <Text size="small" className={classes.reason}>
            {reasonLabel(reason)}
          </Text>
        )}
        <ActionLink
          className={classes.book}
          to={`/app/venue/${venue.id}?session=${session.id}`}
          aria-label={t('bookName', { title: session.title, day, time: session.local_start })}
        >
          {t('book')}
        </ActionLink>
      </div>
    </li>
  );
}
