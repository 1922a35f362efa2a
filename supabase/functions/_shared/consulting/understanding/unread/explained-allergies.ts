/**
 * What surrounds an allergy that has been read. "Um garçom é alérgico a abacaxi, já foi parar no hospital": the waiter
 * and the hospital name no food, so they stop no request. A word stops it where a food could stand: after "alérgico a",
 * after a refusal, or in the list of the excluded foods.
 */
import type { AutomationType } from '../../automation-types.ts'
import { membersWithin } from '../../base/lexicon/knowledge.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { type Draft, type DraftUnread, type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, type Span } from '../text/half-read.ts'
import { healthWords, minorWords } from '../text/health-words.ts'
import { canon } from '../text/scan.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { plainWords } from '../words/everyday-words.ts'
import { grammar } from '../words/grammar-words.ts'
import { tellsSomething } from '../words/verb-forms.ts'
import { asks } from './asked-tails.ts'
import { isTold } from './told-words.ts'

const children = /(?<![a-z])(?:crianc\w+|meninos?|meninas?|filh[oa]s?)(?![a-z])/

/** What is made for a child must be known: "prato infantil". */
const madeFor =
  /(?<![a-z])(?:drinks?|coquete\w+|pratos?|opc\w+|bebidas?|sobremesas?|petiscos?|cardapio|menu)(?![a-z])/

/** Who comes: "público com muita família e criança". Nobody of them is served anything by that. */
const ofPublic =
  /^(?:(?:o|a|os|as|nosso|nossa|meu|minha|e|com|de|do|da|no|na|nos|nas|em|aqui|sempre|so|mais|bem|ai|la)\s+|(?:publico|clientela|movimento|salao|casa|bar|praia|familias?|famili\w+|turistas?|casa(?:l|is)|gente|pessoal|mesas?|idosos|tem|temos|vem|recebemos|recebo|atendemos|muit[oa]s?|bastante|varias?|varios|criancas?|criancada|bebes?|gravidas?|gestantes?|fim|fins|semana|domingos?|sabados?|almoco|pequen[oa]s?|tambem|com(?:e|em)|almocam?|jantam?)(?:\s+|$))+$/
const comes =
  /(?<![a-z])(?:publico|clientela|movimento|famili\w+|tem|temos|vem|receb\w+|atend\w+|muit[oa]s?|bastante|tambem)(?![a-z])/

/** Words of grammar, of people, places and times: none of them names a food. */
const known: ReadonlySet<string> = new Set([...plainWords, ...grammar.flatMap(({ phrase }) => phrase)])

/** Words that begin a clause where a list would name the next food: "alérgico a leite e não come fora". */
const begins =
  /^(?:quando|se|nao|nem|ja|sempre|tambem|aqui|ai|por|para|pra|desde|toda|todo|todos|todas|foi|era|metade|maioria|tem|temos)$/

const ofObject = new RegExp(
  `(?:${healthWords.source})[a-z]*\\s+(?:[a-z]+\\s+)?(?:ao?s?|de|d[oa]s?|com)\\s+(.+)$`,
)
const ofRefusal =
  /(?<![a-z])(?:sem|nada d[eoa]s?|nada com|nem|evit[a-z]*|proibid[oa]s?|cuidado com|nao (?:pod[a-z]+|us[a-z]+|quer[a-z]*|lev[a-z]+|ter|tem|come[a-z]*|entr[a-z]+))\s+(.+)$/

/** What somebody eats: "comendo pozol", "toma qualquer pozol", but not "comer em pé". */
const ofEating =
  /(?<![a-z])(?:com(?:e|em|er|endo|eu)|beb(?:e|em|er|endo|eu)|tom(?:a|am|ar|ando|ou)|prov(?:a|am|ar|ando|ou)|us(?:a|am|ar|ando|ou)|serv(?:e|em|ir|indo|iu)|lev(?:a|am|ar|ando|ou))\s+(?:(?:[oa]s?|uma?|qualquer|algo|com|de|d[oa]s?|em)\s+)*([a-z]+)/

