/** Forms of dishes that owners ask for by name, and how names of recipes show them. */
import { foldAccents } from '../language/text.ts'
import { memoized } from '../memoized.ts'

/** By form, as screens write it: the owner's words, and the words in the name of a recipe of that form. */
const forms = {
  caldo: ['cald(?:o|inho)s?|sopas?|sopinhas?', '(?<!(?:n|d|a)[oe]? )caldo|caldinho|sopa|gaspacho'],
  espetinho: ['espet(?:o|inho)s?|churrasquinhos?', 'espet'],
  sanduíche: ['sanduich(?:e|inho)s?|sandubas?|lanches? no pao', 'sanduiche|^pao |hamburguer|burger|disco de'],
  hambúrguer: ['hamburguer(?:es|zinhos?)?|burgers?|hamburgers?', 'hamburguer|burger|^disco de .* no pao'],
  tapioca: ['tapiocas?|tapioquinhas?', 'tapioca'],
  salada: ['saladas?|saladinhas?', 'salada|vinagrete de polvo|carpaccio'],
  massa: [
    'massas?|macarronadas?',
    'penne|nhoque|(?<!em )(?<!\\p{L})massas?(?!\\p{L})|macarrao|ravioli|lasanha',
  ],
  risoto: ['risotos?|risotto', 'risoto'],
  bolinho: ['bolinhos?|croquetes?|bolinhas', 'bolinho|croquete|disquinho|disco de'],
  pastel: ['past(?:el|eis)|pasteizinhos?|pastelzinho', 'pastel'],
  moqueca: ['moquecas?', 'moqueca'],
  escondidinho: ['escondidinhos?', 'escondidinho'],
  cuscuz: ['cuscuz(?:es)?', 'cuscuz'],
  ceviche: ['ceviches?', 'ceviche'],
  bolo: ['bol(?:o|os)', '^bolo'],
  pudim: ['pudi(?:m|ns)', 'pudim'],
  torta: ['tortas?', 'torta'],
  mousse: ['mousses?|musses?', 'mousse'],
  pizza: ['pizzas?', 'pizza'],
  crepe: ['crepes?|panquecas?', 'crepe|panqueca'],
  taco: ['tacos?', 'taco'],
  arroz: ['arrozes', '^arroz'],
  barrinha: ['barr(?:a|inha)s?', '^barr(?:a|inha)'],
} as const satisfies Readonly<Record<string, readonly [said: string, named: string]>>

export type DishForm = keyof typeof forms
export const dishForms = Object.keys(forms) as [DishForm, ...DishForm[]]

const saidAs = Object.entries(forms).map(
  ([form, [said]]) => [form as DishForm, new RegExp(`^(?:${said})$`, 'u')] as const,
)
const namedAs: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(forms).map(([form, [, named]]) => [form, new RegExp(named, 'u')]),
)

/** The form that an owner's word names. */
export const formOf = (word: string): DishForm | undefined =>
  saidAs.find(([, words]) => words.test(foldAccents(word).toLowerCase()))?.[0]

/** "um dos caldos": the form of the dishes that are meant. */
export const formOfThese = (text: string): DishForm | undefined => {
  const [, word = ''] = /(?<!\p{L})(?:uma?|dois|duas|tr[eê]s|\d) d[oa]s (\p{L}+)/iu.exec(text) ?? []
  return formOf(word)
}

/** Whether a dish of that name has the form. */
export const hasForm = (name: string, form: string): boolean =>
  namedAs.get(form)?.test(foldAccents(name).toLowerCase()) ?? false

/** How else owners call a form, in limits and sections of their menus. */
const alsoCalled: Partial<Record<DishForm, string>> = {
  espetinho: 'espeto, churrasquinho',
  hambúrguer: 'burger',
  caldo: 'caldinho, sopa',
  massa: 'macarrão',
}

/** The forms of a dish of that name, in the owner's words. */
export const formWordsOf = memoized((name) =>
  dishForms
    .filter((form) => hasForm(name, form))
    .flatMap((form) => [form, alsoCalled[form] ?? []].flat())
    .join(', '),
)
