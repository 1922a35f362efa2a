import { addDays } from '../../base/calendar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { sum } from '../../base/statistics.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { dishesOfStage, firstStageOf, resultWords, shortDay } from './launch.ts'
import type { Dish, DishContent } from './schema.ts'
import { tell } from './tell.ts'

const namesOf = (dishes: readonly Dish[]) => joinList(dishes.map(({ name }) => name))

const countWords: Readonly<Record<number, string>> = { 1: 'primeiro', 2: 'dois', 3: 'três', 4: 'quatro' }

/** Days before the launch on which goods that keep are bought. */
export const stockDays = 4

/** Days from the launch until a dish with too few orders is removed. */
const trialDays = 21

/** What to do first with the dishes. */
export function dishActions(contents: readonly DishContent[]): Action[] {
  const dishes = contents.filter((content) => content.kind === 'dish')
  const menu = contents.find((content) => content.kind === 'dish_menu')
  // The evening of a menu in courses has its own hours; nothing is launched.
  if (!menu || dishes.length === 0 || menu.tasting) return []
  const { plan, shopping } = menu
  const [stage, second] = plan?.stages ?? []
  const launched = stage ? dishesOfStage(stage, dishes) : dishes
  const names = namesOf(launched)
  const gain = firstStageOf(menu, dishes)
  const missing = [...new Set(dishes.flatMap((dish) => dish.missing))]
  const complete = launched.filter((dish) => dish.missing.length === 0)
  const portion = complete.length > 0 ? sum(complete.map(({ cost }) => cost)) / complete.length : null
  const say = (template: string, values?: Readonly<Record<string, string>>) =>
    tell(template, menu.title, values)
  const before = (days: number, otherwise: string) =>
    stage ? shortDay(addDays(stage.day, -days)) : otherwise
  return firstActions(
    missing.length > 0
      ? {
          what: `Cotar ${joinList(missing)}`,
          brings: 'Fecha o custo dos pratos',
          by: before(6, 'Semana 1'),
          who: 'Compras',
        }
      : null,
    {
      what: say(
        '[Comprar|Fazer as compras] só para {names}, {total}: [seco agora, fresco perto do dia|já o que guarda, o fresco em cima da hora|o fresco fica para a véspera]',
        {
          names,
          total: formatBrl(shopping.totalBRL),
        },
      ),
      brings: say(
        '{portions} porções de cada[, e nada do que ainda não entrou|, sem estoque dos próximos|]',
        {
          portions: String(shopping.portions),
        },
      ),
      by: before(stockDays, 'Semana 1'),
      who: 'Compras',
    },
    {
      what: say(
        '[Testar e pesar|Fazer e pesar|Provar e pesar] duas porções de cada, com fresco comprado no dia, [primeiro|a começar por|abrindo com] {first}',
        {
          first: launched[0]?.name ?? '',
        },
      ),
      brings:
        portion === null
          ? null
          : say(
              '[Servir 10% a mais custa|Dez por cento a mais no prato custam|Porção 10% maior custa] **{more}** [a cada pedido|em média|de cada vez]',
              {
                more: formatBrl(portion * 0.1),
              },
            ),
      by: before(2, 'Semana 1'),
      who: 'Cozinha',
    },
    {
      what: say(
        '[Reunir|Juntar] quem atende por [quinze|vinte] minutos: provar {first}, [saber|decorar] os alérgenos e [a frase|o que dizer] de cada um',
        { first: launched[0]?.name ?? '' },
      ),
      brings: say(
        '[Quem provou vende|Prato provado se vende|Quem atende responde] sem [voltar|correr] à cozinha',
      ),
      by: before(1, 'Semana 1'),
      who: 'Gerente e atendimento',
    },
    {
      what: say(
        '[Pôr os {count} no cardápio|Estrear os {count}|Lançar os {count}], com o aviso de álcool e os alérgenos [ao lado|na mesma linha|escritos]',
        { count: countWords[launched.length] ?? String(launched.length) },
      ),
      brings: gain
        ? say(
            `**{expected}** por semana[, descontado o que deixam de vender|, já sem as trocas|, líquidos das trocas|, já fora o que o cardápio deixa de vender]; {careful} [se começar devagar|numa semana fraca]${gain.bad === null ? '' : ', {bad} [se tudo for troca|se só trocarem de pedido]'}`,
            {
              expected: resultWords(gain.expected),
              careful: resultWords(gain.careful),
              bad: resultWords(gain.bad ?? 0),
            },
          )
        : null,
      by: stage ? shortDay(stage.day) : 'Semana 2',
      who: 'Gerente',
    },
    {
      what: say(
        'Anotar [por turno|todo dia|dia a dia] pedidos, sobras e atrasos [dos pratos novos|de cada um|dos novos]',
      ),
      brings: second
        ? say('[Decide se|É o que diz se|Mostra se] {next} {enter} em {day}', {
            next: namesOf(dishesOfStage(second, dishes)),
            enter: second.dishes.length > 1 ? 'entram' : 'entra',
            day: shortDay(second.day),
          })
        : 'Decide o que fica no cardápio',
      by: stage ? shortDay(addDays(stage.day, trialDays)) : 'Semana 4',
      who: 'Cozinha e atendimento',
    },
  )
}
