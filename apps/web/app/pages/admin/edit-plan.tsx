import { PLAN_CODES, PLAN_EDITORS } from '@pulse/domain';
import { Navigate, useParams } from 'react-router';
import { useSession } from '#features/accounts/session/use-session.ts';
import { PlanEditor } from '#features/memberships/plans/plan-editor.tsx';

export default function EditPlan() {
  const { user } = useSession();
  const { code } = useParams();
  const known = PLAN_CODES.find((one) => one === code);
  if (!known) return <Navigate to="/app/admin/plans" replace />;
  const canEdit = user !== null && PLAN_EDITORS.includes(user.role);
  return <PlanEditor key={known} code={known} canEdit={canEdit} />;
}
