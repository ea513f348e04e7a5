/** Why a review can be reported and hidden, in the order of the list. */
export const reportReasons = [
  'offensive',
  'untrue',
  'personal_data',
  'advertising',
  'illegal',
] as const;

export type ReportReason = (typeof reportReasons)[number];

/** Each reason in words, for the visitor who reports, the operator and the author of what is hidden. */
export const reportReasonLabels: Record<ReportReason, string> = {
  offensive: 'Limbaj jignitor sau instigare la ură',
  untrue: 'Nu descrie o vizită reală',
  personal_data: 'Conține date personale',
  advertising: 'Este reclamă sau spam',
  illegal: 'Încalcă legea din alt motiv',
};
