/** What the careful and the bad case suppose of guests; nothing of it is measured in the house. */
export const cases = {
  careful: {
    /** Units that a dearer item loses, as a multiple of what its elasticity says. */
    loss: 1,
    /** Share of the guests of an item that leaves who order its neighbour. */
    substitution: 0.7,
    /** Share of the beers that give way to a drink with cachaça. */
    beers: 0.05,
    /** Share of the dishes with a dose on their line that get one. */
    measures: 0.04,
    /** Share of those doses that stand in for a whole one. */
    instead: 0.25,
  },
  bad: { loss: 1.25, substitution: 0.4, beers: 0.02, measures: 0.01, instead: 0.5 },
} as const

export type CaseName = keyof typeof cases
export const caseNames = ['careful', 'bad'] as const satisfies readonly CaseName[]
