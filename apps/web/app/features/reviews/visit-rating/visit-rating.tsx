import { listVisitsToRateOptions, type VisitToRate } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { RatingThanks } from './rating-thanks.tsx';
import { VisitQuestion } from './visit-question.tsx';

/**
 * Asks how a class was that the member attended lately: the one that the link of a mail names, else
 * the last. One visit at a time, and the page is left in peace after an answer. Shows nothing while
 * it loads, without such a visit, and on failure: the member did not come to the page for this.
 */
export default function VisitRating() {
  const { hash } = useLocation();
  const visits = useQuery(listVisitsToRateOptions());
  const asked = useRef<VisitToRate | null>(null);
  const [outcome, setOutcome] = useState<'rated' | 'declined' | null>(null);
  const items = visits.data?.items ?? [];
  const linked = items.find(({ booking_id }) => hash === `#visit-${booking_id}`);
  if (!outcome) asked.current = linked ?? items[0] ?? null;
  const visit = asked.current;
  if (!visit || outcome === 'declined') return null;
  if (outcome === 'rated') return <RatingThanks visit={visit} />;
  return <VisitQuestion key={visit.booking_id} visit={visit} onAnswer={setOutcome} />;
}
