import { ReviewsToAnswer } from '#features/reviews/to-answer/reviews-to-answer.tsx';
import { BackToDashboard } from './back-to-dashboard.tsx';

export default function PartnerReviews() {
  return <ReviewsToAnswer back={<BackToDashboard section="today" />} />;
}
