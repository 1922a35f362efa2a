/** What an owner asks of the printed page of a menu, and of its number of items. */

import { everyItem } from '../../base/request/match-item.ts'
import type { LayoutId } from '../../base/request/menu-wishes.ts'
import type { Draft, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { allergyWords } from '../text/health-words.ts'
import { type About, planReadings } from './menu-plan/index.ts'
import { pattern, type Reading } from './menu-plan/reading.ts'

/** Words that lead to such a wish and add nothing to it. */
const lead = `(?:(?:e|so|de|da|na|no|o|a|um|uma|os|as|que|tudo|ele|se der|por favor|pfv|cardapio|menu|novo|eu|gente|quero|queria|queremos|gostaria|preciso|precisa|tem|tem que|tem de|deve|pode|ser|ter|tenha|caber|caiba|ficar|fique|vir|venha|usar|usa|use|fazer|faz|faca|bota|bote|botar|coloca|coloque|colocar|ponha|poe|tambem|com|em)\\s+)*`
const no = `(?:sem|nao quero|nao queremos|nada de|nao precisa de|nao bota|nao usa|dispenso)\\s+(?:ter\\s+|por\\s+|usar\\s+|nenhum(?:a)?\\s+|os?\\s+|as?\\s+)?`
const photo = '(?:fotos?|fotografias?|imagens?|imagem)'
const currency = '(?:cifr(?:ao|oes)|r\\$|simbolo d[eo] real)'
const allergen = `(?:gluten|leite|lactose|ovos?|peixes?|camarao|crustaceos?|castanhas?|amendoim|soja|alergenicos?)`

/** Someone's health may depend on the words: they are left to the readers of allergies. */
const layout = (...ids: LayoutId[]) => ids.map((what): WishContent => ({ kind: 'layout', what }))

const numbers = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : numbers.indexOf(word))
const number = `(\\d{1,2}|${numbers.slice(2).join('|')})`

