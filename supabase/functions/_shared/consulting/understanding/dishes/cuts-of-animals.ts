/** Cuts of an animal that a house buys whole: "o pernil sai fácil, preciso dar saída na paleta e no pescoço". */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { sentenceAt } from './names.ts'
import { foodIn, leading, type Reader, reads } from './shape.ts'

const animal = '(carneiro|cordeiro|ovelha|borrego|bode|cabrito|porco|leitao|boi)'
const animals = new RegExp(`(?<!\\p{L})${animal}(?!\\p{L})`, 'u')
const cut =
  '(?:pernil|pernis|paletas?|pescocos?|lombos?|costelas?|costelinhas?|carres?|quartos?|dianteiros?|traseiros?|peitos?|miudos|buchadas?|sarapatel)'
const ofAnimal = '(?: d[oae]s? \\p{L}+)?'

/** What sells by itself needs no dish, and is neither quick to make nor wished for. */
export const sellsItself = reads(
  `(?:[oa]s? )?((?:${cut}|\\p{L}{4,})${ofAnimal}) (?:ja |so )?(?:sai|saem|vende|vendem|gira|giram) (?:muito |super |mais |ate )?(?:facil|facinho|sozinh[oa]s?|bem|que e uma beleza)`,
  ([, name = '']) => (new RegExp(cut, 'u').test(name) || foodIn(name) ? [] : null),
)

const moves = leading(
  '(?:(?:quero|queria|preciso|precisamos|tenho que|temos que) )?(?:dar (?:mais )?saida (?:a|pr[oa]s?|em|n[oa]s?)|(?:escoar|desovar|girar) [oa]s?)',
)
const listOfCuts = new RegExp(
  `^${cut}${ofAnimal}(?:(?:, | e |, e )(?:(?:a|em|pr[oa]s?|n[oa]s?|[oa]s?) )?${cut}${ofAnimal})*(?!\\p{L})`,
  'u',
)

/** "compro o carneiro inteiro", "o bode vem inteiro" */
export const boughtWhole = reads(
  `(?:eu )?(?:(?:compro|compramos|pego|pegamos|recebo|recebemos) (?:[oa]|um) ${animal} (?:inteir[oa]|todo)|(?:[oa]|meu|nosso) ${animal} (?:vem|chega) inteir[oa])`,
  ([, bought, sent]) => {
    const term = findTerm(bought ?? sent ?? '')
    return term ? [{ kind: 'prefer', what: term.name, why: 'supply' }] : null
  },
)

/** The animal of the cuts, which the sentence names. */
export const cutsToSell: Reader = (said, { whole }) =>
  [...said.matchAll(moves)].flatMap(({ 0: lead, index }) => {
    const from = index + lead.length
    const list = listOfCuts.exec(said.slice(from))?.[0]
    if (list === undefined) return []
    const [name] = animals.exec(list) ?? animals.exec(sentenceAt(whole, index)) ?? []
    const term = name === undefined ? foodIn(list) : findTerm(name)
    return term
      ? [
          {
            start: index,
            end: from + list.length,
            wishes: [{ kind: 'prefer' as const, what: term.name, why: 'supply' as const }],
          },
        ]
      : []
  })
