/** Assumptions about guests in the cautious and the bad case; none is measured in the house. */
export const cases = {
  careful: {
    /** Units that a dearer item loses, as a multiple of the elasticity's estimate. */
    loss: 1,
    /** Share of a removed item's guests who order its neighbour. */
    substitution: 0.7,
    /** Share of the beers that drinks with cachaça replace. */
    beers: 0.05,
    /** Share of the dishes with a suggested dose that sell one. */
    measures: 0.04,
    /** Share of those doses that replace a whole one. */
    instead: 0.25,
    /** Share of the plain caipirinhas that become the aged one. */
    aged: 0.08,
    /** Additional desserts of a house that offers them after the meal, as a share of today's. */
    desserts: 0.05,
  },
  bad: {
    loss: 1.25,
    substitution: 0.4,
    beers: 0.02,
    measures: 0.01,
    instead: 0.5,
    aged: 0.02,
    desserts: 0.01,
  },
} as const

export type CaseName = keyof typeof cases
export const caseNames = ['careful', 'bad'] as const satisfies readonly CaseName[]
