/** An arrival that somebody wants to take back. */
export interface UndoCheckInTarget {
  checkInId: string;
  fullName: string;
}