const infinitive = /^[a-z]{3,}(?:ar|er|ir)$/

/** What one does with a food: the noun behind it may be one. Behind other verbs it is none: "sem fazer careta". */
const handles =
  /^(?:ter|com|beb|tom|prov|us|lev|cont|bot|coloc|entr|encost|cheir|sent|ver$|serv|oferec|inger|consum|mistur|toc|cheg)/

/** Where the noun after "alérgico a" or "sem" ends, and the next clause begins. */
const nextClause =
  /[,;:()]|(?<![a-z])(?:que|porque|pq|pois|quando|se|mas|entao|antes|depois|ate|por isso|(?:e|ou) (?:tem|temos|ja|nao|nem|aqui|me|diga|quanto|como|queria|quero))(?![a-z])/

/** "não sei se outra panela basta": a doubt, from its verb on. It names what is asked about, and refuses nothing. */
export const doubt =
  /(?<![a-z])(?:nao sei|sera|duvido|tenho duvida)(?: \w+)? se(?![a-z]).*$|(?<![a-z])sera que(?![a-z]).*$/

/** Somebody has an allergy, and no food is named. */
const bareAllergy =
  /^(?:(?:e|pois|porque|que|e que|tenho|temos|tem|ha|um|uma|uns|meu|minha|nosso|nossa|client\w+|hospedes?|garco\w+|soci[oa]|filh[oa]|mulher|marido|gente|fix[oa]s?|aqui|daqui|da casa|muito|mesmo|por causa de|por|de|e|com|antig[oa])\s+)*(?:alergic[oa]s?|alergias?)(?: (?:grave|severa|forte|mesmo|aqui))*$/

const sentence = /(?:[^.!?\n;]|(?<=\d)\.(?=\d))+/gu

const wordsOf = (said: string) => said.match(/[\p{L}\p{M}]+/gu) ?? []

/** Words that may name a food: neither grammar, everyday words nor verbs. */
const openWords = (said: string) =>
  wordsOf(said).filter((word) => {
    const plain = canon(word)
    return !known.has(plain) && !isTold(plain) && !tellsSomething(plain)
  })

const isStyle = (word: string) => findTerm(word)?.kind === 'style'

const isExclusion = ({ wish }: DraftWish) => wish.kind === 'exclude'

/** "cuidado com castanha: ela é alérgica a castanha de caju": the general word is narrowed by what is excluded. */
function isCovered(said: string, excluded: readonly DraftWish[]): boolean {
  const term = findTerm(said)
  if (!term) return false
  return excluded.some(
    ({ wish }) =>
      wish.kind === 'exclude' &&
      (membersWithin(wish.what).has(term.name) || term.narrows?.includes(wish.what)),
  )
}

/** Whether the lexicon knows the word as something to eat. */
export const isFood = (word: string): boolean =>
  /^(?:ingredient|group|allergen|dish)$/.test(findTerm(word)?.kind ?? '')

/** A food that the lexicon knows, and that nothing excluded stands for. */
const isOtherFood = (word: string, excluded: readonly DraftWish[]) =>
  isFood(word) && !isCovered(word, excluded)

/** What stands where `place` expects a food, as far as its clause goes. */
const objectIn = (place: RegExp, said: string): string => place.exec(said)?.[1]?.split(nextClause)[0] ?? ''

/**
 * Whether a word of the passage stands where the food of an allergy is named.
 * @param folded the whole text, without accents and in lower case
 * @param excluded what is left out already, which names no other food
 */
