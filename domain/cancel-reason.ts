export type CancelReason = {
  id: number;
  name: string;
  /** True if the client must explain it in words. */
  needs_text: boolean;
};

/** Reasons for a cancellation, in display order. Bookings store their ids. */
export const cancelReasons: readonly CancelReason[] = [
  { id: 1, name: 'Nu mai pot ajunge', needs_text: false },
  { id: 2, name: 'Vreau altă zi sau altă oră', needs_text: false },
  { id: 3, name: 'Am găsit altă locație', needs_text: false },
  { id: 4, name: 'Nu mai am nevoie de serviciu', needs_text: false },
  { id: 5, name: 'Alt motiv', needs_text: true },
];

/** Returns the reason with this id, or undefined. */
export function cancelReasonOf(id: number): CancelReason | undefined {
  return cancelReasons.find((reason) => reason.id === id);
}
