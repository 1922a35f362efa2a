/** Limits on prices: how far they may rise, and what nothing may cost. In any order of words. */
import { everyItem } from '../../../base/request/match-item.ts'
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import { type Context, isTold, type OrderRead } from './item-orders.ts'
import { type Scope, scopesOf } from './scope.ts'
import { withoutUntil } from './slots.ts'

/**
 * @property rising what the words before say of rises: their unit, or only that they are about them
 * @property isOld whether the topic is of the sentence before
 * @property isAdding whether the sentence asks for something new
 */
export type LimitContext = Context & {
  rising: 'percent' | 'money' | 'some' | null
  isAdding?: boolean
  isOld?: boolean
}

const rise =
  /(?<!\p{L})(?:(?:qualquer |algum |o |os |de )?(?:aument(?:os?|a|e|ar|em)|reajust(?:es?|a|e|ar)|acrescimos?|altas?|subidas?)|sub(?:a|am|ir|indo)|sobe|sobem|encarec\p{L}+|(?:ficar )?mais car[oa]s?|a mais)(?!\p{L})/gu
const refusing = /(?<!\p{L})(?:nao|nem|nunca|jamais|nada|nenhuma?|ninguem|sem)(?!\p{L})/u
const atMost =
  /(?<!\p{L})(?:(?:de |em |a |ate )?(?:no |o )?maxim[oa](?: (?:de|e|em|que))?|ate(?: uns)?|teto(?: de| e)?|limite(?: de| e)?|abaixo de|menos de|nao mais (?:de|que|do que))(?!\p{L})/gu
const beyond =
  /(?<!\p{L})(?:(?:pass(?:e|em|ar|a|ando) d[eo]s?|mais (?:do )?que|mais de|acima d[eo]s?|alem d[eo]s?|super(?:ar|e|ior a)|maior(?:es)? (?:do )?que|custar?(?: mais (?:de|que))?|ultrapass(?:ar|e|em)))(?!\p{L})/gu
const value = new RegExp(
  `(?<![\\p{L}\\d])(?:r\\$\\s*)?${spokenAmount}\\s*(%|reais|por cento)?(?![\\p{L}\\d])`,
  'gu',
)

const idle =
  /(?<!\p{L})(?:por favor|nenhuma?|nada|nunca|nao|nem|jamais|ninguem|qualquer|algum|cada|um|uma|(?:o|os|as) (?:outr[oa]s|resto|restantes?|demais)|por (?:item|prato|produto|unidade)|precos?|valor(?:es)?|itens?|item|pratos? nenhum|coisa|pode|podem|deve|devem|ter|teria|terao|ser|seria|que|quero|queria|aceito|eu|nos|a gente|se|tiver|houver|for|de uma vez|por vez|so|apenas|cardapio|carta|menu|n[ao] (?=cardapio|carta|menu)|no|na|em|de|por|pequen[oa]|leve|baixinh[oa]|fi(?:quem|car|que|ca)|dar|tudo|geral|mesmo|os mais|com mais custo|desde que|seja|uns|custando|custe|a|o|os|as|do|da|para|mim|total|final|cobrar|cobrem|vender|voces?|entao|e|nem para (?:dois|duas|a mesa|um)|mesmo para (?:dois|duas)|nem (?:os|as) (?:maiores|grandes|para dividir))(?!\p{L})/gu

const trimmed = (words: string) => words.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '')

const isGeneral = /(?<!\p{L})(?:nenhum|nada|tudo|todos?|todas?|qualquer|cada|precos?)(?!\p{L})/u

/** Who a limit is for: what its words name, all items if they name nothing; null if they name something else. */
function scopesIn(words: string, about: LimitContext): readonly Scope[] | null {
  const all: Scope = { name: everyItem, items: [], isSection: true }
  const left = trimmed(words.replace(idle, ' '))
  if (left === '' || /^(?:tudo|geral)$/.test(left)) {
    const isEvery = /(?<!\p{L})(?:nenhum|nada|tudo|qualquer|cada|precos|geral)/u.test(words)
    return about.topic && !about.isOld && !isEvery && about.rising === null ? about.topic : [all]
  }
  return (
    scopesOf(`todos ${trimmed(words.replace(/(?<!\p{L})(?:nenhuma?|nao|nada)(?!\p{L})/gu, ' '))}`, about) ??
    scopesOf(left, about)
  )
}

const highest = ({ names }: LimitContext) =>
  Math.max(0, ...names.flatMap((one) => (one as { price?: number | null }).price ?? []))

/** "e nem isso no PF": nothing of the rise that was just allowed. */
const notEven = /^nem (?:isso|um centavo|esse tanto) (?:n[oa]s?|em|para|d[oa]s?) (.+)$/
/** "…, prefiro esperar passar o São João" */
const waiting =
  /(?:prefiro |vamos |melhor |quero |e melhor )?(?:esper(?:ar|e|em)|aguard(?:ar|e|em)) (passar|acabar|terminar|chegar) (.+)$/

