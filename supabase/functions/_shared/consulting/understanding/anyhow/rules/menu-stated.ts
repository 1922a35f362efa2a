/** What owners state plainly of a menu: a notice to print, a price that stays, what an item costs, which page is whose. */
import { olderGuests } from '../../../base/request/recipe-wishes.ts'
import { foldInPlace } from '../../text/fold.ts'
import { ask, eachNamed, type Form, item, type Rule, said, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Turn = NonNullable<Form['turn']>

/** "Coloque um aviso de que a meia a meia é cobrada pelo sabor mais caro": printed as it was said. */
const notice: Rule = {
  words: [
    has(
      'avisos?|recados?|observac(?:ao|oes)|lembretes?|avis(?:ar|ando|em?) (?:\\w+ ){0,2}(?:n[oa]|pel[oa]) (?:cardapio|menu|pagina|rodape|pe)',
    ),
    has(
      'coloqu\\w+|coloc\\w+|bot\\w+|poe|por|ponh\\w+|inclu\\w+|escrev\\w+|quero|queria|queremos|precis\\w+|deix\\w+|avis\\w+|ter',
    ),
    has('que|de|dizendo|avisando|explicando|sobre|falando'),
  ],
  not: has(
    'ITEM.*(?:WEEKDAY|DATE|HOUR)|(?:lev\\w+|contem|tem|feit\\w+|sem|com|ter|cont\\w+) (?:\\w+ ){0,2}FOOD|pimenta|ardid\\w+|vegan\\w+|vegetarian\\w+|garcom|equipe|garconete|atendente\\w*|nao (?:quero|precisa|coloqu\\w+|bot\\w+)|alergen\\w+|alerg\\w+|gluten|lactose|antecedencia|encomenda|dias?|horas?',
  ),
  strange: 9,
  told: true,
  form: wish('pageNote', { note: said }, { turn: withRest }),
}

/** "mantém o nome e o preço" */
const nameAndPrice: Rule = {
  words: [
    has('ITEM'),
    has(
      'mant\\w+|fica\\w*|fique\\w*|continu\\w+|conserv\\w+|preserv\\w+|nao (?:mud\\w+|mex\\w+|troqu\\w+|alter\\w+)|segue\\w*',
    ),
  ],
  written: [
    has(
      '(?:o )?nome(?: dela| dele)? (?:e|nem) (?:o |no )?(?:mesmo )?preco|(?:o )?preco(?: dela| dele)? (?:e|nem) (?:o |no )?(?:mesmo )?nome',
    ),
  ],
  not: has('MONEY|PERCENT|NUMBER|DATE|ITEM.*ITEM|sem|pode\\w* (?:mud|mex)\\w+'),
  strange: 6,
  form: wish(
    'keepItem',
    { part: 'name' },
    {
      each: eachNamed,
      also: [{ kind: 'keepPrice', fields: {}, turn: ({ item: kept }) => ({ item: kept }) }],
    },
  ),
}

/** "minha cerveja é 15 e fica 15": twice the same price. */
const samePrice: Turn = ({ item: kept }, slots: Slots) => {
  const [one, other] = [slots.amount(), slots.amount()]
  return one !== undefined && one === other ? { item: kept } : null
}
const stays: Rule = {
  words: [
    has('ITEM'),
    has('(?:e|ta|esta|custa|sai|vendo|cobro)(?: \\w+)? (?:MONEY|NUMBER)'),
    has('(?:fica|continua|vai ficar|segue|permanece|mantem|sera)(?: \\w+)? (?:MONEY|NUMBER)'),
  ],
  not: has('PERCENT|DATE|sub\\w+|aument\\w+|baix\\w+|ITEM.*ITEM'),
  strange: 2,
  form: wish('keepPrice', { item }, { turn: samePrice }),
}

/** "só sei que a panelada me sai uns 11 reais e o torresmo 7": what the owner pays for each. */
const costEach: Form['each'] = {
  field: 'item',
  take: (slots) => {
    const named = slots.items()
    const costs: number[] = []
    for (let next = slots.amount(); next !== undefined; next = slots.amount()) costs.push(next)
    return named.length > 0 && named.length === costs.length
      ? named.map((name, at) => `${costs[at]} ${name}`)
      : []
  },
}
const costs: Rule = {
  words: [has('ITEM'), has('MONEY|NUMBER')],
  written: [
    has(
      '(?:me|pra mim|para mim|aqui) (?:sai|saem|custa|custam|fica|ficam)|custo d[oae]s?|(?:sai|custa|fica) (?:pra|para) (?:mim|casa|fazer|a casa)|gasto',
    ),
  ],
  not: has(
    'PERCENT|DATE|WEEKDAY|vend\\w+|cobr\\w+|client\\w+|subi\\w*|aument\\w+|era|antes|mais|menos|quanto|qual|ou',
  ),
  beside: has('so|sei|que|q|uns|umas|mais ou menos|cerca|por volta|custos?|anotad\\w+|reais'),
  strange: 1,
  form: wish(
    'costNow',
    {},
    {
      ...(costEach && { each: costEach }),
      turn: ({ item: found }) => {
        const [, price = '', name = ''] = /^([\d.]+) (.+)$/.exec(String(found)) ?? []
        return { item: name, price: Number(price) }
      },
    },
  ),
}

const poured = /bebid|drink|cervej|chopp?e|sem alcool|dose|vinho|suco|refri|coquet|bar(?![a-z])/

/** "bebida na última página, carne na primeira" */
const pageEach: Rule = {
  words: [has('ITEM')],
  written: [
    has('n[oa] (?:primeira|1a|1|ultima|segunda|2a) pag\\w*|pag\\w* (?:1|2|um|dois)|n[oa] (?:1a|primeira)'),
  ],
  not: has('MONEY|PERCENT|vale|compensa|qual|quais|foto\\w*|nao'),
  strange: 2,
  form: wish(
    'sections',
    {},
    {
      turn: (_fields, slots) => {
        const today = [
          ...new Set(
            slots.names.flatMap(({ section, isSection }) => (isSection || section == null ? [] : [section])),
          ),
        ]
        const at = (words: RegExp) => {
          const said = words.exec(foldInPlace(slots.text).toLowerCase())?.[1]?.replace(/s$/, '')
          if (said === undefined) return []
          const found = today.filter((one) => {
            const section = foldInPlace(one).toLowerCase()
            return section.includes(said) || (said === 'bebida' && poured.test(section))
          })
          return found.length > 0 ? found : null
        }
        const first = at(/([a-z]{4,}) (?:fica\w* |vem |vai )?n[oa] (?:primeira|1a|1)(?![a-z])/)
        const last = at(/([a-z]{4,}) (?:fica\w* |vem |vai )?n[oa] ultima(?![a-z])/)
        slots.takeRest()
        if (first === null || last === null) return null
        const rest = today.filter((one) => !first.includes(one) && !last.includes(one))
        const names = [...first, ...rest, ...last]
        return first.length + last.length > 0 && names.length > 1 && names.length <= 12 ? { names } : null
      },
    },
  ),
}

/** "pq a turma é mais velha": who reads the page, and no group of friends. */
const olderReaders: Rule = {
  words: [has('turma|galera|pessoal|povo|clientela|freguesia|publico|gente')],
  written: [has('(?:e|eh|ta|sao|mais|bem|ja) (?:mais |bem |ja )?(?:velh\\w+|idos\\w+|coroas?|de idade)')],
  not: has('MONEY|PERCENT|NUMBER|ITEM|nao|nem|letras?|fontes?|corpo|tamanho'),
  strange: 1,
  form: wish('audience', { what: olderGuests }),
}

export const menuStated: readonly Rule[] = [olderReaders, notice, nameAndPrice, stays, costs, pageEach]

const noneNamed = 'ITEM(?! (?:pratos?|itens|item|produtos?|cardapio|menu))'

/** Questions read before all others. */
export const menuStatedAsked: readonly Rule[] = [
  // "tem item me dando prejuízo?"
  {
    words: [
      has('item|itens|pratos?|coisas?|produtos?|algum\\w*|algo'),
      has('preju\\w+|no vermelho|perc?o dinheiro|perdendo dinheiro|nao se paga\\w*'),
      has('tem|ha|existe|qual|quais|algum\\w*|que'),
    ],
    not: has(`MONEY|PERCENT|WEEKDAY|${noneNamed}`),
    strange: 2,
    form: { ...ask('weakest'), turn: withRest },
  },
  // "vale botar a linguiça na 1ª página?"
  {
    words: [has('ITEM'), has('vale|compensa|devo|adianta|sera|faz sentido')],
    written: [has('(?:primeira|1a|1) pag\\w*|n[oa] (?:capa|frente|comeco|alto|topo)')],
    not: has('MONEY|PERCENT|ITEM.*ITEM|foto\\w*|qual|quais|tir\\w+|cort\\w+'),
    strange: 4,
    form: { ...ask('showWorth', { item }), turn: withRest },
  },
  // "o espetinho a 9 tá barato?"
  {
    words: [
      has('ITEM'),
      has('(?:a|por|de|custando) (?:MONEY|NUMBER)|MONEY|NUMBER'),
      has('barat\\w+|car[oa]|bem cobrad[oa]|justo|certo|defasad[oa]|bom preco'),
    ],
    not: has('PERCENT|DATE|WEEKDAY|ITEM.*ITEM|ficar|sub\\w+|baix\\w+|combo\\w*'),
    strange: 2,
    form: {
      ...ask('fairPrice', { item }),
      // Another price than today's is asked about as such.
      turn: (fields, slots) =>
        slots.amount() === slots.priceOf(String(fields.item)) ? withRest(fields, slots) : null,
    },
  },
  // "quarta é fraco, vale fazer uma promoção? qual?"
  {
    words: [
      has('WEEKDAY'),
      has('promoc\\w+|promo|oferta\\w*|desconto|acao'),
      has('vale|compensa|devo|adianta|qual|que|faz\\w*|ajuda'),
    ],
    not: has('PERCENT|MONEY|DATE|HOUR|ITEM'),
    strange: 3,
    form: {
      ...ask('dayOffer'),
      turn: (fields, slots) => {
        const weekdays = slots.weekdays()
        slots.takeRest()
        return weekdays ? { ...fields, weekdays } : null
      },
    },
  },
]
