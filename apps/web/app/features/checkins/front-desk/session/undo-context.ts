import { createContext, useContext } from 'react';
import type { UndoCheckInTarget } from './sheet-form-props.ts';

/** Opens the sheet of the desk that undoes a check-in. */
export const UndoContext = createContext<(target: UndoCheckInTarget) => void>(() => undefined);

/** Returns what opens the sheet that undoes a check-in. */
export const useUndo = () => useContext(UndoContext);
