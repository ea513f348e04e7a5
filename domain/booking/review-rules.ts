export const reportReasons = [
  'offensive',
  'untrue',
  'personal_data',
  'advertising',
  'illegal',
] as const;

export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Record<ReportReason, string> = {
  offensive: 'Limbaj jignitor sau instigare la ură',
  untrue: 'Nu descrie o vizită reală',
  personal_data: 'Conține date personale',
  advertising: 'Este reclamă sau spam',
  illegal: 'Încalcă legea în alt fel',
};

/** Required by law on pages with reviews and in the terms. */
export const reviewRules =
  'O recenzie este verificată când autorul ei a avut o programare făcută prin Aproape la locația respectivă. Nu ascundem recenzii doar pentru că sunt negative. Nimeni nu plătește pentru recenzii.';
