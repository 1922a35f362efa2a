/** What an item is, as far as the menu tells, and which words fit it. */
import { itemKind } from '../../base/house/item-kind.ts'
import { foldAccents } from '../../base/language/text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { drinkAlcohol, isDrink, isHot, type Shown } from './menu-items.ts'

/** How an item comes to the guest. */
export const serves = [
  'dish',
  'neat',
  'muddled',
  'rabo',
  'stirred',
  'blended',
  'mixed',
  'soft',
  'bottled',
  'coconut',
  'hot',
] as const
export type Serve = (typeof serves)[number]

export type ItemFacts = {
  serve: Serve
  /** Pieces in a portion; null where the menu gives no number. */
  pieces: number | null
  /** R$; null if unknown. */
  price: number | null
  /** Name and description, without accents, in lower case. */
  words: string
}

const numbers = ['', 'uma?', 'dois|duas', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** Pieces that a text counts: "8 un", "seis unidades". */
function piecesIn(text: string): number | null {
  const found = /(\d+|\p{L}+) (?:un|unid|unidades|pecas)(?!\p{L})/u.exec(
    text.replace(/(\d)(?=un)/g, '$1 '),
  )?.[1]
  if (found === undefined) return null
  if (/^\d+$/.test(found)) return Number(found)
  const at = numbers.findIndex((number) => number !== '' && new RegExp(`^(?:${number})$`).test(found))
  return at < 0 ? null : at
}

/** Soft drinks that are opened and not made. */
const canned =
  /^(?:refri(?:gerante)?s?|coca(?:[ -]cola)?|guarana|fanta|sprite|pepsi|kuat|soda limonada|agua tonica|tonica|energeticos?|red bull|aguas?(?: mineral| com gas| sem gas)*)(?: (?:zero|diet|lata|litro|garrafa|\d.*))*$/

function serveOf(item: Shown): Serve {
  if (!isDrink(item)) return 'dish'
  if (isHot(item)) return 'hot'
  const name = foldAccents(spokenName(item.name)).toLowerCase()
  if (itemKind(item) === 'beer' && !/chopp?e?\b/.test(name)) return 'bottled'
  if (canned.test(name)) return 'bottled'
  if (!drinkAlcohol(item)) return /^(aguas? de coco|cocos?)\b/.test(name) ? 'coconut' : 'soft'
  if (/^(caipi|mojito)/.test(name)) return 'muddled'
  if (/^rabo de galo/.test(name)) return 'rabo'
  if (/^(batida|pina colada|frozen)/.test(name)) return 'blended'
  if (/^(negroni|boulevardier|americano|dry martini|martini|manhattan|old fashioned)/.test(name))
    return 'stirred'
  const poured =
    /^(vinhos?|tintos?|brancos?|rose|espumantes?|laranja natural|cachaca|dose|tequila|vod[ck]a|rum|licor|conhaque|whisky|uisque|vinho|taca|cerveja|chopp?e?)\b/
  // With honey or cola it is mixed.
  if (/ com /.test(name)) return 'mixed'
  const ofShelf = /^(vinhos?|espumantes?|doses?|cachacas?|shots?|destilados?|aguardentes?)\b/.test(
    foldAccents(item.section ?? '').toLowerCase(),
  )
  return ofShelf || poured.test(name) || itemKind(item) === 'dose' || /\d+ ?ml\b/.test(name)
    ? 'neat'
    : 'mixed'
}

export const factsOf = (item: Shown): ItemFacts => {
  const words = foldAccents(`${item.name} ${item.description ?? ''}`).toLowerCase()
  return { serve: serveOf(item), pieces: piecesIn(words), price: item.price || null, words }
}

const isDish = ({ serve }: ItemFacts) => serve === 'dish'
const iced: readonly Serve[] = ['muddled', 'mixed', 'soft', 'stirred', 'blended']
const garnished: readonly Serve[] = ['muddled', 'mixed', 'stirred', 'blended']
/** Made by hand at the bar. */
export const built: readonly Serve[] = [...garnished, 'rabo']
const has = (word: RegExp) => (item: ItemFacts) => word.test(item.words)

/** When a wording may be used: each row names words, and what an item must be to hear them. */
const conditions: readonly (readonly [words: RegExp, fits: (item: ItemFacts) => boolean])[] = [
  [/ímpar|sobra um(?!\p{L})/iu, ({ pieces }) => pieces !== null && pieces % 2 === 1],
  [/conta certa|dá certinho/iu, ({ pieces }) => pieces !== null && pieces % 2 === 0],
  [/(?<!\p{L})(gelo|gelado)(?!\p{L})/iu, ({ serve }) => serve === 'dish' || iced.includes(serve)],
  [/guarni|casca torcida/iu, (item) => isDish(item) || garnished.includes(item.serve)],
  [
    /ao preparo|o preparo|se monta|montando|duas mãos|prepara|ver fazer|receita|improviso|nascer/iu,
    (item) => isDish(item) || built.includes(item.serve),
  ],
  [/torneira|régua|copo \{do\}/iu, ({ serve }) => serve !== 'bottled'],
  [/socad|socar|macer/iu, ({ serve }) => serve === 'muddled'],
  // Coffee or cane sugar in a caipirinha is no fruit to cut.
  [
    /(?<!\p{L})frutas?(?!\p{L})|casca amarga|tirar o suco/iu,
    ({ serve, words }) =>
      serve === 'soft'
        ? /\b(sucos?|limonadas?|refrescos?|smoothies?|vitaminas?|polpa|fruta|kombucha|soda)\b/.test(words)
        : serve !== 'bottled' && (serve !== 'muddled' || !/de (cafe|rapadura|mel)\b/.test(words)),
  ],
  // A coffee or a milk-shake stands for no drink with alcohol.
  [
    /álcool/iu,
    ({ serve, words }) =>
      serve !== 'hot' && !(serve === 'soft' && /shake|frapp|cold brew|vitamina|cafe|leite/.test(words)),
  ],
  [/mesa posta|cadeira puxada/iu, isDish],
  [/veja a fumaça|recheio|um bolinho/iu, ({ words }) => !/^dadinho/.test(words)],
  [/liquidificador/iu, ({ serve }) => serve === 'blended'],
  [/o copo vazio e o gelo/iu, ({ serve }) => serve === 'mixed' || serve === 'stirred'],
  [/a colher girando/iu, ({ serve }) => serve === 'rabo' || serve === 'stirred'],
  [
    /em outro dia|na outra semana|de um dia só|Nos outros|dia da semana pelo/iu,
    has(/\b(so|somente|apenas)\b|\((segunda|terca|quarta|quinta|sexta|sabado|domingo)/),
  ],
  [
    /(?<!\p{L})(fome|garf\p{L}+|mordida|crocan\p{L}+|mastig\p{L}+|talher\p{L}*|talheres|cozinha|comer|prato fundo|farofa)(?!\p{L})/iu,
    isDish,
  ],
  [/(?<!\p{L})liso(?!\p{L})|bolso/iu, ({ price }) => price !== null && price <= 25],
  [/dividir a conta|rachar/iu, ({ price }) => price !== null && price >= 25],
  [/caipirinha/iu, (item) => isDish(item) || /caipirinha/.test(item.words)],
  [
    /cacha[cç]a/iu,
    (item) =>
      isDish(item) ||
      /cachaca|caipirinha|rabo de galo|dose|^alambique|^carvalho|^castanheira/.test(item.words),
  ],
  [/vermute/iu, has(/rabo de galo|vermute|negroni|manhattan|boulevardier/)],
  [/da madeira|barril|envelhec/iu, has(/envelhecid|carvalho|castanheira|amburana|balsamo|premium|madeira/)],
]

/** Whether a wording fits what the item is. */
export const suits = (item: ItemFacts, wording: string): boolean =>
  conditions.every(([words, fits]) => !words.test(wording) || fits(item))
