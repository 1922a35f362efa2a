/** What a new menu adds, and what it adds nothing of. */
import { foldInPlace } from '../../text/fold.ts'
import { food, maybe, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

const adds =
  'nov[oa]s?|novidades?|invent\\w+|acrescent\\w+|cri(?:a|ar|e|em|ando|ac\\w+)|inclu\\w+|adicion\\w+|a mais|alem d\\w+|diferente\\w*|outr[oa]s?|mais (?:um|uma|nenhum\\w*|nada)|lanc\\w+|coloc\\w+ mais|bot\\w+ mais'
const dishes = 'pratos?|comidas?|receitas?|petiscos?|sobremesas?|entradas?|cozinha'
const drinks =
  'drinks?|drinques?|bebidas?|coquet\\w+|bar|carta|rotulos?|cervejas?|vinhos?|caipirinhas?|barman'
const things = 'it[eo]\\w*|coisas?|opc\\w+|nada|novidades?|produtos?|cardapio|menu|linhas?|sabores|casa'

/** A dish, a drink or anything, by the noun. */
function ofKind(fields: Fields, slots: Slots): Fields {
  slots.items()
  const words = foldInPlace(slots.text).toLowerCase()
  const isDrink = has(drinks).test(words)
  const isDish = has(dishes).test(words)
  return { ...fields, what: isDrink === isDish ? 'any' : isDrink ? 'drink' : 'dish' }
}

/** "de 2 a 3 combos", "combo só um": the last figure is how many. */
function counted(fields: Fields, slots: Slots): Fields | null {
  const figures: number[] = []
  for (let next = slots.number(); next !== undefined; next = slots.number()) figures.push(next)
  const isOne = /(?<![a-z])(?:so )?uma?(?: so)?(?![a-z])/.test(slots.said)
  const count = figures.at(-1) ?? (isOne ? 1 : undefined)
  return count === undefined || count > 12 ? null : { ...fields, count }
}

/** Its parts: items of the house, and foods that it does not sell yet. */
function combined(fields: Fields, slots: Slots): Fields | null {
  const parts: string[] = []
  for (let next = slots.nextNamed(); next !== undefined; next = slots.nextNamed()) {
    if (next === null) return null
    parts.push(next)
  }
  parts.push(...slots.foods())
  return parts.length < 1 || parts.length > 3 ? null : { ...fields, count: 1, with: parts }
}

const combo =
  'combos?|combinho|casadinha|kits?|pacotes?|dupla|promocao casada|preco so|junto\\w*|junt(?:ar|a|em)|combin\\w+'
const making =
  'faz\\w*|fac\\w+|mont\\w+|cri\\w+|quero|queria|queremos|gostari\\w+|sugir\\w+|suger\\w+|inclu\\w+|bol(?:a|ar|e|em)|pens\\w+|precis\\w+|ter|seria (?:bom|legal)|falt\\w+|invent\\w+|proposta|vend\\w+'

/** Read first, as other readers take the dishes for those that stay or leave. */
export const nothingNew: readonly Rule[] = [
  {
    words: [
      has(`(?:nao|nem|nada|nenhum\\w*|sem|zero|dispens\\w+|evit\\w+|proibid\\w+|chega de|nem pens\\w+)`),
      has(adds),
      has(`${dishes}|${drinks}|${things}`),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|WEEKDAY|DATE|combo\\w*|preco\\w*|precis\\w+|foto\\w*|pagina\\w*|letra\\w*|folha\\w*|FOOD|nao (?:serve|tem problema)|sem alcool|secao|secoes|nome\\w*',
    ),
    strange: 1,
    form: wish('noNew', {}, { turn: ofKind }),
  },
  // "só trabalhar com o que já existe"
  {
    words: [
      // "só que" is a "but".
      has('(?:so(?! que)|somente|apenas|trabalh\\w+ com|limit\\w+|us\\w+)'),
      has(
        '(?:que )?(?:ja |eu |a gente )*(?:exist\\w+|(?:tem|temos|tenho)(?! (?:que|de))|esta[o]?|estao|tao|vend\\w+|serv\\w+|faz\\w*)(?: (?:ai|la|hoje|aqui|na casa))*|atuais|de hoje|da planilha|do cardapio atual|de sempre',
      ),
      has('pratos?|drinks?|bebidas?|o que|it[eo]\\w*|que|comidas?'),
      has(
        'trabalh\\w+|quero|use\\w*|fic\\w+|so pode|pode ter|com o que|com os|cardapio|aproveit\\w+|arrum\\w+',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|WEEKDAY|DATE|HOUR|FOOD|pouc\\w+|mais|foto\\w*|preco\\w*|nao|folhas?|paginas?|lados?|frente|client\\w+|gente|povo|quem',
    ),
    strange: 1,
    form: wish('noNew', {}, { turn: ofKind }),
  },
]

export const menuNew: readonly Rule[] = [
  ...nothingNew,
  {
    words: [has('combos?'), has('NUMBER|so uma?|um so|uma so|apenas um')],
    not: has(
      'ITEM(?! (?:cardapio))|MONEY|PERCENT|WEEKDAY|HOUR|DATE|tir\\w+|cort\\w+|nao (?:quero|precis\\w+)',
    ),
    strange: 2,
    form: wish('newCombo', {}, { turn: counted }),
  },
  {
    words: [has(combo), has(making), has('ITEM')],
    not: has(
      'MONEY|PERCENT|NUMBER|WEEKDAY|HOUR|DATE|nao|sem|nada|nenhum\\w*|tir\\w+|cort\\w+|mais junto|vend\\w+ mais',
    ),
    strange: 1,
    told: true,
    form: wish('newCombo', {}, { turn: combined }),
  },
  {
    words: [has('combos?'), has('falt\\w+|ideias?|sugest\\w+|vejam|veja|propon\\w+')],
    not: has('ITEM(?! cardapio)|MONEY|PERCENT|NUMBER|nao|sem|nada'),
    strange: 2,
    form: wish('newCombo', {}),
  },
  {
    words: [
      has('drinks?|drinques?|coquet\\w+|mocktails?|bebidas?|caipirinhas?|batidas?|sodas?|sucos?'),
      has(
        '(?:sugir\\w+|suger\\w+|adicion\\w+|acrescent\\w+|cri\\w+|invent\\w+|inclu\\w+|ideias?|bol(?:a|ar|e|em)|bot\\w+ mais|coloc\\w+ mais|mais) (?:\\w+ ){0,3}(?:um|uma|nov\\w+|mais|de|ITEM)|novidade',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|WEEKDAY|DATE|nao|nada|nem|vend\\w+ mais|combo\\w*|foto\\w*|preco\\w*|destaque|ITEM(?! (?:drinks?|drinques?|bebidas?|cervejas?))',
    ),
    strange: 2,
    form: wish('newDrink', { what: maybe(food) }),
  },
]
