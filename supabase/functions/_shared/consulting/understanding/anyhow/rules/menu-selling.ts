/** What sells little on a menu: parts of it that owners ask about, items that go if they sell badly, two of one kind. */
import { ask, eachNamed, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

const little =
  '(?:vend\\w+|sa[ei]\\w*|gir\\w+|ped\\w+)(?: \\w+)? (?:pouc[oa]s?|pouquinh[oa]s?|mal|menos|quase nada)|quase (?:nao|ninguem) (?:vend\\w+|sa[ei]\\w*|gir\\w+|ped\\w+)|ninguem (?:ped\\w+|quer|compra|pega)|encalh\\w+|parad[oa]s?|(?:pouca|baixa) (?:saida|venda|procura)'
const whatToDo =
  '(?:o )?que (?:eu |a gente )?(?:posso |devo |da (?:pra|para) )?(?:fac[oa]|fazer|fazemos|mud\\w+)|como (?:eu |a gente )?(?:posso |faco (?:pra|para) )?(?:melhor\\w+|resolv\\w+|revert\\w+|vir[oa]\\w*|aument\\w+|vend\\w+ mais)'
/** What is counted of a kind: "duas opções de hambúrguer". */
const counted =
  /^(?:op[çc][õo]es|tipos?|vers[õo]es|varia[çc][õo]es|sabores|marcas|itens) (?:diferentes )?d[aeo]s? /i
const other = 'MONEY|PERCENT|DATE|WEEKDAY|ITEM.*ITEM|foto\\w*|preco\\w*|por ?que|pq'

/** One part of the menu: a section, or a word for its items. */
function part(fields: Fields, slots: Slots): Fields | null {
  const [name, ...more] = slots.items()
  const isItem = slots.names.some((one) => !one.isSection && one.name === name)
  return name === undefined || more.length > 0 || isItem ? null : { ...fields, item: name }
}

/** "vendo pouca sobremesa, o que faço?", "a lasanha não sai, como melhorar?" */
export const sellsLittleAsked: readonly Rule[] = [
  {
    words: [has('ITEM'), has(`${little}|nao (?:sai|saem|vende\\w*|gir\\w+)`), has(whatToDo)],
    not: has(other),
    strange: 1,
    form: {
      ...ask('weakest'),
      turn: (fields, slots) => {
        const [name, ...more] = slots.items()
        return name === undefined || more.length > 0 ? null : { ...fields, item: name }
      },
    },
  },
  // "vale a pena ter duas opções de hambúrguer?"
  {
    words: [
      has('vale|compensa|precis\\w+|faz sentido|devo|adianta|necessari\\w+'),
      has(
        'NUMBER (?:(?:opc\\w+|tipos?|versoes|variac\\w+|sabores|marcas|itens) (?:diferentes )?(?:de |d[oa]s? )?)?ITEM',
      ),
      has('ter|mant\\w+|deix\\w+|fic\\w+|continu\\w+|precis\\w+|serv\\w+|vend\\w+'),
    ],
    not: has(`${other}|HOUR|nov[oa]s?|combo\\w*|foto\\w*|paginas?|pessoas?|cri\\w+|inclu\\w+`),
    strange: 1,
    form: {
      ...ask('keepWorth'),
      turn: (fields, slots) => {
        const count = slots.number()
        const item = slots.goods()?.replace(counted, '')
        return item === undefined || count === undefined ? null : { ...fields, item }
      },
    },
  },
]

const sellsBadly =
  '(?:nao )?(?:vend\\w+|sa[ei]\\w*|gir\\w+|tiver saida|ped\\w+)(?: (?:muito|bem|mal|pouco|menos|nada|quase nada|mais))*'
const ifBad = `(?<![a-z])(?:se|caso) (?:[ao]s? )?(?:el[ea]s? |continuar\\w* |seguir\\w* |estiver\\w* |ITEM )*(?:nao )?(?:vend\\w+|sair\\w*|sai[a]?|saem|gir\\w+) ?(?:tao )?(?:pouco|mal|menos|quase nada)|(?<![a-z])(?:se|caso) (?:[ao]s? )?(?:el[ea]s? |ITEM )*(?:nao|ninguem) (?:vend\\w+|sair\\w*|sai|saem|gir\\w+|ped\\w+|tiver\\w* (?:saida|venda|procura))`
const goes = 'pod\\w+ (?:sair|tirar|cortar|ir embora)|(?:aceito|topo|deixo) (?:tirar|cortar)'

export const sellsLittleFirst: readonly Rule[] = [
  // "o pudim pode sair se vender pouco", "se não vende, pode tirar o pudim", "o gin só fica se vender bem"
  {
    words: [
      has('ITEM'),
      has(
        `(?:${goes}).*(?:${ifBad})|(?:${ifBad}).*(?:${goes})|so (?:fica|continua|mant\\w+)(?: \\w+)? se (?:${sellsBadly})`,
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|DATE|WEEKDAY|preco\\w*|foto\\w*|nome\\w*|ITEM.* ou .*ITEM|exceto|menos [oa]s?|nao (?:tir|cort|pode)\\w*',
    ),
    strange: 1,
    told: true,
    form: wish('dropItem', { weak: true }, { each: eachNamed }),
  },
  // "ninguém pede sobremesa" says how a part of the menu sells, and takes nothing off it.
  {
    words: [has('ITEM'), has(little)],
    not: has(
      `${other}|NUMBER|tir\\w+|cort\\w+|pode\\w*|quero|queria|sai\\w* d[oa]|que|quem|o resto|se|mas|junto|fim|nao quero|nenhum\\w*`,
    ),
    strange: 0,
    alone: true,
    form: { ...ask('weakest'), turn: part },
  },
]
