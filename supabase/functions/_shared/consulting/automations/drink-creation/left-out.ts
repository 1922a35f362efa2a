import { cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { equipmentNames } from '../../base/drinks/method.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { ingredientCost } from '../../base/pantry/bar.ts'
import type { DrinkRequest } from './plan.ts'
import { isMuddled } from './room.ts'
import type { Chosen } from './seconds.ts'

const dose = 50
/** Seconds that fresh fruit adds to a glass. */
const pressing = 20
/** Maximum number of reasons: the report is read on a phone. */
const mostReasons = 5

/** Drinks that a consultant might have proposed, with the reason for leaving them out. */
export function leftOutOf(
  chosen: readonly Chosen[],
  request: DrinkRequest,
  { house, sheet }: Pick<EngineContext, 'house' | 'sheet'>,
): string[] {
  // Its price and amounts stand in the answer.
  const asksForJug = sheet.wishes.some(({ kind, text }) => kind === 'question' && /jarra|pitcher/i.test(text))
  const { conditions, venue, equipment, rule, requirements, without, total } = request
  const { styles, prices, allowance } = conditions
  const dearest = Math.max(...chosen.map(({ drink }) => drink.suggestedPrice))
  const castanheira = ingredientCost(cachacas.castanheira, dose, prices)
  const poured = chosen.some(({ candidate }) => candidate.base?.id === 'castanheira')
  const share = (castanheira / dearest) * 100
  const { max } = requirements.priceBounds()
  const pressed = chosen.flatMap(({ candidate, drink }) => (isMuddled(candidate) ? [drink.name] : []))
  const idle = (['shaker', 'blender'] as const).filter(
    (id) =>
      equipment.has.has(id) && !chosen.some(({ drink }) => drink.equipment.includes(equipmentNames[id])),
  )
  const sold = house.menu.find(({ name, active }) => active && /caipirinha de (?!lim)/i.test(name))
  return [
    // A longer menu says it before printing.
    ...(!poured &&
    chosen.length < 8 &&
    without < total &&
    share > 25 &&
    allowance.allowsIngredient(cachacas.castanheira)
      ? [
          `Castanheira Extra-Premium: ${dose} ml custam ${formatBrl(castanheira)}, ${formatNumber(Math.round(share))}% do drink mais caro antes da fruta e do gelo. [Venda pura, em dose.|Rende mais em dose, pura.|Deixe para a dose.]`,
        ]
      : []),
    ...(styles.has('quick')
      ? [
          `${pressed.length > 0 ? `Mais fruta amassada na hora, além de ${joinList(pressed)}` : 'Fruta amassada na hora'}: são ${pressing} segundos a mais por copo, com a fila parada. [Fica para os dias calmos.|Em dia calmo, sim.|]`,
        ]
      : []),
    ...(styles.has('dry') && !chosen.some(({ candidate }) => candidate.traits.has('creamy'))
      ? [
          'Batida, leite condensado e licor: [pesados e doces, o contrário do que você pediu.|doces demais para o seu pedido.]',
        ]
      : []),
    ...(idle.length > 0
      ? [
          `${capitalize(joinList(idle.map((id) => equipmentNames[id])))}: nenhuma receita pede. ${styles.has('quick') ? 'Um copo de cada vez na máquina segura a fila.' : 'O que entrou nesta carta se faz sem.'}`,
        ]
      : []),
    ...(max !== null &&
    venue.audiences.includes('Grupos de amigos') &&
    requirements.drinkTraits.every(({ what }) => what !== 'jug') &&
    !asksForJug &&
    chosen.every(({ drink }) => drink.servings === undefined)
      ? [
          `Jarra para a mesa: passaria dos ${formatBrl(max)} que você fixou. Para a turma, sirva uma rodada do mesmo lote.`,
        ]
      : []),
    ...(sold && rule.market
      ? [
          `Outra ${sold.name.charAt(0).toLowerCase()}${sold.name.slice(1)}: a casa já vende a sua${sold.price === null ? '' : ` a ${formatBrl(sold.price)}`}, e ela continua.`,
        ]
      : []),
  ]
    .slice(0, mostReasons)
    .map((text) => fillChoices(text, request.seed).trim())
}
