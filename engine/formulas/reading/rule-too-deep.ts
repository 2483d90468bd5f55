/** Rules within rules that a formula may nest. The check allows 32, but counts differently. */
export const deepestRule = 100;

/** Faults after which the rest of a formula is not looked at. Finding a remedy for each takes a while. */
export const mostFaults = 20;

/** Thrown for a formula that nests deeper, so that no text is slow to read. */
export class RuleTooDeep extends Error {}
