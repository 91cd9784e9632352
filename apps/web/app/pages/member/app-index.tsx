import { Navigate } from 'react-router';

/** `/app` alone means the dashboard. */
export default function AppIndex() {
  return <Navigate replace to="/app/dashboard" />;
}
