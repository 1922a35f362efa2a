/** What owners tell of the sheet and the calculation: what it holds, which days to leave out, what not to suppose. */
import { addDays } from '../../base/calendar.ts'
import { everyItem } from '../../base/request/match-item.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { up } from './context-words.ts'
import { affected } from './effects.ts'
import { absorbed, datesIn, isAsked, itemsIn, joined, only, onWords, saidIn } from './slots.ts'
import { statedPercent } from './stated-figures.ts'

const same =
  /\b(?:sao|e|é|eh) (?:a mesma coisa|o mesmo|a mesma|iguais|um so|uma so)\b|\b(?:junt\p{L}+|som\p{L}+|unifi\p{L}+|mescl\p{L}+) (?:os dois|as duas|tudo|num so|numa so)\b/u
const quoted = /["“”'‘’]([^"“”'‘’]{2,60})["“”'‘’]/gu
/** "o item "Baião" e o item "Baião de dois" são a mesma coisa, junte os dois" */
const readSame = onWords(same, (at, read, said) => {
  const text = read.original(at, at)
  const names = [...text.matchAll(quoted)].map(([, name]) => name ?? '')
  const plain = said.split(same)[0] ?? ''
  const two =
    names.length === 2
      ? names
      : plain
          .split(/ e (?:o |a )?(?:item )?/)
          .map((part) => read.own(part.replace(/^(?:(?:os? |as? )?(?:itens? )?)/, '').trim()))
  const [item, other] = two.filter((name) => name !== '')
  if (item === undefined || other === undefined || two.length > 2 || isAsked(at, read)) return null
  if (names.length < 2 && itemsIn(plain, read.names).length === 0) return null
  const to = same.test(read.pieces[at + 1]?.said ?? '') ? at + 1 : at
  return only(question('sameItem', { item: item.slice(0, 120), other: other.slice(0, 120) }), at, to)
})

const seatsLost = new RegExp(
  `\\b(?:perd(?:e|emos|o|i)|menos|fic\\w+ sem|tir\\w+)\\b.{0,12}? ${figure} (?:lugares|cadeiras|assentos|mesas)(?: (?:d[eo]s?|das) ${figure})?|\\bde ${figure} (?:lugares|cadeiras|assentos|mesas)? ?(?:para|pra|a) ${figure}(?: lugares| cadeiras| assentos| mesas)`,
)
/** "o salão de cima fecha de março a maio e perdemos 40 lugares dos 110" */
const readCapacity = onWords(/\b(?:lugares|cadeiras|assentos|mesas)\b/, (at, read, said) => {
  const found = seatsLost.exec(said)
  if (!found || isAsked(at, read)) return null
  const all = figureOf(found[2] ?? found[3])
  const count = found[1] === undefined ? all - figureOf(found[4]) : figureOf(found[1])
  if (!(count > 0) || all <= count) return null
  const from =
    at > 0 && /\b(?:salao|saloes|andar|ambientes?|varanda|deck)\b/.test(read.pieces[at - 1]?.said ?? '')
      ? at - 1
      : at
  const [date] = datesIn(read.original(at, at), read.today)
  return only(
    question('capacity', {
      count: Math.round(count),
      ...(all > count && { percent: Math.round((1000 * count) / all) / 10 }),
      ...date?.span,
    }),
    from,
    at,
  )
})

const notSuppose =
  /^\s*(?:(?:e|mas|por favor) )*(?:nao|nem) (?:(?:e |eh )?(?:pra|para) )?(?:consider\p{L}+|lev\p{L}+ em conta|cont\p{L}+ com|us\p{L}+|inclu\p{L}+|supo\p{L}+|bot\p{L}+|coloqu\p{L}+) (.{3,100})$/u
/** "não considere o aumento da gasolina nem a eleição" */
const readNoFactor = onWords(notSuppose, (at, read, said) => {
  const what = notSuppose.exec(said.replace(/[.!?]+\s*$/, ''))?.[1]?.trim()
  const text = read.original(at, at)
  if (what === undefined || /\d/.test(what) || datesIn(text, read.today).length > 0) return null
  // "não botem reserva nas compras" is about what to buy, not about a cause.
  if (/\b(?:reserva|margem|folga|gordura|sobra|estoque|extra|a mais|graficos?)\b/.test(what)) return null
  if (
    /^(?:isso|isto|ess[ae]s?|aquel[ea]s?|aquilo|el[ea]s?|com isso)\b/.test(what) ||
    itemsIn(what, read.names).length > 0
  )
    return null
  const next = read.pieces[at + 1]?.said ?? ''
  return only(
    question('noFactor', { what: read.own(what.replace(/^(?:o|a|os|as|com) /, '')).slice(0, 120) }),
    at,
    /^\s*(?:isso|isto|eles|nada disso)\b.*\bnao\b/.test(next) && !/\d/.test(next) ? at + 1 : at,
  )
})

