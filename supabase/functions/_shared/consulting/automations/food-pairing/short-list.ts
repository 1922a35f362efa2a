/** An owner who gets at most this many pairings wants them alone, without what was not chosen. */
export const fewPairings = 8
