import { useParams } from 'react-router';
import { SeriesScreen } from '#features/bookings/series/series-screen.tsx';

export default function Series() {
  const { id = '' } = useParams();
  return <SeriesScreen sessionId={id} />;
}