/** What is asked of the page. */
export const pageReadings: readonly Reading[] = [
  {
    words: pattern(
      `${lead}(?:e\\s+)?(?:(?:n?uma|1)\\s+)?(?:(?:so|unica)\\s+)?(?:folha\\s+(?:so\\s+|unica\\s+)?(?:a[345]\\s*)?,?\\s*)?(?:de\\s+)?frente\\s+e\\s+verso`,
    ),
    wishes: () => layout('one_sheet'),
  },
  {
    words: pattern(`${lead}(?:n?uma|em uma)\\s+(?:so\\s+|unica\\s+)?folha(?:\\s+so|\\s+unica|\\s+a[345])*`),
    wishes: () => layout('one_sheet'),
  },
  {
    words: pattern(
      `${lead}(?:letras?|fontes?)\\s+(?:bem\\s+|mais\\s+|muito\\s+)?(?:grandes?|maior(?:es)?|graudas?|legive(?:l|is))`,
    ),
    wishes: () => layout('large_type'),
  },
  {
    words: pattern(
      `${lead}${no}(?:${photo}|${currency})(?:\\s+(?:nem|e|ou)\\s+(?:${no})?(?:${photo}|${currency}))*(?:\\s+d[eo]s?\\s+(?:comida|pratos?|itens))?(?:\\s+n[oa]\\s+(?:cardapio|menu|papel))?`,
    ),
    wishes: ([said = '']) => [
      ...(new RegExp(photo).test(said) ? layout('no_photos') : []),
      ...(new RegExp(currency).test(said) ? layout('no_currency') : []),
    ],
  },
  {
    words: pattern(
      `${lead}(?:(?:nem|e)\\s+)*(?:sem|nao quero|nada|evit[ae]r?)\\s+(?:nada\\s+)?(?:(?:em|de|com|na cor|o|cor)\\s+)*vermelh[oa]`,
    ),
    wishes: () => layout('no_red'),
  },
  {
    words: pattern(
      `${lead}(?:marca|marcar|marque|sinaliza|sinalizar|sinalize|indica|indicar|indique|identifica|identificar)\\s+(?:(?:o|a|os|as|que|quem|onde|item|prato|pratos|tem|leva|levam|contem)\\s+)*${allergen}(?:(?:\\s*,\\s*|\\s+e\\s+|\\s+)(?:o\\s+|a\\s+|os\\s+|as\\s+)?${allergen})*`,
    ),
    careful: true,
    wishes: () => layout('marked_allergens'),
  },
  {
    words: pattern(
      `${lead}(?:(?:pratos?|itens|item)\\s+)?mais\\s+car[oa]s?\\s+(?:vem\\s+|em\\s+)?(?:primeiro|em cima|no topo|no comeco|la em cima|na frente)`,
    ),
    wishes: () => layout('dearest_first'),
  },
  {
    words: pattern(
      `${lead}(?:versao\\s+|traducao\\s+)?(?:traduz\\p{L}*\\s+)?(?:em|pra|para|pro)\\s+(?:o\\s+|portugues\\s+e\\s+(?:em\\s+)?)?ingles(?:\\s+tambem)?|${lead}bilingue`,
    ),
    wishes: () => layout('english'),
  },
  {
    words: pattern(
      `${lead}(?:tira|tirar|tire|corta|cortar|corte|remove|remover)\\s+(?:ai\\s+)?(?:uns\\s+|umas\\s+|pelo menos\\s+|mais ou menos\\s+)?${number}\\s+(?:pratos|itens|opcoes|coisas)(?!\\s+(?:de|do|da|dos|das|com|que|sem)(?!\\p{L}))`,
    ),
    wishes: ([, count = ''], { items }) => {
      const left = items - numberOf(count)
      return left > 0 ? [{ kind: 'count', count: left, bound: 'at_most', of: 'items' }] : []
    },
  },
  // "corte de 3 a 5 itens"
  {
    words: pattern(
      `${lead}(?:(?:pode|podem|quero|um|uma|fazer|faz|faca)\\s+)*(?:tira|tirar|tire|corta|cortar|corte|cortes|remove|remover|enxugar)\\s+(?:de\\s+|entre\\s+)?${number}\\s+(?:a|e|ou|ate)\\s+${number}\\s+(?:pratos|itens|opcoes|coisas)(?!\\s+(?:de|do|da|dos|das|com|que|sem)(?!\\p{L}))`,
    ),
    wishes: ([, few = '', many = ''], { items }) => {
      const [least, most] = [items - numberOf(many), items - numberOf(few)]
      return least > 0 && least < most
        ? [
            { kind: 'count', count: most, bound: 'at_most', of: 'items' },
            { kind: 'count', count: least, bound: 'at_least', of: 'items' },
          ]
        : []
    },
  },
  {
    words: pattern(
      `(?:o resto|os outros|os demais|os outros precos)\\s+podem?\\s+(?:subir|aumentar)\\s*,?\\s*(?:mas\\s+)?(?:so\\s+)?(?:no maximo|ate|no max)\\s+(\\d{1,2})\\s*(?:%|por cento)?`,
    ),
    wishes: ([, percent = '']) =>
      Number(percent) > 0 ? [{ kind: 'capPrice', item: everyItem, percent: Number(percent) }] : [],
  },
]

/** Numbers of a list: "1) …; 2) …" */
const listNumbers = /(?<=^|[;\n.]\s*)\d{1,2}\s*[)\-.]\s/gu

/**
 * Reads the wishes on the page and on the menu's plan, and the rest of the text without their words.
 * @param own the readings to apply
 */
export function withReadings(
  text: string,
  own: readonly Reading[],
  about: Omit<About, 'said'>,
  readRest: (rest: string) => Draft,
): Draft {
  let rest = text.replace(listNumbers, (found) => `.${' '.repeat(found.length - 1)}`)
  const wishes: DraftWish[] = []
  const allergic = allergyWords.test(foldInPlace(text))
  for (const { words, careful, wishes: wishesOf } of own) {
    if (careful && allergic) continue
    for (const found of foldInPlace(rest).matchAll(words)) {
      const [start, end] = [found.index, found.index + found[0].length]
      const read = wishesOf(found, { ...about, said: text })
      if (read.length === 0) continue
      const lead = /^[\s,;:]*/.exec(found[0])?.[0].length ?? 0
      wishes.push(...read.map((wish) => ({ wish, start: start + lead, end })))
      // A full stop, so that the words on both sides are not read as one clause.
      rest = `${rest.slice(0, start)}.${' '.repeat(end - start - 1)}${rest.slice(end)}`
    }
  }
  if (wishes.length === 0) return readRest(text)
  const draft = readRest(rest)
  return {
    ...draft,
    wishes: [...draft.wishes, ...wishes],
    unread: draft.unread.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(rest.slice(start, end))),
  }
}

/** Reads what an owner asks of a menu. */
export const withPageWishes = (
  text: string,
  about: Omit<About, 'said'>,
  readRest: (rest: string) => Draft,
): Draft => withReadings(text, [...planReadings, ...pageReadings], about, readRest)
