/** Clauses about single days, doubts and guests of a menu, which other readers take for something due or refused. */
import { weekdaysIn } from '../../dates/weekdays.ts'
import { ask, item, maybe, number, type Rule } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

/** "no domingo" is every Sunday. */
function ofDays(fields: Fields, slots: Slots): Fields | null {
  const weekdays = weekdaysIn(slots.folded)
  slots.weekdays()
  slots.days()
  return weekdays.length === 0 ? null : { ...fields, weekdays }
}

const shorter =
  'menor\\w*|reduzid\\w+|enxut\\w+|curt\\w+|curtinh\\w+|simples|simplificad\\w+|pequen\\w+|resumid\\w+|compact\\w+|magr\\w+|menos (?:ITEM )?(?:prat\\w+|it[eo]\\w*|opc\\w+|coisas?|coisa)|pouc\\w+ (?:ITEM )?(?:prat\\w+|it[eo]\\w*|opc\\w+|coisas?)|so (?:o )?(?:basico|essencial)'
const list = 'ITEM (?:cardapio|menu|pratos?)|cardapio\\w*|cardapinho|menu|carta|lista|folha'

export const menuDays: readonly Rule[] = [
  // "domingo a cozinha trava, preciso de um cardápio menor no domingo"
  {
    words: [has('WEEKDAY|DATE'), has(shorter), has(list)],
    not: has(
      'MONEY|PERCENT|letras?|fontes?|paginas?|precos?|nao (?:quero|precis\\w+|gost\\w+)|ate|antes|prazo|grafica',
    ),
    told: true,
    strange: 3,
    form: { ...ask('slowDishes', { count: maybe(number) }), turn: ofDays },
  },
  // "minha cozinha trava no sábado"
  {
    words: [
      has('WEEKDAY'),
      has('cozinha|fogao|chapa|fritadeira|forno'),
      has(
        'trav\\w+|atras\\w+|demor\\w+|engasg\\w+|afog\\w+|emperr\\w+|entop\\w+|enrol\\w+|sufoc\\w+|embol\\w+|nao (?:da|dao|aguenta\\w*|vence\\w*|suporta\\w*)(?: conta| vazao)?',
      ),
    ],
    not: has(
      `MONEY|PERCENT|NUMBER|DATE|ITEM(?! cozinha)|${shorter}|tir\\w+|cort\\w+|posts?|so nao|nao (?:trav|atras|demor)\\w+|(?:trav|atras|demor|engasg|afog|emperr|enrol|sufoc|embol)(?:ou|aram|ava\\w*)`,
    ),
    // "trava" looks like a past.
    told: true,
    beside: has('noite|almoco|jantar|cheio|movimento|sempre|muito'),
    strange: 1,
    form: { ...ask('slowDishes'), turn: ofDays },
  },
  // "a carne de sol tá me dando prejuízo eu acho, vê isso aí"
  {
    words: [
      has('ITEM'),
      has(
        'preju\\w*|nao (?:se |me )?(?:pag\\w+|rend\\w+|compens\\w+|lucr\\w+)|nao (?:ta |esta |da |me da |tem )?(?:dando |deixando )?(?:dinheiro|lucro|retorno)|no vermelho|perdendo dinheiro|perco dinheiro',
      ),
      has(
        'acho|achando|desconf\\w+|parece|impressao|sinto|sera|talvez|ve|vejam?|olh\\w+|confer\\w+|verifi\\w+|avali\\w+|confirm\\w+|medo|suspeit\\w+|duvida',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|ITEM.*ITEM|tir\\w+|cort\\w+|sub\\w+|aument\\w+'),
    strange: 2,
    form: ask('keepWorth', { item }),
  },
  // "bota uma sugestão pra criança": half portions of what the house cooks already.
  {
    words: [
      has(
        'bot\\w+|coloc\\w+|cri\\w+|faz\\w*|fac\\w+|mont\\w+|inclu\\w+|quer\\w+|queria|precis\\w+|ter|tem que ter|falt\\w+|suger\\w+|sugir\\w+|pens\\w+|bol\\w+|sugestao|opcao|opcoes|ideia|gostari\\w+',
      ),
      has('infanti[ls]|kids|crianc\\w+|menin[oa]s?|menin\\w+|pequen[oa]s|molecada|guris?|gurizada'),
    ],
    not: has(
      'MONEY|PERCENT|nao|nem|sem|nada|letras?|pequenas? (?:letra|porc)|alcool|ITEM(?! (?:cardapio|menu|pratos?))|brinquedo\\w*|espaco|entret\\w+|clientes?|meninas que',
    ),
    strange: 1,
    form: ask('kidsMenu', { count: maybe(number) }),
  },
]
