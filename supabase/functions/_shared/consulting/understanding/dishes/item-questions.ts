/** What owners ask about an item of their menu, a food or an idea: "vale a pena a galinha pra um?", "venderia a 49?" */
import { formOf } from '../../base/request/dish-forms.ts'
import type { DishQuestion } from '../../base/request/dish-wishes.ts'
import { potIn } from '../../base/request/pot-portions.ts'
import { healthWords } from '../text/health-words.ts'
import { questionSentences } from '../text/questions.ts'
import { itemAt, nameAt } from './names.ts'
import { amountIn, type Found, foodIn, number, type Reader } from './shape.ts'

/** An order in the form of a question. */
const polite =
  /^\s*(?:(?:e|ou|ai|entao|sera que)[ ,]+)*(?:que tal|pode(?:m|ria|riam)? |da p(?:ra|ara) (?:fazer|usar|incluir|colocar|botar|ter|criar|montar)|tem como|consegue(?:m)? (?:fazer|criar|incluir)|vamos|bora|quero|queria)/
const asks =
  /(?<!\p{L})(?:sera(?: que)?|vale|compensa|qua(?:l|is)|quant[oa]s?|como|por que|devo|deveria|posso|o que|que prato|faz sentido|melhor|e bom|cabe|funciona|combina|onde|quando|quem|vende(?:ria)?|da lucro|fica|ficam|nao (?:fica|e|vai)|tem saida|existe|adianta)(?!\p{L})/u

const price =
  /(?:(?:a|por|de|em|cobr\p{L}+|custa\p{L}*) )(?:r\$ ?)?(\d{1,4}(?:[.,]\d{1,2})?)(?!\d| ?(?:g|kg|ml|l|unid\p{L}*|min\p{L}*|pess\p{L}*|%|porc\p{L}*|dias?|horas?|h)(?!\p{L}))/u
const weight = new RegExp(`${number} ?(kg|quilos?|kilos?|g|gramas)(?!\\p{L})`, 'u')

const subjects: readonly (readonly [
  about: DishQuestion,
  words: RegExp,
  needs: 'item' | 'name' | 'price' | 'weight',
])[] = [
  [
    'replaces',
    /(?:no lugar|substitu\p{L}*|(?:entra|fica|vir|vem|botar|colocar|por) (?:no|em) lugar|ocup\p{L}+|repor|em troca)/u,
    'item',
  ],
  [
    'portionSize',
    /(?:(?:pra|para|de) (?:um|uma|1)(?: pessoa| so)?(?!\p{L})|individua(?:l|is)|meia porcao|porcao (?:menor|pequena)|pra quem vem so)/u,
    'item',
  ],
  [
    'yields',
    /(?:rend\p{L}+|quant[oa]s (?:porcoes|pratos|pessoas|espetinhos|bolinhos|unidades)|da quant\p{L}+)/u,
    'weight',
  ],
  [
    'itemProfit',
    /(?:lucro|compensa|vale (?:mais )?a pena|rend\p{L}+|(?<!que )sobra|margem|prejuizo|ganho|ganhando|ganha|perdendo|me da)/u,
    'item',
  ],
  ['sellsAt', /(?:vend\p{L}+|sairia|sai|pag\p{L}+|aceit\p{L}+|car[oa]|cobr\p{L}+|preco|da pra)/u, 'price'],
  [
    'tooMany',
    /(?:demais|repetid\p{L}*|repet\p{L}+|enjoa\p{L}*|muit[oa]s? |a mesma coisa|parecid\p{L}+|cansa\p{L}*|igual|iguais)/u,
    'name',
  ],
  ['aboutFood', /./u, 'name'],
]

const every = (said: string): number[] =>
  [...said.matchAll(/(?<![\p{L}\p{N}])\p{L}/gu)].map(({ index }) => index)

function itemIn(said: string, items: readonly string[]): string | undefined {
  const found = every(said).flatMap((at) => itemAt(said.slice(at), items) ?? [])
  return found.toSorted((a, b) => b.length - a.length)[0]?.item
}

function nameIn(said: string): string | undefined {
  for (const at of every(said)) {
    const [word = ''] = /^\p{L}+/u.exec(said.slice(at)) ?? []
    const form = word.length > 3 ? formOf(word) : undefined
    if (form !== undefined) return form
    const named = word.length > 3 ? nameAt(said.slice(at)) : null
    if (named && named.term.kind !== 'technique') return named.term.name
  }
  return undefined
}

/** Grams of a weight; null without one. */
function gramsIn(said: string): number | null {
  const match = weight.exec(said)
  if (!match) return null
  const grams = amountIn(match[1]) * (/^g/.test(match[2] ?? '') ? 1 : 1000)
  return Number.isFinite(grams) && grams >= 1 ? Math.round(grams) : null
}

/** "quantas porções de 400 ml saem de um caldeirão de 20 litros?" */
export const potQuestions: Reader = (said) =>
  [...said.matchAll(questionSentences)].flatMap(({ 0: sentence, index }): Found[] =>
    ofPot.test(sentence) && !/cachaca|pinga|garrafa/.test(sentence) && potIn(sentence)
      ? [
          {
            start: index + sentence.search(/\S/u),
            end: index + sentence.length,
            wishes: [{ kind: 'question', about: 'yields' }],
          },
        ]
      : [],
  )
const ofPot = /quant[oa]s (?:porcoes|pratos|canecas|cumbucas|tigelas|potes|marmitas|pessoas)/u

export const itemQuestions: Reader = (said, { items, whole }) =>
  [...said.matchAll(questionSentences)].flatMap(({ 0: sentence, index }): Found[] => {
    if (polite.test(sentence) || !asks.test(sentence) || healthWords.test(sentence)) return []
    const own = itemIn(sentence, items)
    const before =
      own ??
      itemIn(
        whole
          .slice(0, index)
          .split(/[.!?;\n]/)
          .filter((one) => one.trim() !== '')
          .at(-1) ?? '',
        items,
      )
    const name = nameIn(sentence)
    const value = price.exec(sentence)?.[1]
    const grams = gramsIn(sentence)
    for (const [about, words, needs] of subjects) {
      if (!words.test(sentence)) continue
      const item = needs === 'item' ? (about === 'replaces' ? before : own) : own
      if (needs === 'item' && item === undefined) continue
      if (needs === 'price' && (value === undefined || (item === undefined && name === undefined))) continue
      if (needs === 'name' && name === undefined && item === undefined) continue
      if (needs === 'weight' && (grams === null || foodIn(sentence) === null)) continue
      // The item says what it is about.
      const what = needs === 'weight' ? foodIn(sentence)?.name : item === undefined ? name : undefined
      const wish: Found['wishes'][number] = {
        kind: 'question',
        about,
        ...(item === undefined || needs === 'weight' ? {} : { item }),
        ...(what === undefined ? {} : { what }),
        ...(value === undefined ? {} : { price: Number(value.replace(',', '.')) }),
        ...(grams === null || needs !== 'weight' ? {} : { count: grams }),
      }
      const start = index + sentence.search(/\S/u)
      return [{ start, end: index + sentence.length, wishes: [wish] }]
    }
    return []
  })
