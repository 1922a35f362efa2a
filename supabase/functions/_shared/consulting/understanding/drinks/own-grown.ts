/** What grows on the owner's own ground, or comes for nothing: it is not bought. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { type Draft, inserted } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const list = '((?:\\p{L}{3,}(?:-\\p{L}+)*(?:\\s*,\\s*|\\s+e\\s+)){0,3}\\p{L}{3,}(?:-\\p{L}+)*)'
const mine = '(?:meus?|minhas?|nossos?|nossas?|proprios?|proprias?)'
const ground = '(?:quintal|pomar|terreiro|terreno|jardim|horta|hortinha|canteiro)'
/** What a farm yields has its cost, unless the owner says that nothing is paid for it. */
const land = '(?:sitio|roca|rocado|fazenda|chacara)'
const tree = '(?:pes?|pezinho|cajueiros?|limoeiros?|coqueiros?|mangueiras?|arvores?|plantas?)'
const ours = '(?:daqui|de casa|da casa|d[oa] (?:bar|restaurante|pousada|hotel|barraca|gente|familia))'
/** "do quintal", "do meu pé", "da horta da casa", "da fazenda da família". */
const own = `(?:d[oe]s? quintal|d[oa]s? ${mine} (?:${ground}|${tree})|d[oa]s? (?:${ground}|${tree}) ${ours})`
const link =
  '(?:\\s*,?\\s*(?:que |q )?(?:(?:eu )?(?:vem|vêm|colho|colhemos|tiro|tiramos|pego|apanho|sao|e|eh|colhid[oa]s?|apanhad[oa]s?|tirad[oa]s?) )?)'
const have = '(?:(?:eu |a gente )?(?:tenho|temos|planto|plantamos|colho|colhemos|da|dao|tem|nasce) )'
/** "a manga eu tenho no quintal", "limão tem no sítio de casa". */
const unbought =
  '\\s*,?\\s*(?:que )?(?:eu |a gente )?nao (?:preciso )?compr\\p{L}+(?: nada| mais)?,?\\s*(?:porque |pois |que )?'
const much = '(?:muit[oa]s? |sobrando |aqui |bastante |de monte |de sobra |a vontade |um monte |demais )*'
const growsAt = `(?:\\s*,?\\s*${have}${much}(?:n[oa] (?:(?:${mine} )?${ground}|${ground} ${ours}|${mine} ${tree})))`
const growsUnbought = `(?:${unbought}(?:${have}${much}n[oa] (?:${mine} )?(?:${ground}|${land}|${tree})))`
/** "cajá do sítio da minha sogra que vem de graça" */
const free =
  '(?: d[oa]s? [\\p{L} ]{3,30}?)?\\s*,? (?:que |q )?(?:(?:ele|ela|isso) )?(?:vem|ganho|ganhamos|recebo|sai|e|pego)(?: tudo| sempre| pra mim)? (?:de graca|sem custo|sem pagar(?: nada)?)'
/** A tree, and what it bears: "tenho pé de caju no quintal". */
const trees = `(?:tenho|temos|tem) (?:um |uns |dois |muit[oa]s? |varios )?(?:pes?) de ${list}`
const another = '(?! (?:d[oae]|d[oa]s) (?:vizinh|feira|fornec|mercado|outr|sogr|cunhad))'

const patterns = [
  new RegExp(`${list}${link}\\s*${own}(?!\\p{L})${another}`, 'gu'),
  new RegExp(`${list}${growsAt}(?!\\p{L})${another}`, 'gu'),
  new RegExp(`${list}${growsUnbought}(?!\\p{L})${another}`, 'gu'),
  new RegExp(`${list}${free}(?!\\p{L})`, 'gu'),
  new RegExp(trees, 'gu'),
  new RegExp(
    `${list},? (?:que )?(?:eu |a gente )?(?:ganho|ganhamos|recebo|recebemos)(?: tudo| sempre)? (?:d[oa]s? (?:meu|minha|um|uma|nosso|nossa)|de graca|de presente)(?!\\p{L}| fornec)`,
    'gu',
  ),
  new RegExp(
    `(?:ganho|ganhamos|recebo|recebemos) (?:(?:muit[oa]s? |sempre )*)${list} d[oae]s? (?!fornec|verba)`,
    'gu',
  ),
]

/** Beside what costs nothing, these only say so again. */
const saysSo =
  /^[\s,.]*(?:(?:e|eu|que|entao|ja|isso|ess[ea]|el[ea]|nao|pago|compro|compra|custa|gasto|nada|com isso|por|de graca|pe|tenho|temos|vem|no|do|sitio|quintal|casa|sobrando|tudo)[\s,.]*)+$/u
const unpaid = /nao (?:preciso )?(?:compr|pag|gast|cust)/u
const refusing = /(?:sem|nada de|nao (?:quero|gosto|pode|bota|usa)|evit|tira|fora|odei)/u

const isRefused = (told: string, { start, end }: { start: number; end: number }) =>
  refusing.test(told.slice(start, end))

/**
 * Adds what costs the house nothing to what was read: the words around it stay other wishes. "Limão eu não compro, tenho
 * no sítio" refuses no lime.
 */
export function withOwnGrown(text: string, draft: Draft): Draft {
  const told = foldInPlace(text)
  let next = draft
  for (const found of patterns.flatMap((pattern) => [...told.matchAll(pattern)])) {
    const [whole, words = ''] = found
    const start = found.index
    const end = start + whole.length
    const names = words.split(/\s*,\s*|\s+e\s+/u).flatMap((word) => {
      const term = findTerm(word)
      return term && /^(?:ingredient|group)$/.test(term.kind) ? [term.name] : []
    })
    for (const item of new Set(names)) {
      if (next.wishes.some(({ wish }) => wish.kind === 'costNow' && wish.item === item)) continue
      if (
        next.wishes.some(
          ({ wish, ...at }) => wish.kind === 'exclude' && wish.what === item && isRefused(told, at),
        )
      )
        continue
      next = {
        ...next,
        wishes: inserted(next.wishes, { wish: { kind: 'costNow', item, percent: -100 }, start, end }),
      }
    }
    if (names.length === 0) continue
    const isSaid = (one: { start: number; end: number }) =>
      (one.start >= start && one.end <= end) ||
      saysSo.test(told.slice(one.start, one.end)) ||
      // The whole clause, when only the origin of the food is told in it.
      (one.start <= start &&
        one.end >= end &&
        saysSo.test(`${told.slice(one.start, start)} ${told.slice(end, one.end)}`))
    const isNoRefusal = ({ wish, ...at }: Draft['wishes'][number]) =>
      wish.kind === 'exclude' &&
      names.includes(wish.what) &&
      unpaid.test(told.slice(at.start, Math.max(at.end, end) + 30)) &&
      !isRefused(told, at)
    const refusals = next.wishes.filter(isNoRefusal)
    const said = next.unread.filter((one) => !one.blocking && isSaid(one))
    // The words of the same statement go with it.
    const places = [...refusals, ...said]
    const from = Math.min(start, ...places.map((one) => one.start))
    const to = Math.max(end, ...places.map((one) => one.end))
    next = {
      ...next,
      wishes: next.wishes.flatMap((one) =>
        refusals.includes(one)
          ? []
          : one.wish.kind === 'costNow' && one.start === start
            ? [{ ...one, start: from, end: to }]
            : [one],
      ),
      unread: next.unread.filter((one) => !said.includes(one)),
    }
  }
  return next
}
