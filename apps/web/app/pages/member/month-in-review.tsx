import { useSearchParams } from 'react-router';
import { MonthReview } from '#features/progress/month/month-review.tsx';

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

export default function MonthInReview() {
  const [params] = useSearchParams();
  const month = params.get('month');
  return <MonthReview month={month && monthPattern.test(month) ? month : undefined} />;
}
