import { useParams } from 'react-router';
import { ClassSessionScreen } from '#features/classes/sessions/class-session-screen.tsx';

export default function ClassSessionPage() {
  const { id = '' } = useParams();
  return <ClassSessionScreen id={id} />;
}
