/** What the owner allows for prices, and who must not eat what. */

import { findTerm } from '../../../base/lexicon/lexicon.ts'
import { everyItem } from '../../../base/request/match-item.ts'
import { readClause } from '../../questions/read-clause.ts'
import { amountsIn } from '../../text/amount-words.ts'
import type { WishContent } from '../../text/draft.ts'
import type { Clause } from './clauses.ts'
import { type Around, ownIn, rivalIn } from './named.ts'

/** A limit, or one that a competitor's price sets. */
export type Limit =
  | { wish: WishContent; more?: readonly WishContent[] }
  | { item: string | null; below: string; by?: number }

const noHigher =
  /\b(?:teto|no maximo|limite)\b|\b(?:nao|nunca|sem|nada|nenhum\w*)\b.*\b(?:pass\w+|acima|ultrapass\w+|mais (?:car[oa] )?(?:do )?que|mais de)\b/
const noDearer =
  /\b(?:nada|nenhum\w*|nao|nunca|sem)\b.*\b(?:acima|mais car[oa]s?|pass\w+|ultrapass\w+)\b.*\b(?:cobr\w+|prec\w+|d[ao])\b/
const relative = /\b(?:abaixo|mais barat\w+|menos)\b.*\b(?:d[aeo]|que)\b/
const noLower = /\b(?:nao|nunca|nada|nenhum\w*|sem)\b.*\b(?:abaixo|menos de)\b|\bpiso\b/
/** "o café da manhã não baixa de 60", "não desço a moqueca de 150"; what "ela não baixa a moqueca" does is a competitor's. */
const notUnder =
  /\b(?:nao|nunca|jamais)\b (?:pode |vai |deve )?(?:baixa|desce|cai|baixar|descer|cair)(?: do preco)? d[eo]s? (?:r\$ ?)?\d|\b(?:nao|nunca|jamais)\b (?:eu |vou )?(?:baixo|desco|baixar|descer|saio) [^\d]*\bd[eo]s? (?:r\$ ?)?\d/
const stays =
  /\b(?:nao|sem|nunca|nem) (?:se |vou |quero |posso |pode |vai )?(?:mex\w+|mud\w+|toc\w+|alter\w+)\b|\bfic(?:a|am|ar) (?:em|a|como|por|n[oa]s?|r\$)\b|\bfic(?:a|am|ar) (?:r\$ ?)?\d|\b(?:continua|segue|mantem|mantenho|manter|congel\w+)\b/
const ours =
  /\b(?:noss[oa]s?|meus?|minhas?|eu|a gente|quer(?:o|emos|ia|iamos)|gostari\w+|pretend\w+|precis\w+|que isso|no preco (?:em )?que (?:est|ta)\w*|como (?:est|ta)\w*|tradicao|contrato|combinad\w+ com|ate)\b|^\s*(?:e\s+)?(?:nao|sem|nunca)\b/

/** "no máximo R$ 2 a mais que a do Nilo": how far above the competitor. */
function aboveRival(said: string): { by?: number } {
  const amount = amountsIn(said).find(({ end }) =>
    /^\s*(?:reais|conto)?\s*(?:a mais|mais car[oa]s?|acima|por cima)\b/.test(said.slice(end)),
  )
  return amount === undefined ? {} : { by: amount.value }
}

/** The item that a clause names; if a section has one item at the stated price, that item. */
function pricedItem(said: string, around: Around, price: number | undefined): string | undefined {
  const item = ownIn(said, around)
  if (item === undefined || price === undefined) return item
  const same = around.names.filter((one) => one.section === item && one.price === price)
  return same.length === 1 ? same[0]?.name : item
}

/** "tem 400 g": the size of an item of the house. */
function sizeOf(said: string): { amount: number; unit: 'g' | 'kg' | 'ml' | 'l' | 'un' } | null {
  const [, figure = '', unit = ''] =
    /\b(?:tem|e|sao|leva|vem com|serve|de)\s+(\d+(?:[.,]\d+)?)\s*(g|gr|gramas|kg|ml|l|litros?|un|unidades?)\b/.exec(
      said,
    ) ?? []
  const amount = Number(figure.replace(',', '.'))
  if (!(amount > 0)) return null
  const plain = unit.startsWith('un') ? 'un' : unit.startsWith('l') ? 'l' : unit.startsWith('g') ? 'g' : unit
  return plain === 'kg' || plain === 'ml' || plain === 'g' || plain === 'l' || plain === 'un'
    ? { amount, unit: plain }
    : null
}

/** The owner's words for the end of an order, folded. */
const untilIn = (said: string, { at, length }: { at: number; length: number }) => ({
  until: said.slice(at, at + length).slice(0, 60),
})

const changesCounted =
  /\b(?:\d{1,2}|um|dois|duas|tres|quatro|cinco|seis|dez) (?:precos?|mudancas?|aumentos?|reajustes?)\b/

/** Longest clause of a sentence that people speak, in characters. */
export const longestClause = 400

