import { foldAccents, joinList, tokenize } from '../../base/language/text.ts'
import type { Wish } from '../../base/request/wish.ts'

/** Words for the people who work in the house: their allergy is about what they touch, not about what they order. */
const staff = tokenize(
  'garçonete garçom bartender barman barista balconista atendente cozinheira cozinheiro copeira copeiro funcionária funcionário equipe ajudante sócia sócio gerente',
)

const isAtWork = ({ text }: Wish) => tokenize(text).some((word) => staff.includes(word))

type Excluded = Extract<Wish, { kind: 'exclude' }>

/** What is said about one food beside the rule of the counter. */
const also: Readonly<Record<string, string>> = {
  amendoim:
    ' Se hoje há amendoim de cortesia, é o primeiro a sair do balcão: quem recolhe o prato também toca nele. Cachaça “de amendoim” leva o nome da madeira do tonel, não do grão.',
  castanha: ' O barril de castanheira também pede cuidado de quem serve.',
}

/** How to handle a food to which someone of the staff is allergic, and what to tell guests who are. */
export function allergyWarnings(wishes: readonly Wish[]): string[] {
  const allergies = wishes.filter(
    (wish): wish is Excluded => wish.kind === 'exclude' && wish.why === 'allergy',
  )
  const own = allergies.filter(isAtWork)
  const names = [...new Set(own.map(({ what }) => what))]
  const further = Object.entries(also).flatMap(([food, text]) =>
    names.some((name) => foldAccents(name).startsWith(food)) ? [text] : [],
  )
  return [
    ...(names.length > 0
      ? [
          `A alergia é de quem trabalha na casa: ${joinList(names)} não entra em receita nenhuma, e também não deve passar pelas mãos, pelo pano nem pela bancada dessa pessoa. Leia “pode conter” no rótulo de rapadura, polpas e xaropes, e pergunte a ela o que mais evita tocar.${further.join('')}`,
        ]
      : []),
    ...(allergies.length > own.length
      ? [
          'Para clientes com alergia, confira o rótulo de cada ingrediente e evite o contato cruzado no balcão.',
        ]
      : []),
  ]
}
