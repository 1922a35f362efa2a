/** Refusals that another part of the sentence explains, overrules or narrows. */
import { membersWithin } from '../../../base/lexicon/knowledge.ts'
import { type Named, refusing } from '../../clauses/modes.ts'
import { has, termOf } from '../../words/elements.ts'
import type { NameReading } from './name-reading.ts'

/** "sem leite, que meu filho é alérgico": the reason follows the exclusion. */
export function explainRefusals({ clauses, elements }: NameReading): void {
  const { named, openAllergy, usedAllergies } = clauses
  if (!openAllergy) return
  const open = elements.indexOf(openAllergy)
  const refused = named.filter(
    ({ at, mode }) => at < open && (mode === 'not' || mode === 'drop' || mode === 'warned'),
  )
  if (refused.length === 0) return
  for (const name of refused) {
    name.why = 'allergy'
    // "cuidado com amendoim, tem alérgico"
    if (name.mode === 'warned') name.mode = 'allergy'
  }
  usedAllergies.add(openAllergy)
}

/** "cliente pede muito gin, mas nada de gin": what guests ask for is not a wish if the owner refuses it. */
export function overruleGuests({ clauses, elements }: NameReading): void {
  const nameOf = ({ at }: Named) => {
    const element = elements[at]
    return element && termOf(element)?.name
  }
  const but = elements.findIndex((element) => has(element, 'but'))
  for (const name of clauses.named) {
    const asks = elements.slice(Math.max(0, name.at - 4), name.at)
    const isGuests = asks.some(({ key }) =>
      /^(pede|pedem|quer|gosta|gostam|adora|adoram|ama|amam)$/.test(key),
    )
    const isRefused = clauses.named.some(
      (other) => other.at > but && refusing.has(other.mode) && nameOf(other) === nameOf(name),
    )
    if (name.mode === 'want' && name.at < but && isGuests && isRefused) name.mode = 'unsaid'
  }
}

/** "nada de cítricos, exceto limão": the exception becomes a preference, which narrows the exclusion. */
export function spare({ clauses, elements, push }: NameReading): void {
  for (const { at, mode, group } of clauses.named) {
    const element = elements[at]
    const term = element && termOf(element)
    if (mode !== 'except' || !term || element.claimed) continue
    const narrowed = clauses.named.some((other) => {
      const general = other.group === group - 1 && elements[other.at]
      const name = general && termOf(general)?.name
      return name && other.why !== 'allergy' && membersWithin(name).has(term.name)
    })
    if (narrowed) push({ kind: 'prefer', what: term.name, why: 'taste' }, at, at + 1)
  }
}