/** The limit that a clause states; null if none. @param isOwners the text around it is about the owner's house */
export function limitOf({ said }: Clause, around: Around, isOwners = false): Limit | null {
  const rival = rivalIn(said, around.rivals)
  // "sem gastar mais que 150" is a budget.
  if (/\bgast\w+/.test(said)) return null
  // "no máximo três preços": how many change is no price.
  if (said.length > longestClause || changesCounted.test(said)) return null
  const whole =
    rival === undefined && !/\b(?:el[ea]s?|la)\b/.test(said) ? readClause(said, around.names) : null
  const [order, ...more] = whole?.wishes ?? []
  if (
    order &&
    [order, ...more].every(({ kind }) => kind === 'keepPrice' || more.length === 0) &&
    order.kind !== 'question'
  )
    return {
      wish: whole?.until === undefined ? order : ({ ...order, ...untilIn(said, whole.until) } as WishContent),
      more,
    }
  const amounts = amountsIn(said).filter(({ value }) => value > 0)
  // "nada de subir mais que dez por cento": a share is no price.
  if (/%|\bpor ?cento\b/.test(said)) {
    const [share, ...others] = amounts
    const isCap =
      share !== undefined &&
      others.length === 0 &&
      share.value <= 100 &&
      /\b(?:sub|aument|reajust)\w*/.test(said) &&
      /\b(?:nada|nao|no maximo|ate|mais (?:de|que|do que))\b/.test(said)
    return isCap ? { wish: { kind: 'capPrice', item: everyItem, percent: share.value } } : null
  }
  const isDay = (at: number) =>
    /^\s*(?:ml|g|kg|un|unidades?|pe[cç]as|fatias|pessoas|dias?|meses|mes|semanas?|anos?|precos?|mudancas?|aumentos?|itens|pratos|drinks)\b|^\s*(?:de\s+(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)|h\b|tempos|doses|%)/.test(
      said.slice(at),
    )
  const price = amounts.filter(({ end }) => !isDay(end)).at(-1)?.value
  const item = pricedItem(said, around, price)
  if (rival !== undefined && item !== undefined && (noHigher.test(said) || relative.test(said)))
    return { item, below: rival, ...aboveRival(said) }
  // "nada acima do que cobra a Bella Vista pelo mesmo prato"
  if (rival !== undefined && amounts.length === 0 && !/\?/.test(said) && noDearer.test(said))
    return { item: null, below: rival }
  if (rival !== undefined || /\?/.test(said)) return null
  const isFloor =
    noLower.test(said) ||
    (item !== undefined && amounts.length === 1 && notUnder.test(said) && !/\bd?el[ea]s?\b/.test(said))
  if (isFloor && price !== undefined && !/quero baixar/.test(said))
    return { wish: { kind: 'price', min: price, ...(item === undefined ? {} : { item }) } }
  if (noHigher.test(said) && price !== undefined)
    return {
      wish: item === undefined ? { kind: 'price', max: price } : { kind: 'capPrice', item, max: price },
    }
  const size = sizeOf(said)
  if (size !== null && item !== undefined && /\b(?:noss[oa]s?|meus?|minhas?)\b/.test(said))
    return { wish: { kind: 'portion', item, ...size } }
  if (stays.test(said) && item !== undefined && (isOwners || ours.test(said))) {
    // "o nhoque e a lasanha ficam no preço em que estão"
    const named =
      price === undefined ? said.split(/,|\be\b/).flatMap((part) => ownIn(part, around) ?? []) : []
    const others = [...new Set(named)].filter((name) => name !== item)
    return {
      wish: { kind: 'keepPrice', item, ...(price === undefined ? {} : { price }) },
      more: others.map((name) => ({ kind: 'keepPrice', item: name })),
    }
  }
  return null
}

/** "Quero subir a batata, mas não quero passar do Toinho": the bound of the item whose rise is asked about before it. */
export function limitOfItem({ said }: Clause, before: WishContent | undefined, around: Around): Limit | null {
  const rival = rivalIn(said, around.rivals)
  const item = before?.kind === 'question' && before.about === 'rise' ? before.item : undefined
  return rival !== undefined &&
    item !== undefined &&
    ownIn(said, around) === undefined &&
    amountsIn(said).length === 0 &&
    !/\?|\b(?:nada|nenhum\w*|tudo|todos?)\b/.test(said) &&
    noHigher.test(said)
    ? { item, below: rival }
    : null
}

const allergic = /\b(?:alergi\w+|intoleran\w+|celiac\w+)\b/
const avoids = /\b(?:gravid\w+|gestante\w*|nao (?:bebe|prova)\w*|esta amamentando)\b/

/** "castanha" may be any nut: all of them are left out. */
const widest = (name: string) => (/^castanhas?$/.test(name) ? 'oleaginosas' : name)

/** Foods that somebody is allergic to, and who does not taste. */
export function careOf({ said }: Clause): WishContent[] {
  const at = allergic.exec(said)
  const found: WishContent[] = []
  if (at) {
    if (/celiac/.test(at[0])) found.push({ kind: 'exclude', what: 'glúten', why: 'allergy' })
    const words = said.slice(at.index + at[0].length).split(/[^\p{L}-]+/u)
    for (let from = 0; from < Math.min(words.length, 12); from += 1) {
      const phrases = [words.slice(from, from + 3), words.slice(from, from + 2), words.slice(from, from + 1)]
      for (const phrase of phrases) {
        const name = widest(phrase.join(' '))
        const term = name.length > 2 ? findTerm(name) : undefined
        if (!term || !['ingredient', 'group', 'allergen'].includes(term.kind)) continue
        if (!found.some((wish) => wish.kind === 'exclude' && wish.what === term.name))
          found.push({ kind: 'exclude', what: term.name, why: 'allergy' })
        from += phrase.length - 1
        break
      }
    }
  }
  if (avoids.test(said)) {
    const who = /\b(?:minha|meu|a|o|nossa|nosso)\s+(\p{L}+)/u.exec(said)?.[1]
    found.push({
      kind: 'question',
      about: 'tasting',
      against: true,
      ...(who === undefined ? {} : { what: who }),
    })
  }
  return found
}
