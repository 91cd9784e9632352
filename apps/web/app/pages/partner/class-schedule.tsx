import { useSessionSheets } from '#features/checkins/front-desk/session/session-sheets.tsx';
import { WeekCalendarScreen } from '#features/classes/week-calendar/week-calendar-screen.tsx';

export default function ClassSchedulePage() {
  const { sheets, changes } = useSessionSheets();
  return (
    <>
      <WeekCalendarScreen {...changes} />
      {sheets}
    </>
  );
}
