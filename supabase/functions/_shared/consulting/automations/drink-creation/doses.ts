/** The cachaça in a glass: a cheaper one keeps the dose before a dearer one is cut to the price. */
import type { Candidate } from '../../base/drinks/candidate.ts'
import type { Style } from '../../base/drinks/style-words.ts'
import { ingredientHolds } from '../../base/request/judge-exclusions.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { thinDose } from './sellable.ts'
import type { Preference } from './wishes.ts'

interface DoseRequest {
  conditions: { styles: ReadonlySet<Style> }
  requirements: Pick<Requirements, 'styles' | 'strength' | 'shares'>
  preferred: readonly Preference[]
  only: readonly Preference[]
}

/** Whether the price left a guest less cachaça than one notices, in a drink whose recipe has more. */
export const isCutShort = (candidate: Candidate, request: DoseRequest): boolean =>
  candidate.base !== null &&
  !request.conditions.styles.has('light') &&
  request.requirements.strength.max === null &&
  !isWanted(candidate, request) &&
  doseOf(candidate) < Math.min(thinDose, candidate.concept.baseMl ?? candidate.template.baseMl)

/** Whether the owner names the cachaça of a drink. */
const isWanted = ({ base }: Candidate, { preferred, only, requirements }: DoseRequest): boolean =>
  base !== null &&
  (requirements.styles.has('premium') ||
    [...preferred, ...only].some(({ term, ids }) => term !== 'cachaça' && ids.has(base.id)) ||
    requirements.shares.some(({ what }) => what !== 'cachaça' && ingredientHolds(base, what)))

/** ml of cachaça in the glass. */
const doseOf = ({ portions }: Candidate) => portions[0]?.amount ?? 0

/** Without the versions of which the dose was cut to fit the price, where a cheaper cachaça keeps it. */
export function withFullDose(made: readonly Candidate[], request: DoseRequest) {
  const most = Math.max(0, ...made.map(doseOf))
  return made.filter(
    (candidate) => candidate.base === null || doseOf(candidate) === most || isWanted(candidate, request),
  )
}