function readHeld(clause: string, about: LimitContext): OrderRead | null {
  if (about.rising === null) return null
  const wait = waiting.exec(clause)
  if (wait) {
    const { until } = withoutUntil(`ate ${wait[1]} ${wait[2]}`, about.today)
    const scopes = until === undefined ? null : scopesOf(trimmed(clause.slice(0, wait.index)), about)
    return scopes && until !== undefined
      ? {
          wishes: scopes.map(({ name }) => ({ kind: 'keepPrice', item: name, until })),
          topic: scopes,
        }
      : null
  }
  const scopes = scopesOf(notEven.exec(clause)?.[1] ?? '', about)
  return scopes && { wishes: scopes.map(({ name }) => ({ kind: 'keepPrice', item: name })), topic: scopes }
}

/** "se passar de 15 na entrada eles não compram" */
const refusedAbove = new RegExp(
  `^(?:que )?se pass\\p{L}+ d[eo] ${spokenAmount}(?: reais)? (?:n[oa]s?|em) (.+?) (?:(?:el[ea]s?|o povo|o cliente|a turma|o pessoal|ninguem|ja) )*(?:nao |ninguem )?(?:compr|ped|lev|pag|entr|volt|desist|reclam)\\p{L}*$`,
  'u',
)

function readRefused(clause: string, about: LimitContext): OrderRead | null {
  const found = refusedAbove.exec(clause)
  const scopes = found && scopesOf(found[2] ?? '', about)
  const max = amountOf(found?.[1])
  return scopes && max > 0
    ? { wishes: scopes.map(({ name }) => ({ kind: 'price', max, item: name })), topic: scopes }
    : null
}

/** "aumento de 8% no máximo, e suco nenhum passa de 14": near today's prices of what it names, it is one. */
const isPriceOf = (scopes: readonly Scope[], number: number, said: string, { names }: LimitContext) => {
  const prices = names.flatMap((one) =>
    scopes.some(({ name, items }) => name === one.name || items.includes(one.name))
      ? ((one as { price?: number | null }).price ?? [])
      : [],
  )
  return said.search(rise) < 0 && prices.length > 0 && number >= 0.8 * Math.max(...prices)
}

/** The limit that a clause states, if each of its words has a place; null otherwise. */
export function readLimit(clause: string, about: LimitContext): OrderRead | null {
  const held = readHeld(clause, about) ?? readRefused(clause, about)
  if (held) return held
  if (isTold(clause)) return null
  const { rest: said, until } = withoutUntil(clause, about.today)
  const amounts = [...said.matchAll(value)].filter(
    ([, , unit], _at, all) => all.length === 1 || unit !== undefined,
  )
  const [amount] = amounts
  if (!amount || amounts.length > 1) return null
  const isRise = said.search(rise) >= 0 || about.rising !== null
  const isRefused = refusing.test(said)
  const isBound = said.search(atMost) >= 0 || (said.search(beyond) >= 0 && isRefused)
  if (!isBound) return null
  const words = `${said.slice(0, amount.index)} ${said.slice(amount.index + amount[0].length)}`
    .replace(atMost, ' ')
    .replace(beyond, ' ')
    .replace(rise, ' ')
  const scopes = scopesIn(words, about)
  if (!scopes) return null
  const number = amountOf(amount[1])
  if (!(number > 0)) return null
  const isPercent =
    /%|cento/.test(amount[2] ?? '') ||
    (amount[2] === undefined && about.rising === 'percent' && !isPriceOf(scopes, number, said, about))
  if (isPercent && (!isRise || number > 100)) return null
  // A bare number is money only beside today's prices: "no máximo 20 itens" is none.
  const follows = said.slice(amount.index + amount[0].length)
  if (
    amount[2] === undefined &&
    !/^\s*(?:,|$|no maximo|maximo|de aumento|a mais|cada|por (?:item|prato|produto|unidade)|em cada)/.test(
      follows,
    )
  )
    return null
  if (!isPercent && amount[2] === undefined && !isRise && said.search(beyond) < 0) return null
  // "até 24 reais" alone belongs to what was said before it.
  if (!isRise && scopes[0]?.name === everyItem && !isGeneral.test(said)) return null
  const held2 = until === undefined ? {} : { until }
  // "nada abaixo de 10 reais"
  const isLeast = isRefused && !isRise && /(?<!\p{L})(?:abaixo|menos) de(?!\p{L})/u.test(said)
  if (isLeast)
    return {
      wishes: scopes.map(({ name }) => ({
        kind: 'price',
        min: number,
        ...(name !== everyItem && { item: name }),
      })),
      topic: scopes,
    }
  const isSmall = number < 0.3 * highest(about)
  const wishes = scopes.map(({ name }): WishContent => {
    if (isPercent) return { kind: 'capPrice', item: name, percent: number, ...held2 }
    if (isRise && (isSmall || about.rising === 'money'))
      return { kind: 'capPrice', item: name, rise: number, ...held2 }
    if (name === everyItem) return { kind: 'price', max: number }
    const own = about.names.find((one) => one.name === name && !one.isSection)
    const today = (own as { price?: number | null } | undefined)?.price
    return own && (today == null || today <= number)
      ? { kind: 'capPrice', item: name, max: number }
      : { kind: 'price', max: number, item: name }
  })
  return { wishes, topic: scopes }
}

/** What the words say of rises, for the sentence after them. */
export function risingIn(said: string): LimitContext['rising'] {
  if (said.search(rise) < 0 && !/\d\s*%/.test(said)) return null
  return /%/.test(said) ? 'percent' : /\d\s*reais/.test(said) ? 'money' : 'some'
}
