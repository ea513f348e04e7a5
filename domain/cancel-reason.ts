export type CancelReason = {
  id: number;
  name: string;
  /** It says nothing by itself: the client has to. */
  needs_text: boolean;
};

/** The reasons that a client can give for a cancellation, in the order of the list. Bookings keep their ids. */
export const cancelReasons: readonly CancelReason[] = [
  { id: 1, name: 'Nu mai pot ajunge', needs_text: false },
  { id: 2, name: 'Vreau altă zi sau altă oră', needs_text: false },
  { id: 3, name: 'Am găsit altă locație', needs_text: false },
  { id: 4, name: 'Nu mai am nevoie de serviciu', needs_text: false },
  { id: 5, name: 'Alt motiv', needs_text: true },
];

/** Returns the reason with that id; undefined for one that is not in the list. */
export function cancelReasonOf(id: number): CancelReason | undefined {
  return cancelReasons.find((reason) => reason.id === id);
}
