import { capitalize } from '../../base/language/grammar.ts'
import { foldAccents, joinList, tokenize } from '../../base/language/text.ts'
import type { Wish } from '../../base/request/wish.ts'

/** Words for the house's staff, whose allergies concern what they handle, not what they order. */
const staff = tokenize(
  'garçonete garçom bartender barman barista balconista atendente cozinheira cozinheiro copeira copeiro funcionária funcionário equipe ajudante sócia sócio gerente',
)

const isAtWork = ({ text }: Wish) => tokenize(text).some((word) => staff.includes(word))

type Excluded = Extract<Wish, { kind: 'exclude' }>

/** Advice for one food, in addition to the general rules of the bar. */
const also: readonly (readonly [food: string, rules: readonly string[]])[] = [
  [
    'amendoim',
    [
      'Se hoje há amendoim de cortesia, é a primeira coisa a sair do balcão: quem recolhe o prato também toca nele.',
      'Pergunte se a reação vem também de castanhas, antes de pôr castanha-de-caju em guarnição ou petisco perto do balcão.',
      'Cachaça “de amendoim” leva o nome da madeira do tonel, não do grão: a equipe já sabe responder.',
    ],
  ],
  [
    'castanha',
    ['O barril de castanheira pede cuidado de quem serve: quem tem a alergia não abre essa garrafa.'],
  ],
]

const staffAllergies = (wishes: readonly Wish[]) =>
  wishes.filter(
    (wish): wish is Excluded => wish.kind === 'exclude' && wish.why === 'allergy' && isAtWork(wish),
  )

const foodsOf = (own: readonly Excluded[]) => [...new Set(own.map(({ what }) => what))]

/** How the bar handles a food to which a staff member is allergic; empty without such an allergy. */
export function handlingOf(wishes: readonly Wish[]): string[] {
  const names = foodsOf(staffAllergies(wishes))
  if (names.length === 0) return []
  const foods = joinList(names)
  return [
    `${capitalize(foods)} não entra em receita, guarnição nem xarope desta carta.`,
    'Na mão, no pano e na bancada de quem tem a alergia também não: pano só dessa pessoa, bancada limpa com água e sabão antes do turno, mãos lavadas de quem mexeu com petisco.',
    'Leia “pode conter” no rótulo do que a lista de compras traz em pacote ou garrafa, antes de abrir; na dúvida, troque a marca.',
    ...also.flatMap(([food, rules]) =>
      names.some((name) => foldAccents(name).startsWith(food)) ? rules : [],
    ),
  ]
}

/** The opening sentence about allergies: where the bar's rules are, and what guests need. */
export function allergyWarnings(wishes: readonly Wish[]): string[] {
  const own = foodsOf(staffAllergies(wishes))
  const guests = wishes.some((wish) => wish.kind === 'exclude' && wish.why === 'allergy' && !isAtWork(wish))
  return [
    ...(own.length > 0
      ? [
          `A alergia a ${joinList(own)} é de quem trabalha na casa: o cuidado é de mão, pano e bancada, e está em “A estreia”.`,
        ]
      : []),
    ...(guests
      ? [
          'Para clientes com alergia, confira o rótulo de cada ingrediente e evite o contato cruzado no balcão.',
        ]
      : []),
  ]
}
