import { useParams } from 'react-router';
import { VenueClosures } from '#features/classes/closures/venue-closures.tsx';

export default function VenueClosuresPage() {
  const { id = '' } = useParams();
  return <VenueClosures venueId={id} />;
}
