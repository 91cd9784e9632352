import { Navigate } from 'react-router';

/** `/app` redirects to the dashboard. */
export default function AppIndex() {
  return <Navigate replace to="/app/dashboard" />;
}
