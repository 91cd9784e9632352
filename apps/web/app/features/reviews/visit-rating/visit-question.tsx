import type { RateVisitData, VisitToRate } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useFocusHashTarget } from '#ui/hooks/use-focus-hash-target.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { RatingStars } from './rating-stars.tsx';
import { useRateVisit } from './use-rate-visit.ts';
import { VisitAspects } from './visit-aspects.tsx';
import classes from './visit-rating.module.css';

interface VisitQuestionProps {
  visit: VisitToRate;
  onAnswer: (outcome: 'rated' | 'declined') => void;
}

/** The question about one visit: the first tap chooses the stars, the second sends them. */
export function VisitQuestion({ visit, onAnswer }: VisitQuestionProps) {
  const { t } = useTranslation('visit-rating');
  const format = useFormat();
  const [stars, setStars] = useState(0);
  const rating = useRateVisit(onAnswer);
  useFocusHashTarget(true);
  const send = (body: RateVisitData['body']) =>
    rating.mutate({ path: { id: visit.booking_id }, body });
  return (
    <Stack
      as="section"
      gap={3}
      id={`visit-${visit.booking_id}`}
      tabIndex={-1}
      className={classes.card}
      aria-labelledby="visit-rating"
    >
      <div>
        <Heading id="visit-rating">{t('title')}</Heading>
        <Text tone="quiet" className={classes.visit}>
          {t('visit', {
            title: visit.title,
            venue: visit.venue_name,
            when: format.date(visit.starts_at, 'shortDay', visit.time_zone),
          })}
        </Text>
      </div>
      <RatingStars value={stars} onChange={setStars} disabled={rating.isPending} />
      {stars > 0 && (
        <VisitAspects
          isGood={stars > 3}
          hasTrainer={visit.trainer_name !== null}
          disabled={rating.isPending}
          onChoose={(aspect) => send({ stars, aspect })}
        />
      )}
      <Row gap={1} align="center" justify="between" className={classes.end}>
        <Note>{t('private', { venue: visit.venue_name })}</Note>
        <Action
          variant="subtle"
          className={classes.dismiss}
          disabled={rating.isPending}
          onClick={() => send({ stars: null })}
        >
          {t('dismiss')}
        </Action>
      </Row>
    </Stack>
  );
}