export function mayNameFood(folded: string, passage: Span, excluded: readonly DraftWish[]): boolean {
  const said = folded.slice(passage.start, passage.end).replace(doubt, '')
  const isOpen = (words: string) =>
    openWords(words).some((word) => !isCovered(word, excluded) && !infinitive.test(word))
  const words = wordsOf(said)
  // "alergia a soja, lecitina pode": what is allowed beside it is asked.
  const isAllowed =
    /(?<![a-z])(?:pode|podem|liberad[oa]s?|ok|exceto|(?<!ao |pelo )menos|salvo)(?![a-z])/.test(said) &&
    !/nao pod/.test(said)
  if (isAllowed && words.some((word) => isFood(word) || isOpen(word))) return true
  if (!isOpen(said)) return false
  if (words.some((word) => isOtherFood(word, excluded))) return true
  // "alérgico a pozol"
  if (isOpen(objectIn(ofObject, said))) return true
  // "vive comendo pozol"
  const eaten = objectIn(ofEating, said)
  if (eaten !== 'pe' && isOpen(eaten)) return true
  // "sem pozol", "pozol fora"
  const refused = objectIn(ofRefusal, said)
  const [verb = ''] = refused.split(' ')
  if ((!infinitive.test(verb) || handles.test(verb)) && isOpen(refused)) return true
  if (/(?<![a-z])(?:fora|proibid[oa]s?)(?![a-z])/.test(folded.slice(passage.start, passage.end + 12)))
    return true
  const [first = ''] = words.filter((word) => !/^(?:e|ou|ao?s?|os?|de|d[oa]s?|com)$/.test(word))
  if (!isOpen(first) || begins.test(first)) return false
  // "soja e pozol", "castanha de pozol", but not "castanha não bota, e quanto…"
  const closed = /(?<![a-z])nao [a-z]+$/
  const joint = /^(?:[\s,/+&]|e |ou |nem |ao? |de |d[oa] |com )*$/
  const joins =
    /(?:[,/+&]|\s(?:e|ou|nem|de|d[oa]))\s*(?:ao? |os? )?$/.test(folded.slice(0, passage.start)) ||
    /^(?:e|ou|nem|de|d[oa])\s/.test(said)
  if (
    joins &&
    excluded.some(
      ({ start, end }) =>
        end <= passage.start &&
        joint.test(folded.slice(end, passage.start)) &&
        !closed.test(folded.slice(start, end)),
    )
  )
    return true
  // "pozol e soja", but not "minha sócia é alérgica, castanha também não"
  return (
    isOpen(words.at(-1) ?? '') &&
    excluded.some(
      ({ start }) =>
        start >= passage.end &&
        /^\s*(?:[,/+&]|e|ou|nem|com)\s*(?:ao? |os? )?$/.test(folded.slice(passage.end, start)),
    )
  )
}

/** Extends a wish over the words that explain it, if they fit into its text. */
function cover(wishes: readonly DraftWish[], passage: Span): boolean {
  const near = wishes.find(
    ({ start, end }) => Math.max(end, passage.end) - Math.min(start, passage.start) <= longestText,
  )
  if (!near) return false
  near.start = Math.min(near.start, passage.start)
  near.end = Math.max(near.end, passage.end)
  return true
}

/** Words about pictures and publications, which serve nobody. */
const shows = /(?<![a-z])(?:mostr|fotos?|fotograf|imag|aparec|post|public|cit|video|stor)/

const drinks = /(?<![a-z])(?:drinks?|coquete\w+|chopp?|chope|bebidas?|cachaca|caipi\w+|cerveja)(?![a-z])/

/** Automations that create or choose what somebody is served. */
export const serving: ReadonlySet<AutomationType> = new Set<AutomationType>([
  'drink_creation',
  'dish_creation',
  'food_pairing',
])

/** "sem gengibre nos drinks, que o bartender é alérgico": what no drink may hold for somebody's health is left out everywhere. */
function withoutServes(one: DraftWish, folded: string): DraftWish[] {
  const { wish } = one
  const isNever = wish.kind === 'pairing' && wish.rule === 'never' && wish.serves?.every(isFood)
  const { start, end } = sentenceAround(folded, one)
  const said = folded.slice(start, end)
  return isNever && healthWords.test(said)
    ? (wish.serves ?? []).map((what) => ({ ...one, wish: { kind: 'exclude', what, why: 'taste' } }))
    : [{ ...one }]
}

