/**
 * Reasons and waiter's sentences, none twice in a report. Where a preparation's sentences are used up, the next dish is
 * told by its own feature ("Fraldinha com chimichurri"), else by its name.
 */

import { capitalize, the, uncapitalize, verbFor } from '../../base/language/grammar.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { souredBy } from '../../base/pairing/rules.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { Teller } from '../../base/pairing/ways.ts'
import { poursOf } from './pours.ts'
import { spokenName } from './short-names.ts'

interface Lines {
  why: readonly string[]
  say: readonly string[]
}

/** What a dish's name adds to its preparation: its words, with the article, and how it tastes. */
const features: readonly (readonly [RegExp, string, string])[] = [
  [/chimichurri/, 'o chimichurri', 'verde e avinagrado'],
  [/\balho\b/, 'o alho', 'dourado e perfumado'],
  [/gorgonzola/, 'o gorgonzola', 'salgado e picante'],
  [/cheddar/, 'o cheddar', 'gordo e salgado'],
  [/catupiry|requeijao/, 'o requeijão', 'cremoso e salgado'],
  [/parmesao/, 'o parmesão', 'seco e salgado'],
  [/coalho/, 'o queijo coalho', 'tostado e salgado'],
  [/queijo/, 'o queijo', 'derretido e salgado'],
  [/\bnata\b|creme de leite/, 'a nata', 'grossa e macia'],
  [/manteiga/, 'a manteiga', 'dourada e salgada'],
  [/bacon/, 'o bacon', 'defumado e crocante'],
  [/barbecue|\bbbq\b/, 'o barbecue', 'doce e defumado'],
  [/melaco|\bmel\b|rapadura/, 'o mel', 'escuro e doce'],
  [/geleia/, 'a geleia', 'doce e azeda'],
  [/cebola caramel/, 'a cebola', 'doce e escura'],
  [/cebola/, 'a cebola', 'doce e macia'],
  [/cogumelo|shiitake|funghi|shimeji/, 'o cogumelo', 'terroso e macio'],
  [/mostarda/, 'a mostarda', 'ardida e azeda'],
  [/alecrim|tomilho|ervas/, 'a erva', 'verde e cheirosa'],
  [/manjericao|pesto/, 'o manjericão', 'verde e cheiroso'],
  [/coentro/, 'o coentro', 'verde e vivo'],
  [/limao siciliano/, 'o siciliano', 'claro e azedo'],
  [/limao/, 'o limão', 'azedo e claro'],
  [/alcaparra/, 'a alcaparra', 'salgada e azeda'],
  [/maracuja/, 'o maracujá', 'azedo e cheiroso'],
  [/abacaxi/, 'o abacaxi', 'doce e azedo'],
  [/banana/, 'a banana', 'doce e macia'],
  [/tomate/, 'o tomate', 'doce e azedo'],
  [/\bcoco\b/, 'o leite de coco', 'doce e gordo'],
  [/dende/, 'o dendê', 'gordo e perfumado'],
  [/castanha|amendoa|nozes/, 'a castanha', 'tostada e gorda'],
  [/farofa/, 'a farofa', 'seca e salgada'],
  [/vinho/, 'o molho de vinho', 'escuro e seco'],
  [/mostard|pimenta|picante/, 'a pimenta', 'quente e viva'],
  [/\bovo\b/, 'o ovo', 'mole e gordo'],
  [/\bhoras\b/, 'o fogo lento', 'de muitas horas'],
]

function featureOf({ item }: DishReading): { noun: string; trait: string } | null {
  const words = foldAccents(`${item.name} ${item.description ?? ''}`)
  const found = features.find(([pattern]) => pattern.test(words))
  return found ? { noun: found[1], trait: found[2] } : null
}

type Voice = 'wood' | 'white' | 'sour' | 'cold'

function voiceOf(option: Option): Voice {
  const [pour] = poursOf(option)
  if (pour === 'oak' || pour === 'nut') return 'wood'
  if (pour === 'white') return 'white'
  return pour === 'lime' || pour === 'sour' ? 'sour' : 'cold'
}

