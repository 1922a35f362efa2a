import { tokenize } from '../language/text.ts'
import { memoized } from '../memoized.ts'
import { openWords } from './dishes.ts'
import { withFishNamed } from './fish-names.ts'
import { spellings } from './lexicon.ts'
import type { Term } from './term.ts'

/** What the words of a text name. */
export interface TextReading {
  /** Terms that the text says are in it, in its order. */
  named: readonly Term[]
  /** Terms that the text says are not in it. */
  denied: readonly Term[]
  /** Words that leave the composition open: "molho da casa". */
  open: readonly string[]
  /** Words that the lexicon does not know. */
  unknown: readonly string[]
}

type Meaning =
  | { kind: 'term'; term: Term }
  /** Leaves the composition open; as a technique it may still imply a food. */
  | { kind: 'open'; technique: Term | null }
  | { kind: 'nothing' }

interface Phrase {
  words: readonly string[]
  meaning: Meaning
}

const phrases = new Map<string, Phrase[]>()
function learn(text: string, meaning: Meaning): void {
  const words = tokenize(text)
  const [first] = words
  if (first === undefined) return
  const known = phrases.get(first)
  if (known) known.push({ words, meaning })
  else phrases.set(first, [{ words, meaning }])
}

const spelt = [...spellings()]
const techniques = new Map(spelt.filter(([, { kind }]) => kind === 'technique'))
for (const word of openWords) {
  learn(word, { kind: 'open', technique: techniques.get(tokenize(word).join(' ')) ?? null })
}
// "Peças" (pieces): without accents it looks like the nut "pecã".
learn('peças', { kind: 'nothing' })
const edible = new Set(['ingredient', 'group', 'allergen', 'cachaca', 'dish', 'technique'])
for (const [key, term] of spelt) {
  learn(key, edible.has(term.kind) ? { kind: 'term', term } : { kind: 'nothing' })
}
// Sayings are kept here: on a menu "café com leite" is coffee with milk. These can never be food.
for (const phrase of [
  'palma da mão',
  'colher de chá',
  'colher de sopa',
  'cor de mel',
  'água na boca',
  'café da manhã',
]) {
  learn(phrase, { kind: 'nothing' })
}
// The longest phrase wins; of equally long ones, the first listed.
for (const known of phrases.values()) known.sort((a, b) => b.words.length - a.words.length)

/** Words of a menu line that name nothing to eat. */
const neutral = new Set(
  tokenize(`
    a o as os ao aos à às um uma de do da dos das d e em no na nos nas com para pra por ou sobre ao à sem até
    porção prato porções inteiro inteira meio meia dose doses taça copo garrafa lata jarra balde unidade unidades un und
    g gr kg ml l litro cl pessoas pessoa serve pequeno pequena médio média grande individual família casal kids mini maxi
    fresco fresca frescos frescas caseiro caseira artesanal tradicional clássico clássica original novo nova antigo
    regional cearense nordestino nordestina brasileiro brasileira mineiro sertanejo sertaneja praiano sertão ceará
    central nordeste fortaleza praia terra casa quente frio fria gelado gelada morno morna puro pura natural integral
    tenro macio macia suculento desfiado desfiada moído moída picado picada ralado ralada fatiado fatiada fatias fatia
    cubos cubo mesa roda casca raspa rodela rodelas lâmina lâminas tira tiras isca iscas lascas lasca posta postas lombo filezinho
    medalhão medalhões cauda cabeça coxinha limpo limpa descascado descascada pasteurizado pasteurizada maduro madura verde roxo roxa branco branca
    preto preta vermelho vermelha amarelo dourado dourada leve forte seco seca rolo toque fio ramo folha espeto espetinho
    velho extra nobre longa longo cocção lenta lento boa bom seleto selecionado selecionada acompanha acompanhado
    acompanhada acompanhamento servido servida regado regada coberto coberta feito feita preparado preparada nosso nossa
    temperado temperada salgado assinatura autoral dupla duplo triplo simples queimado queimada grosso fino fina
    caroço calda redução desossada desossado hidratada tipo grano duro lavado lavada raspada gomo triângulo coroa dua duas dois
    três quatro cinco seis sete oito nove dez doze vinte japonês japonesa nikkei agridoce vagem chapeada chapeado palito colherinha bafo hora horas cm bola bolas tigela joelho bananeira fita fitas pitada lado sem osso pele espinha crua bandeja cesta cestinha telha pedra chão cumbuca caneco moringa temporada estação mini porçãozinha tropical
  `),
)

const negations = [
  ['sem', 'adicao', 'de'],
  ['livre', 'de'],
  ['isento', 'de'],
  ['isenta', 'de'],
  ['nao', 'contem'],
  ['nao', 'leva'],
  ['sem'],
  ['nem'],
  ['zero'],
]

const startsAt = (tokens: readonly string[], words: readonly string[], at: number) =>
  words.every((word, offset) => tokens[at + offset] === word)

/** A recipe's text without glasses named after another drink: "taça de vinho branco". */
export const withoutGlasses = (text: string): string =>
  text.replace(
    /\b(?:taça|copo) de (?:vinho(?: branco| tinto)?|champanhe|martini|uísque|cerveja|chope)\b/giu,
    ' ',
  )

/** "da Dona Neuza", "do Aracati": names of people and places, which contain no food. */
const properName =
  /(?<!\p{L})(?:(?:[Dd]ona|[Ss]eu|[Tt]i[ao]|[Vv](?:ov)?[óôo]|[Mm]ãe|[Cc]ompadre|[Cc]omadre|d[ao]s?)\s+)+(\p{Lu}\p{L}+)/gu
const titles = tokenize('dona seu tia tio vó vô vovó vovô mãe compadre comadre')

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(properName)].flatMap(([, name = '']) => [...tokenize(name), ...titles]))

/** What a menu line or a sentence names. The longest phrase wins; what the text denies is not included. */
export const readText = memoized((text: string): TextReading => {
  const tokens = tokenize(withFishNamed(text))
  const names = namesIn(text)
  const named: Term[] = []
  const denied: Term[] = []
  const open: string[] = []
  const unknown: string[] = []
  const phraseAt = (at: number) =>
    phrases.get(tokens[at] ?? '')?.find(({ words }) => startsAt(tokens, words, at))
  let at = 0
  while (at < tokens.length) {
    const negation = negations.find((words) => startsAt(tokens, words, at))
    const without = negation && phraseAt(at + negation.length)
    if (negation && without) {
      if (without.meaning.kind === 'term') denied.push(without.meaning.term)
      at += negation.length + without.words.length
      continue
    }
    const found = phraseAt(at)
    const word = tokens[at] ?? ''
    if (!found) {
      if (!neutral.has(word) && !names.has(word) && !/^\d+$/.test(word)) unknown.push(word)
      at += 1
      continue
    }
    if (found.meaning.kind === 'term') named.push(found.meaning.term)
    if (found.meaning.kind === 'open') {
      open.push(found.words.join(' '))
      if (found.meaning.technique) named.push(found.meaning.technique)
    }
    at += found.words.length
  }
  return { named, denied, open, unknown }
})