/**
 * The draft without questions about words that only explain an allergy; its exclusions count as an allergy. Children
 * and pregnant guests are asked about only where something new is served.
 */
export function withExplainedAllergies(text: string, draft: Draft, type: AutomationType): Draft {
  if (!draft.unread.some(({ blocking, why }) => blocking && why === 'allergy')) return draft
  const folded = foldInPlace(text).toLowerCase()
  const wishes = draft.wishes.flatMap((one) => withoutServes(one, folded))
  const sentences = [...text.matchAll(sentence)].map(
    ({ 0: said, index }): Span => ({ start: index, end: index + said.length }),
  )
  const unread = draft.unread.flatMap((passage): DraftUnread[] => {
    if (!passage.blocking || passage.why !== 'allergy') return [passage]
    const at = sentences.findIndex((one) => isWithin(passage, one))
    const within = sentences[at]
    if (!within) return [passage]
    const said = folded.slice(passage.start, passage.end)
    const whole = folded.slice(within.start, within.end)
    const isOfHealth = healthWords.test(whole)
    const isServed = (serving.has(type) || drinks.test(whole)) && !shows.test(whole)
    if (!isOfHealth && !isServed && minorWords.test(whole))
      return [{ ...passage, why: 'unknown', blocking: false }]
    if (!isOfHealth && ofPublic.test(said.replace(/[^a-z]+/g, ' ').trim()) && comes.test(said))
      return [{ ...passage, why: 'unknown', blocking: false }]
    // "nada apimentado, vem muita família com criança": a reason, unless something is made for the child.
    // "tem criança no almoço, nada muito apimentado": a style, and no food.
    if (!isOfHealth && !minorWords.test(said) && !children.test(said) && openWords(said).every(isStyle))
      return [{ ...passage, why: 'unknown', blocking: false }]
    const isReason = (children.test(said) || minorWords.test(said)) && !madeFor.test(said)
    if (!isOfHealth && !isReason) return [passage]
    const settled = wishes.filter((one) => isWithin(one, within) && isExclusion(one))
    // "nada com camarão; tenho cliente alérgico": the allergy is to what was refused just before.
    const before = sentences[at - 1]
    const refused =
      before && bareAllergy.test(said) && wishes.filter((one) => isWithin(one, before) && isExclusion(one))
    if (settled.length === 0 && refused && refused.length > 0) {
      for (const one of refused) if (one.wish.kind === 'exclude') one.wish = { ...one.wish, why: 'allergy' }
      if (cover(refused.slice(-1), passage)) return []
      return [{ ...passage, why: 'unknown', blocking: false }]
    }
    if (settled.length === 0) return [passage]
    if (mayNameFood(folded, passage, settled)) return [passage]
    if (isOfHealth)
      for (const one of settled)
        if (one.wish.kind === 'exclude' && one.wish.why === 'taste' && healthWords.test(said))
          one.wish = { ...one.wish, why: 'allergy' }
    const explains =
      openWords(said).every((word) => isCovered(word, settled)) ||
      (isOfHealth ? healthWords : children).test(said)
    const open = { ...passage, why: 'unknown' as const, blocking: false }
    if (!explains) return [open]
    // "…, que minha sócia é alérgica, e me diz qual sai mais rápido": the question is no part of the reason.
    const question = asks.exec(said)
    if (question?.index === 0) return [open]
    const reason = { ...passage, end: passage.start + (question?.index ?? said.length) }
    if (!cover(settled, reason)) return [open]
    return question ? [{ ...open, start: reason.end + question[0].length }] : []
  })
  return { wishes, unread }
}