/** A cachaça is feminine, whatever its name: "a Carvalho"; a new drink masculine, as in the preparations' sentences. */
function articled({ kind, name }: Option): string {
  if (kind === 'cachaca') return `a ${name.split(' ')[0] ?? name}`
  return kind === 'suggested_drink' ? `o ${name}` : the(spokenName(name))
}

/** By the dish's own feature. */
function byFeature(
  voice: Voice,
  { noun, trait }: { noun: string; trait: string },
  article: string,
  by: string,
): Lines {
  const start = `${capitalize(noun)} ${trait}`
  switch (voice) {
    case 'wood':
      return {
        why: [`${start}: o doce do barril arredonda`, `${start}: a baunilha do barril assenta`],
        say: [
          `Por causa d${noun}, ${article}: o doce vem no fim.`,
          `Com ${noun}, ${article} em gole pequeno.`,
        ],
      }
    case 'white':
      return {
        why: [`${start}: a cana seca limpa e não disputa`],
        say: [`Com ${noun} na boca, ${article} entra seca.`],
      }
    case 'sour':
      return {
        why: [`${start}: ${by} puxa para o fresco`],
        say: [`Por causa d${noun}, eu traria ${article}: refresca.`],
      }
    case 'cold':
      return {
        why: [`${start}: um gole frio entre as garfadas`],
        say: [`Entre um bocado e outro, ${article}: ${noun} aparece de novo.`],
      }
  }
}

/** By the dish's name alone. */
function byName(voice: Voice, dish: string, article: string, by: string): Lines {
  const it = the(uncapitalize(dish))
  const follows = (one: string, many: string) => `${it} ${verbFor(dish, one, many)}`
  switch (voice) {
    case 'wood':
      return {
        why: [`O barril chega quando ${follows('termina', 'terminam')}`, `Doce de madeira no fim d${it}`],
        say: [
          `Depois d${it}, um gole d${article}: a madeira fecha.`,
          `Com ${it}, ${article} em gole pequeno.`,
        ],
      }
    case 'white':
      return {
        why: [
          `Cana seca e fria: ${follows('segue', 'seguem')} na frente`,
          `A branca limpa a boca depois d${it}`,
        ],
        say: [`${capitalize(it)}, e um golinho gelado d${article}.`, `Para ${it}, ${article} do congelador.`],
      }
    case 'sour':
      return {
        why: [`${capitalize(by)} refresca depois d${it}`, `Com ${it}, ${by} no copo em vez de no prato`],
        say: [`Com ${it}, trago ${article}?`, `${capitalize(it)} e ${article}: ${by} refresca.`],
      }
    case 'cold':
      return {
        why: [`Gole frio e leve: ${follows('segue', 'seguem')} na frente`, `Refresca sem cobrir ${it}`],
        say: [`Com ${it}, ${article} refresca.`, `Para ${it}, ${article}, no ponto de frio.`],
      }
  }
}

/**
 * Chooses each dish's reason and sentence for one report.
 * @param allowsText whether a text contains nothing that the owner excludes
 */
export function createLines(
  allowsText: (text: string) => boolean,
): (dish: DishReading, option: Option, usual: Lines, tell: Teller) => { why: string; say: string } {
  const used = new Set<string>()
  return (dish, option, usual, tell) => {
    const drink = articled(option)
    const voice = voiceOf(option)
    const by = souredBy(option)
    const feature = featureOf(dish)
    const name = spokenName(dish.item.name)
    const sources = [
      usual,
      ...(feature ? [byFeature(voice, feature, drink, by)] : []),
      byName(voice, name, drink, by),
    ]
    const choose = (kind: keyof Lines): string => {
      const fresh = sources
        .map((source) => source[kind].filter((text) => !used.has(text) && allowsText(text)))
        .find((texts) => texts.length > 0)
      const text = fresh ? tell(`${kind}|${fresh.join('|')}`, fresh) : (usual[kind][0] ?? '')
      used.add(text)
      return text
    }
    return { why: choose('why'), say: choose('say') }
  }
}
