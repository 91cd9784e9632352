import type { VenueTimetableReport } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import classes from '../timetable-import.module.css';
import { ImportedClass } from './imported-class.tsx';

const STATES = ['new', 'extended', 'unchanged'] as const;

/** The classes of the file: new ones, those that get times, and those that stay as they are. */
export function ImportedClasses({ report }: { report: VenueTimetableReport }) {
  const { t } = useTranslation('partner-import');
  return STATES.map((state) => {
    const ofState = report.classes.filter((one) => one.state === state);
    if (ofState.length === 0) return null;
    const list = (
      <ul className={classes.list}>
        {ofState.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes, and names repeat.
          <ImportedClass key={index} imported={one} />
        ))}
      </ul>
    );
    const title = t(`state.${state}`, { count: ofState.length });
    if (state === 'unchanged') {
      return (
        <details key={state} className={classes.unchanged}>
          <summary>{title}</summary>
          {list}
        </details>
      );
    }
    return (
      <div key={state}>
        <h3 className={classes.subheading}>{title}</h3>
        {list}
      </div>
    );
  });
}
