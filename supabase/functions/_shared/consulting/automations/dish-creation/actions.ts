import { addDays } from '../../base/calendar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { sum } from '../../base/statistics.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { dishesOfStage, firstStageOf, ordersOf, resultWords, shortDay } from './launch.ts'
import type { Dish, DishContent } from './schema.ts'
import { tastedPortions } from './shopping.ts'
import { tell } from './tell.ts'

const namesOf = (dishes: readonly Dish[]) => joinList(dishes.map(({ name }) => name))

/** What the menu must say beside a dish with cachaça. */
const labels = 'o aviso de álcool e os alérgenos'

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
  const isSober = dishes.every(({ sober }) => sober === true)
  const [stage, second] = plan?.stages ?? []
  const launched = stage ? dishesOfStage(stage, dishes) : dishes
  const gain = firstStageOf(menu, dishes)
  const missing = [...new Set(dishes.flatMap((dish) => dish.missing))]
  const complete = launched.filter((dish) => dish.missing.length === 0)
  const portion = complete.length > 0 ? sum(complete.map(({ cost }) => cost)) / complete.length : null
  const say = (template: string, values?: Readonly<Record<string, string>>) =>
    tell(template, menu.title, values)
  const before = (days: number, otherwise: string) =>
    stage ? shortDay(addDays(stage.day, -days)) : otherwise
  const served = joinList([...new Set(launched.flatMap(({ allergens }) => allergens))])
  const { expected: orders = 0, slow = 0 } = plan ? ordersOf(plan) : {}
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
        '[Comprar|Fazer as compras] para {portions} porções de cada{parts}: [seco agora, fresco perto do dia|já o que guarda, o fresco em cima da hora|o fresco fica para a véspera]',
        {
          portions: String(shopping.portions),
          parts:
            shopping.portions === orders + tastedPortions
              ? ` (${orders} da primeira semana e ${tastedPortions} de prova)`
              : '',
        },
      ),
      brings: `Custa **${formatBrl(shopping.totalBRL)}**${launched.length < dishes.length ? `, só para ${namesOf(launched)}` : ''}`,
      by: before(stockDays, 'Semana 1'),
      who: 'Compras',
    },
    {
      what: say(
        '[Fazer e pesar|Testar e pesar|Provar e pesar] duas porções de cada, com fresco comprado no dia',
      ),
      brings:
        portion === null
          ? null
          : say(
              '[Servir 10% a mais custa|Dez por cento a mais no prato custam|Porção 10% maior custa] **{more}** [a cada pedido|em média|de cada vez]',
              { more: formatBrl(portion * 0.1) },
            ),
      by: plan?.rehearsals ? shortDay(plan.rehearsals.test) : before(2, 'Semana 1'),
      who: 'Cozinha',
    },
    {
      what: say('[Dar a provar|Provar] com quem atende, que [decora|aprende] os alérgenos de cada um'),
      brings: served
        ? `Quem serve responde por ${served} sem correr à cozinha`
        : 'Quem serve diz o que há em cada prato sem correr à cozinha',
      by: plan?.rehearsals ? shortDay(plan.rehearsals.tasting) : before(1, 'Semana 1'),
      who: 'Gerente e atendimento',
    },
    {
      what: say(
        '[Pôr os {count} no cardápio|Estrear os {count}|Lançar os {count}], com o aviso de álcool e os alérgenos [ao lado|na mesma linha|escritos]',
        {
          count: countWords[launched.length] ?? String(launched.length),
        },
      ).replace(labels, (said) => (isSober ? 'os alérgenos' : said)),
      brings: gain
        ? say(
            '**{expected}** por semana, com esses {orders} pedidos de cada (suposição nossa), metade no lugar de outro item; {careful} com {slow}',
            {
              expected: resultWords(gain.expected),
              careful: resultWords(gain.careful),
              orders: String(orders),
              slow: String(slow),
            },
          )
        : null,
      by: stage ? shortDay(stage.day) : 'Semana 2',
      who: 'Gerente',
    },
    {
      what: 'Contar os pedidos de cada um por três semanas',
      brings: say('[Abaixo de|Menos de] {slow} por semana, sai o prato e a base dele{next}', {
        slow: String(slow),
        next: second
          ? `; em ${shortDay(second.day)} ${second.dishes.length > 1 ? 'entram' : 'entra'} ${namesOf(dishesOfStage(second, dishes))}`
          : '',
      }),
      by: stage ? shortDay(addDays(stage.day, trialDays)) : 'Semana 4',
      who: 'Cozinha e atendimento',
    },
  )
}
