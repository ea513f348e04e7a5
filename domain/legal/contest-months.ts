/** Months to contest a moderation decision (Regulation (EU) 2022/2065, art. 20). */
export const contestMonths = 6;