const holdPrices =
  /\b(?:segur\p{L}+|mant\p{L}+|congel\p{L}+|nao (?:vou |vamos |pretendo )?(?:mex\p{L}+|sub\p{L}+|aument\p{L}+|reajust\p{L}+|alter\p{L}+))(?: (?:em|n?os|n?o|meus?|nossos?|todos))* precos?\b/u
/** "vou segurar os preços até junho. Não suponha aumento nenhum" */
const readHeldPrices = onWords(holdPrices, (at, read, said) => {
  if (isAsked(at, read) || itemsIn(said.replace(holdPrices, ' '), read.names).length > 0) return null
  const date = datesIn(read.original(at, at), read.today).find(({ bound }) => bound === 'until')
  const until = date && read.original(at, at).slice(date.start, date.end).trim().slice(0, 60)
  const next = read.pieces[at + 1]?.said ?? ''
  return only(
    { kind: 'keepPrice', item: everyItem, ...(until && { until }) },
    at,
    /\b(?:aumento|reajuste|subida|alta)\b/.test(next) && /\b(?:nao|nenhum|sem)\b/.test(next) ? at + 1 : at,
  )
})

const inUnits =
  /\b(?:esta|estao|ta|vem|e|sao|conta\p{L}*|registr\p{L}+|lanc\p{L}+|medid[oa]|vendid[oa])\s+(?:em|por) (quilos?|kg|kilos?|gramas|litros?|metros?|fatias?|duzias?|unidades?|pratos?|porcoes|doses?)\b/u
/** "o almoço por quilo está em quilos, não em pratos" */
const readSoldIn = onWords(inUnits, (at, read, said) => {
  const unit = inUnits.exec(said)?.[1]
  const item = joined(itemsIn(said.slice(0, inUnits.exec(said)?.index), read.names))
  if (unit === undefined || item === undefined || isAsked(at, read)) return null
  const next = read.pieces[at + 1]?.said ?? ''
  return only(
    question('soldIn', { item, what: /^(?:kg|quilo|kilo)/.test(unit) ? 'kg' : unit }),
    at,
    /^\s*(?:e )?nao (?:em|por|sao)\b/.test(next) ? at + 1 : at,
  )
})

const sheet = /\b(?:planilha|sistema|arquivo|relatorio|dados|ela so|lista de vendas)\b/
const holds =
  /\b(?:nao (?:esta|estao|ta|aparece\p{L}*|entra\p{L}*|tem|traz|inclu\p{L}+|conta)|so (?:tem|traz|mostra|pega|inclu\p{L}+)|falta\p{L}*|apenas|somente)\b/u
/** "vendo comida por quilo no almoço, e isso não está na planilha. Ela só tem a noite" */
const readSheetPart = onWords(sheet, (at, read, said) => {
  if (!holds.test(said) || isAsked(at, read)) return null
  const from = at > 0 && /^\s*(?:e |mas )?(?:isso|isto|el[ea])\b/.test(said) ? at - 1 : at
  const next = read.pieces[at + 1]?.said ?? ''
  const to = /^\s*(?:el[ea]|a planilha|o sistema) so\b/.test(next) ? at + 1 : at
  return only(question('sheetPart', { what: read.original(from, to).slice(0, 120) }), from, to)
})

const drop =
  /\b(?:nao (?:cont|us|consider|inclu|lev)\p{L}+|desconsider\p{L}+|ignor\p{L}+|(?:tir|exclu|descart|apag|descont)\p{L}+|deix[ae] (?:de )?fora)\b/u
const firstOnes = new RegExp(
  `\\b(?:${figure} primeir[oa]s|primeir[oa]s ${figure}) (dias|semanas|meses)\\b|\\bprimeir[oa] (semana|mes|quinzena)\\b`,
)
const lengths: Readonly<Record<string, number>> = {
  dias: 1,
  semana: 7,
  semanas: 7,
  quinzena: 15,
  mes: 30,
  meses: 30,
}
/** "inauguramos em 5/12. As três primeiras semanas foram de curiosos, ignore", "as vendas antes de 16/11 … desconsidere" */
const readLeftOut: PieceReader = (at, read) => {
  for (let to = at; to <= at + 3 && to < read.pieces.length; to += 1) {
    if (!drop.test(read.pieces[to]?.said ?? '')) continue
    const text = read.original(at, to)
    const dates = datesIn(text, read.today, true)
    const [first] = dates
    if (!first) return null
    const said = saidIn(at, to, read)
    const begun = firstOnes.exec(said)
    const isWhole = first.span.from === first.span.to
    if (
      begun &&
      isWhole &&
      /\b(?:inaugur\w+|abri\w*|comec\w+|mud\w+|estre\w+|desde|reabri\w*)\b/.test(said)
    ) {
      const count = figureOf(begun[1] ?? begun[2])
      const days = (Number.isNaN(count) ? 1 : count) * (lengths[begun[3] ?? begun[4] ?? ''] ?? 7)
      return only(
        leftOut(read, at, { from: first.span.from, to: addDays(first.span.from, days - 1) }),
        at,
        to,
      )
    }
    const before = dates.find(({ bound }) => bound === 'before')
    if (before) return only(leftOut(read, at, { to: addDays(before.span.from, -1) }), at, absorbed(to, read))
    return null
  }
  return null
}

