import { useParams } from 'react-router';
import { VenueClosures } from '#features/partners/closures/venue-closures.tsx';

export default function VenueClosuresPage() {
  const { id = '' } = useParams();
  return <VenueClosures venueId={id} />;
}
