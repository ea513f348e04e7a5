export const approvals = ['automatic', 'manual'] as const;
export type Approval = (typeof approvals)[number];

/** A client with `max` missed visits in the last `months`, at any locations, needs approval. */
export const missedVisits = { max: 3, months: 6 };

export const missedVisitsRule = `după ${missedVisits.max} vizite ratate în ${missedVisits.months} luni, orice programare nouă așteaptă confirmarea locației`;
export const missedVisitsSentence = missedVisitsRule.replace(/^d/, 'D');

/** A null `client` is a guest. */
export function approvalFor(
  approval: Approval,
  client: { needs_approval: boolean } | null,
): Approval {
  return client?.needs_approval ? 'manual' : approval;
}

export const approvalCopy = {
  waits: 'Programarea ta va aștepta confirmarea locației.',
  mail: 'Îți scriem pe e-mail când locația răspunde.',
};
