/** Which drink goes with which dish, recomputed from the pairings. */
import type { FactOf } from '../base/facts.ts'
import { joinList, someOf } from '../base/language/text.ts'
import { isNamedLine } from '../base/pairing/named-dishes.ts'
import { isNamedServe, isSameKind, withoutAlcohol } from '../base/pairing/named-serves.ts'
import { halfOf } from '../base/request/share-bounds.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

type Pairing = FactOf<'pairing'>

const dosePrefix = 'dose de '

function isServed(named: string, { serve, alcohol }: Pairing): boolean {
  const isDose = serve.startsWith(dosePrefix)
  return isNamedServe(named, { name: isDose ? serve.slice(dosePrefix.length) : serve, isDose, alcohol })
}

const nameOf = ({ dish, serve }: Pairing) => `${dish}, ${serve.replace(dosePrefix, '')}`

/** "Torresmo, Alambique; Moela, Alambique" */
const told = (found: readonly Pairing[]) => {
  const [first] = found
  if (first && found.length > 3 && found.every(({ serve }) => serve === first.serve))
    return `${first.serve.replace(dosePrefix, '')}: ${someOf(
      found.map(({ dish }) => dish),
      6,
    )}.`
  return `${found.slice(0, 6).map(nameOf).join('; ')}.`
}

export function checkPairing(wish: WishOf<'pairing'>, given: Given): Answer {
  const pairings = only(given.facts, 'pairing')
  if (pairings.length === 0) return unrelated
  const { rule, serves = ['bebida'], dishes, count = 1, bound = 'exactly', part } = wish
  const about = (fact: Pairing) =>
    dishes === undefined ||
    dishes.some((named) =>
      isNamedLine(named, {
        name: fact.dish,
        category: fact.section ?? null,
        description: fact.description ?? null,
        price: null,
        cost: null,
      }),
    )
  const has = (fact: Pairing) => serves.some((named) => isServed(named, fact))
  const among = pairings.filter(about)
  const found = among.filter(has)
  const food = joinList(dishes ?? [])
  if (rule === 'keeps')
    return among.length === 0
      ? met(`${food} fica com ${joinList(serves)}, fora das harmonizações.`)
      : violated(`Entrou nas harmonizações: ${told(among)}`)
  if (among.length === 0 && rule === 'only' && dishes !== undefined)
    return met(
      serves.every((one) => one === withoutAlcohol)
        ? `${food} fica só com a bebida sem álcool, fora da tabela dos pares.`
        : `${food} não está entre os pares: segue com ${joinList(serves)}, sem cachaça.`,
    )
  if (among.length === 0 && rule === 'never') return met('Não está entre as harmonizações.')
  if (rule === 'onlyFor')
    return found.length > 0
      ? violated(`É a primeira bebida de prato para todos: ${told(found)}`)
      : met(`Não é a primeira bebida de nenhum prato: só para ${wish.whom ?? 'quem pedir'}.`)
  if (rule === 'onlyKind') {
    const others = pairings.filter(
      (fact) => !has(fact) && serves.some((named) => isSameKind(named, fact.serve)),
    )
    return others.length > 0
      ? violated(`Fora do pedido: ${told(others)}`)
      : met(found.length > 0 ? told(found) : `Nenhum par usa outro: só ${joinList(serves)}, se a mesa pedir.`)
  }
  if (among.length === 0 && rule !== 'skip' && rule !== 'onlyBeside')
    return notPossible(`Nenhum prato de ${food} entra nas harmonizações.`)
  switch (rule) {
    case 'only': {
      const other = among.filter((fact) => !has(fact))
      if (other.length === 0) return met(told(found))
      return notPossible(
        found.length === 0
          ? `Não há ${joinList(serves, 'nem')} entre as bebidas da casa que esta consultoria pode usar.`
          : `Sem o que você pediu ficam ${told(other)}`,
      )
    }
    case 'onlyBeside': {
      const wrong = pairings.filter((fact) => has(fact) && !about(fact))
      if (wrong.length > 0) return violated(`Fora do pedido: ${told(wrong)}`)
      return found.length > 0
        ? met(told(found))
        : met(`${joinList(serves)} não é a primeira escolha de prato nenhum.`)
    }
    case 'never':
      if (found.length > 0) return violated(`Fora do pedido: ${told(found)}`)
      return met(dishes === undefined ? 'Fora de todas as harmonizações.' : told(among))
    case 'each': {
      const repeated = among.filter(({ serve }, at) => among.findIndex((one) => one.serve === serve) < at)
      return wish.distinct && repeated.length > 0
        ? notPossible(`Repete: ${told(repeated)}`)
        : met(told(among))
    }
    case 'skip':
      return found.length > 0 ? violated(`Ficou: ${told(found)}`) : met(`${food}: fora das harmonizações.`)
    case 'first':
      return found.length > 0 ? met(told(found)) : notPossible('Em nenhum deles combina com o preparo.')
    case 'some': {
      const half = bound === 'at_most' ? Math.floor(among.length / 2) : halfOf(among.length)
      const asked = part === 'half' ? half : count
      const fits =
        bound === 'at_most'
          ? found.length <= asked
          : bound === 'at_least'
            ? found.length >= asked
            : found.length === asked
      const list = found.length === 0 ? 'Nenhum.' : told(found)
      return fits
        ? met(`${found.length} de ${among.length}. ${list}`)
        : notPossible(`${found.length} de ${among.length}. ${list}`)
    }
  }
}
