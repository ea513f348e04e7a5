/** Months within which a moderation decision can be contested (Regulation (EU) 2022/2065, art. 20). */
export const contestMonths = 6;
