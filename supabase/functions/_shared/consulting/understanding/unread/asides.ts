/**
 * Passages that tell something and ask for nothing: who comes, where something is from, why. They go with the wish beside
 * them. A passage that may hide a food, an amount, a limit or a refusal stays with the owner.
 */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { TermKind } from '../../base/lexicon/term.ts'
import { type Draft, type DraftUnread, type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { healthWords, minorWords } from '../text/health-words.ts'
import { canon } from '../text/scan.ts'
import { plainWords } from '../words/everyday-words.ts'
import { grammar } from '../words/grammar-words.ts'

/** Words that order, want, limit, refuse or ask. */
const asks =
  /(?<![a-z])(?:quer[a-z]*|pref[ie]r[a-z]*|precis[a-z]*|gostari[a-z]*|desej[a-z]*|fac[ao]?m?|faz|us[ae]m?|usar|coloqu?[a-z]+|bot[a-z]+|inclu[a-z]+|tir[a-z]+|cort[ae]m?|cortar|evit[a-z]+|troc[a-z]+|troqu[a-z]+|mont[a-z]+|cri[ae]m|criar|invent[a-z]+|sugir[a-z]+|aproveit[a-z]+|caprich[a-z]+|mantenh[a-z]+|deix(?:e|em|ar)|ponh[a-z]+|poe|tem (?:que|de)|tenh[a-z]+|dev[a-z]+|pod(?:e|em|er|ia|iam|eria)|somente|apenas|maximo|minimo|menos|ate|evite|fora|exceto|salvo|tirando|quant[oa]s?|qua(?:l|is)|sera|desde que|contanto|caso|se|teto|limite|alem|outr[oa]s?|cada|metade|por pessoa|nenhum[ao]?|nada|sem)(?![a-z])|(?<![a-z])so(?! (?:e |$))(?![a-z])|\d|%/
const refuses = /(?<![a-z])(?:nao|nem|nunca|jamais|ninguem)(?![a-z])/
const numbers =
  /(?<![a-z])(?:dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|cem)(?![a-z])/

/** Right before a reason, or at its start. */
const because =
  /(?:(?<![a-z])(?:que|porque|pq|pois|ja que|porem|senao|por causa d[aeo]s?)\s+(?:[a-z]{1,4}\s+){0,2}|[(]\s*)$/
const reasonFirst = /^(?:que|porque|pq|pois|ja que|porem|senao|por causa)(?![a-z])/

const people =
  /(?:^|[\s(])(?:(?:o|a|os|as|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|um|uma|muit[oa]s?|tod[oa]s?|tem|aqui|so|mais|esse|essa|quem|sao)\s+)*(?:clientes?|clientela|publico|pessoal|turma|povo|galera|fregues[a-z]*|senhora?s?|familias?|gente|vizinh[oa]s?|cunhad[oa]|tio|tia|irma|irmao|mae|pai|avo|sogr[oa]|prim[oa]|filh[oa]|net[oa]|marido|mulher|esposa|soci[oa]|amig[oa]s?|turistas?|romeir[oa]s?|caminhoneir[oa]s?|trabalhador[a-z]*|estudantes?|alun[oa]s|professor[a-z]*|funcionari[oa]s?|equipe|cozinheir[oa]s?|chef|garco[a-z]+|motoboys?|pescador[a-z]*|produtor[a-z]*|agricultor[a-z]*|moca|rapaz|velhinh[oa]s?|idosos?|jovens|atletas|surfistas|kitesurf[a-z]*|hospedes?|noiv[oa]s?|casais|grupos?|salao|quem (?:come|vem|passa|frequenta|senta|almoca|janta))(?![a-z])/

/** Verbs that tell what is so; none of them has a food as its object. */
const tells =
  /(?<![a-z])(?:sao|era|eram|foi|ta|tao|esta|estao|vive|vivem|mora|moram|chega|chegam|fica|ficam|conhece|conhecem|trabalha|trabalham|trabalho|cozinho|passa|passam|volta|voltam|sai|saem|estraga|estragam|vira|acha|acham|reclama|reclamam|desiste|desistem|paga|pagam|anda|andam|sabe|sabem|abre|abro|abrimos|fecha|fecho|fechamos|funciona|funcionamos|dura|duram|vale|cai|caem|lota|enche|frequenta|estuda|viaja|espera|chama|chamam|vai|vao|vou|queima|esfria|esquenta|suja|molha|derrete|murcha|repete|merece|ajuda|ensina|ensinou|aprendi|herdei|nasci|sustenta|aguenta|demora|rende|combina|gera|senta|sentam|almoca|almocam|janta|jantam|vem|vende|vendem|cria|criam|planta|plantam|pesca|pescam|colhe|traz|trazem|consigo|deu|deram|veio|vieram|pediu|pediram|ficou|comecou|acabou|quebrou|morreu|mudou|parece|somos|estamos|estou|moro|sou|acho|sei|confio|fechou|abriu|[a-z]{3,}(?:aram|eram|iram|avam?)|[a-z]{3,}ou)(?![a-z])/
const is = /(?<!\p{L})(?:[Éé]|[Ee]h)(?=\s)/u
/** What the house has, buys or uses: its object may be a food that nobody here knows. */
const supplies =
  /(?<![a-z])(?:tem|temos|tenho|ha|compr[a-z]+|sobr(?:a|am|ou|aram|ando)|us[oa]|usamos|receb[a-z]+|ganh[a-z]+|peg[a-z]+|come|comem|bebe|bebem|pede|pedem|gosta[a-z]*|adora[a-z]*|vende[a-z]*|vem|chega[a-z]*|traz[a-z]*|cria|planta[a-z]*|pesca|colhe|faco|fazemos|consigo)(?![a-z])/
const time =
  /^(?:(?:de|do|da|dos|das|em|no|na|nos|nas|a|o|as|os|e|pra|pro|para|por|tod[oa]s?|sempre|semana|semanas|mes|meses|ano|anos|dia|dias|noite|tarde|manha|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|feira|feiras|fim|fins|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|hoje|ontem|agora|cedo|inteir[oa]|madur[oa]s?|desfiad[oa]s?|cozid[oa]s?|passad[oa]s?|almoco|jantar|vespera|semanalmente|toda hora|hora)(?:\s+|$))+$/

/** A day beside the feast that it is the day of, and words for what was just named. */
const date = /^(?:(?:no )?dia )?\d{1,2} de [a-z]+$/
const sameOnes = /^(?:ambos|ambas|todos eles|todas elas|(?:outra |alguma )?ideia)$/

const edible: ReadonlySet<TermKind> = new Set<TermKind>([
  'ingredient',
  'group',
  'allergen',
  'diet',
  'dish',
  'technique',
  'equipment',
  'cachaca',
])

/** Everyday words that are also names of the kitchen. */
const everyday = new Set(
  'mesa casa prato pratos comida cozinha sol mar praia serra folha fogo forma caixa conta ponto hora dia gente fundo meio bom boa fresco fresca frescos frescas velho nova barato caro danado maravilhosa'.split(
    ' ',
  ),
)

/** Whether a food, a dish, a way of cooking or a tool is named. */
function namesSomething(said: string): boolean {
  const words = said.match(/\p{L}+/gu) ?? []
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(3, words.length - at); count > 0; count -= 1) {
      const phrase = words.slice(at, at + count).join(' ')
      if (count === 1 && (phrase.length < 3 || everyday.has(phrase))) continue
      const term = findTerm(phrase)
      if (term && edible.has(term.kind)) return true
    }
  }
  return false
}

const known: ReadonlySet<string> = new Set([...plainWords, ...grammar.flatMap(({ phrase }) => phrase)])
/** Words that may name a food: neither grammar nor everyday, and not written as a name. */
const openWords = (said: string): string[] =>
  (said.match(/\p{L}+/gu) ?? []).filter(
    (word, at) => !known.has(canon(word)) && !everyday.has(canon(word)) && !(/^\p{Lu}/u.test(word) && at > 0),
  )

/** The clause around a passage, without the words that were read. */
function clauseAround(
  text: string,
  passage: DraftUnread,
  wishes: readonly DraftWish[],
): { said: string; at: number } {
  const marks = /[.,;:!?\n]/
  let start = passage.start
  while (start > 0 && !(marks.test(text[start - 1] ?? '') && !/\d/.test(text[start] ?? ''))) start -= 1
  const stop = text.slice(passage.end).search(marks)
  const end = stop < 0 ? text.length : passage.end + stop
  for (const one of wishes) {
    if (one.end <= passage.start) start = Math.max(start, one.end)
  }
  const next = wishes.filter((one) => one.start >= passage.end).map((one) => one.start)
  return { said: text.slice(start, Math.min(end, ...next)), at: start }
}

/** @param whole the folded text */
function isAside(text: string, whole: string, passage: DraftUnread, wishes: readonly DraftWish[]): boolean {
  if (passage.told) return true
  if (passage.blocking || passage.why !== 'unknown') return false
  const { said: raw, at } = clauseAround(text, passage, wishes)
  const said = foldInPlace(raw).toLowerCase()
  const inside = whole.slice(passage.start, passage.end)
  // "Duas clientes têm alergia": how many they are.
  if (
    /^(?:um|uma|dois|duas|tres|quatro|cinco|varias|varios)$/.test(inside.trim()) &&
    people.test(whole.slice(passage.end, passage.end + 14))
  )
    return true
  if (date.test(inside.trim()) || sameOnes.test(inside.trim())) return true
  const stop = text.slice(passage.end).search(/[.!?;\n]/)
  if (stop >= 0 && text[passage.end + stop] === '?') return false
  if (healthWords.test(said) || minorWords.test(said) || namesSomething(said)) return false
  const before = whole.slice(Math.max(0, at - 20), passage.start)
  const explains = because.test(before) || reasonFirst.test(said.trim()) || reasonFirst.test(inside)
  const ofPeople = people.test(said)
  if (asks.test(said.replace(/\bque\b|\bse\b(?= (?:come|bebe|vende|sabe))/g, ' '))) return false
  if (refuses.test(said) && !explains) return false
  if (numbers.test(said) && !ofPeople) return false
  if (time.test(inside.trim())) return true
  const open = openWords(raw)
  if (ofPeople) return true
  if (supplies.test(said)) return open.length === 0 || (tells.test(said) && open.length <= 1 && explains)
  if (explains) return true
  if (tells.test(said) || is.test(raw)) return true
  // "de Jaguaribe", "na feira do bairro"
  return open.length === 0 && /(?:^|\s)(?:d[aeo]s?|n[ao]s?|em|pr[ao]|para|por|pel[ao])\s+$/.test(before)
}

/** "meus clientes são romeiros, com pouco dente": the next part of the same statement. */
function continues(text: string, before: DraftUnread | undefined, passage: DraftUnread): boolean {
  if (!before || passage.blocking || passage.why !== 'unknown') return false
  const said = foldInPlace(text.slice(passage.start, passage.end)).toLowerCase()
  return (
    /^[\s,]*(?:e |de )?$/.test(text.slice(before.end, passage.start)) &&
    people.test(` ${foldInPlace(text.slice(before.start, before.end)).toLowerCase()}`) &&
    !namesSomething(said) &&
    !asks.test(said) &&
    !refuses.test(said) &&
    !healthWords.test(said)
  )
}

/** The wish that an aside goes with: the nearest, with nothing unread between them. */
function nearest(
  text: string,
  passage: DraftUnread,
  wishes: readonly DraftWish[],
  open: readonly DraftUnread[],
): DraftWish | undefined {
  const gap = (one: DraftWish) => {
    const between = text.slice(Math.min(one.end, passage.end), Math.max(one.start, passage.start))
    const apart = /[.!?;\n]/.test(between) ? longestText : 0
    return apart + Math.max(0, one.start - passage.end, passage.start - one.end)
  }
  return wishes
    .filter((one) => {
      const [from, to] = [Math.min(one.start, passage.start), Math.max(one.end, passage.end)]
      return to - from <= longestText && !open.some(({ start, end }) => start >= from && end <= to)
    })
    .toSorted((a, b) => gap(a) - gap(b) || a.start - b.start)[0]
}

/** The draft with what is only told as part of the wishes that it surrounds. */
export function withAsides(text: string, { wishes, unread }: Draft): Draft {
  if (unread.length === 0 || wishes.length === 0) return { wishes, unread }
  const whole = foldInPlace(text).toLowerCase()
  const told: DraftUnread[] = []
  for (const passage of unread.toSorted((a, b) => a.start - b.start)) {
    if (isAside(text, whole, passage, wishes) || continues(text, told.at(-1), passage)) told.push(passage)
  }
  const kept = unread.filter((passage) => !told.includes(passage))
  const read = wishes.map((one) => ({ ...one }))
  for (const passage of told) {
    const wish = nearest(text, passage, read, kept)
    if (!wish) {
      kept.push(passage)
      continue
    }
    const same = read.filter(({ start, end }) => start === wish.start && end === wish.end)
    const [start, end] = [Math.min(wish.start, passage.start), Math.max(wish.end, passage.end)]
    for (const one of same) Object.assign(one, { start, end })
  }
  return { wishes: read, unread: kept.toSorted((a, b) => a.start - b.start) }
}
