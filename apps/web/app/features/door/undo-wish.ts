/** An arrival that somebody wants to take back. */
export interface UndoWish {
  checkInId: string;
  fullName: string;
}