const leftOut = (read: Read, at: number, days: { from?: string; to: string }) => ({
  kind: 'date' as const,
  what: read.original(at, at).slice(0, 120),
  ...days,
  closed: true,
  leftOut: true,
})

const lastYear = /\b(?:(?:n?o )?ano passado|no ultimo|da ultima vez|em 20\d\d|no anterior|ano retrasado)\b/
/** "no Carnaval, ano passado vendi uns 60% a mais": what the owner expects of the coming feast. */
const readLastYear = onWords(lastYear, (at, read, said) => {
  const percent = statedPercent(said)
  if (percent === undefined || isAsked(at, read)) return null
  const here = datesIn(read.original(at, at).replace(/\b(?:n?o )?ano passado\b/giu, ''), read.today)
  for (const from of [at, at - 1, at - 2]) {
    if (from < 0) break
    const dates = from === at ? [] : datesIn(read.original(from, from), read.today)
    const stated = dates.find(({ span }) => span.to >= read.today)
    const named = here.find(({ name }) => name !== null)
    if (!stated && !(from === at && named)) continue
    const coming = stated ?? datesIn(`no proximo ${named?.name ?? ''}`, read.today)[0]
    if (!coming || coming.span.to < read.today) continue
    // The feast just named is the one of last year.
    if (stated && named && stated.name !== null && stated.name !== named.name) continue
    const item = joined(itemsIn(said.replace(lastYear, ' '), read.names))
    const ahead = from - 1
    const [titled] = datesIn(from > 0 ? read.original(ahead, ahead) : '', read.today)
    const begins = titled?.name != null && titled.span.from === coming.span.from ? ahead : from
    const told = saidIn(begins, from, read)
    const goods = affected(told, read.names)
    const wish = {
      kind: 'date' as const,
      what: titled?.name ?? coming.name ?? read.original(from, from).slice(0, 120),
      ...coming.span,
      closed: false,
    }
    // "vende muito peixe; no ano passado a peixada triplicou"
    const more =
      goods !== undefined && item !== undefined && goods !== item && up.test(told)
        ? [only({ ...wish, effect: 'up', item: goods }, begins, at)]
        : []
    return [
      ...more,
      only(
        {
          ...wish,
          effect: percent > 0 ? 'up' : 'down',
          percent,
          ...(item !== undefined && { item }),
        },
        begins,
        at,
      ),
    ]
  }
  return null
})

const dearer = new RegExp(
  `\\b(sub\\w+|aument\\w+|encarec\\w+|baix\\w+|ca(?:iu|iram))\\b(?: uns| cerca de| em)* ${figure} ?(?:%|por cento)`,
)
const bought =
  /\b(?:fornecedor\w*|custo|compra\w*|acougue\w*|distribuidor\w*|nota|no quilo|insumo\w*|atacad\w+)\b/
/** "a carne de sol subiu 18% no fornecedor e talvez eu diminua a porção. Não decidi ainda" */
const readCost = onWords(dearer, (at, read, said) => {
  const found = dearer.exec(said)
  const percent = figureOf(found?.[2])
  if (!found || !bought.test(said) || !(percent > 0 && percent <= 300) || isAsked(at, read)) return null
  const what = /(?:^|\b(?:o|a|os|as) )([a-z][a-z ]{2,40}?) $/.exec(said.slice(0, found.index))?.[1]
  if (what === undefined) return null
  const next = read.pieces[at + 1]?.said ?? ''
  return only(
    {
      kind: 'costNow',
      item: read.own(
        what
          .trim()
          .replace(/^(?:o|a|os|as) /, '')
          // "o queijo coalho vai subir": the verb is none of it.
          .replace(/ (?:vai|vao|deve|devem|ja|so|ta|esta)$/, ''),
      ),
      percent: /^(?:baix|ca)/.test(found[1] ?? '') ? -percent : percent,
    },
    at,
    /\bnao (?:decidi|sei|tenho certeza)\b/.test(next) ? at + 1 : at,
  )
})

export const sheetFacts: readonly PieceReader[] = [
  readSame,
  readCapacity,
  readHeldPrices,
  readSoldIn,
  readSheetPart,
  readCost,
  readLeftOut,
  readLastYear,
  readNoFactor,
]
