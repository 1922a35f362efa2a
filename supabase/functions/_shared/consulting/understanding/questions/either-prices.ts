/** "O camarão: 99,90 ou 109,90, digam qual": one item, and the prices that its owner has in mind. */
import { itemIn, type Named, question } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { numberOf } from './question-words.ts'

const amount = String.raw`(?:r\$ ?)?(?<![\d,.])\d{1,4}(?:[.,]\d{1,2})?(?![\d%]|[.,]\d)(?: ?(?:reais|real|contos?)\b)?`
const verb = '(?:(?:vai|fica|ficar|passa|sobe|subo|cobro|boto|deixo|vendo) )?'
const or = `,? (?:ou|x) ${verb}(?:(?:a|por|de|para|pra|em|os?|n[oa]s?) )?`
/** What counts something else than reais. */
const counted =
  '(?! ?(?:%|por cento|pessoas?|itens|item|ml|g|kg|cl|l|h|hs|horas?|un|unid\\w*|dias?|semanas?|meses|mes|anos?|minutos?|min|fatias?|pecas?|pedacos?|pratos?|drinks?|paginas?|vezes|bocas?|lugares|mesas|sabores|opcoes|linhas?|precos?)\\b)'
const either = new RegExp(`${amount}(?:${or}${amount}){1,3}${counted}`)
const one = /\d{1,4}(?:[.,]\d{1,2})?/g

const which =
  '(?:qual|quais|o que|quem)(?: (?:d[oae]l?e?s?|os|as|dois|duas|tres|preco|e|o|melhor|rende|da|mais|lucro|devo|cobro|usar|vale|compensa|fica|seria|ponho|boto|margem)\\b)*'
const tail = new RegExp(
  `^(?:[\\s,:;.!?–—-]*(?:(?:me |por favor )?(?:digam?|diga|dizer|fala|falem?|quero saber|escolham?|decidam?|respondam?)(?:[- ]me| pra mim| ai)? )?${which})?\\s*\\??`,
)
/** Prices between which the owner lets the advice choose freely are a range. */
const isRange = /\b(?:entre|faixa|media|de)\s*$/
/** Who asks is the owner, and not a line of a competitor's list. */
const asks = /\?|\b(?:qual|cobro|devo|subir|subo|ponho|digam?|decidam?|melhor)\b/

/** Farthest from today's price that one of the prices may lie: beyond, the figures are of something else. */
const plausible = { least: 0.5, most: 2 } as const

/** @param isRivals whether the text lists the prices of competitors, too */
export function readEitherPrices(text: string, names: readonly Named[], isRivals = false): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap(({ said, at }): DraftWish[] => {
    const found = either.exec(said)
    if (!found) return []
    const before = said.slice(0, found.index)
    const rest = said.slice(found.index + found[0].length)
    const behind =
      /^(?:\s(?:n[oa]s?|d[oae]s?|pr[oa]s?|para|pel[oa]s?) [^,.;:?!]{3,60})?/.exec(rest)?.[0] ?? ''
    const after = folded.slice(at + found.index + found[0].length + behind.length)
    const asked = tail.exec(after)?.[0] ?? ''
    if (isRange.test(before)) return []
    if (isRivals && !asks.test(`${before} ${asked}`)) return []
    const near = before.slice(
      Math.max(0, ...[...before.matchAll(/[,;](?!\d)/g)].map(({ index }) => index + 1)),
    )
    const item = itemIn(near, names) ?? itemIn(behind, names) ?? itemIn(before, names)
    const own = names.filter(({ name, isSection }) => !isSection && name === item)
    const today = own[0]?.price ?? null
    const prices = [...new Set([...found[0].matchAll(one)].map(([value]) => numberOf(value)))]
    const fits =
      today === null ||
      prices.every((price) => price >= today * plausible.least && price <= today * plausible.most)
    if (item === undefined || own.length !== 1 || prices.length < 2 || !fits) return []
    const inNear = itemIn(near, names) !== undefined
    // "a carne subiu 15%, passo pra 13 ou 14?": what has a figure of its own is another statement.
    const isApart =
      inNear || itemIn(behind, names) !== undefined || /\d/.test(before.slice(0, -near.length || undefined))
    const lead = isApart ? before.length - near.length : 0
    const begin = lead + (/^\s*/.exec(said.slice(lead))?.[0].length ?? 0)
    const end =
      at + found.index + found[0].length + behind.length + asked.replace(/[\s,:;.!?–—-]+$/, '').length
    if (end - at - begin > longestText) return []
    return [
      {
        wish: question('eitherPrice', { item, prices: prices.toSorted((a, b) => a - b) }),
        start: at + begin,
        end,
      },
    ]
  })
}
