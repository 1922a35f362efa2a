import type { Answers } from '@consulting/base/answers/definition.ts'
import type { House } from '@consulting/base/house/house.ts'
import { formatBrl, joinList } from '@consulting/base/language/text.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { formatDay } from '@/format/dates'
import { formatInteger } from '@/format/money'

/** What the request uses of the house, as sentences. */
export function describeHouseUsage(house: House): string[] {
  const { menu, menuChangedOn, ingredientPrices, competitors, settings } = house
  const items = menu.filter(({ active }) => active).length
  const prices = Object.keys(ingredientPrices).length
  const { restrictions, equipment, priceCeiling, priceFloor } = settings
  const lines: (string | false)[] = [
    items > 0 &&
      `Usei ${items === 1 ? '1 item' : `${formatInteger(items)} itens`} do seu cardápio${
        menuChangedOn === undefined ? '' : ` de ${formatDay(menuChangedOn).slice(0, 5)}`
      }.`,
    prices > 0 &&
      `Usei ${prices === 1 ? '1 preço de insumo que você anotou' : `${formatInteger(prices)} preços de insumos que você anotou`}.`,
    restrictions.length > 0 && `Restrições da casa: ${joinList(restrictions)}.`,
    equipment.length > 0 && `Equipamento da casa: ${joinList(equipment)}.`,
    priceCeiling !== null && `Preço mais alto da casa: ${formatBrl(priceCeiling)}.`,
    priceFloor !== null && `Preço mais baixo da casa: ${formatBrl(priceFloor)}.`,
    competitors.length > 0 &&
      `${competitors.length === 1 ? '1 concorrente anotado' : `${competitors.length} concorrentes anotados`} com preços.`,
  ]
  return lines.filter((line) => line !== false)
}

/** Whether the request has its own menu, so that a missing house menu is not reported. */
const sentMenu = (answers: Answers) =>
  Object.values(answers).some(
    (answer) => typeof answer === 'object' && !Array.isArray(answer) && answer.menu !== undefined,
  )

/** What the request uses of `/casa`, or what filling it in would improve. */
export function HouseUsage({ house, answers }: { house: House; answers: Answers }) {
  const lines = describeHouseUsage(house)
  return (
    <section aria-labelledby="da-casa" data-ground="clay" className="rounded-card p-4 sm:p-5">
      <h3 id="da-casa" className="text-subheading">
        Da sua casa
      </h3>
      {lines.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1 text-[0.9375rem]">
          {lines.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-[0.9375rem]">
          Ainda não conhecemos a sua casa.{' '}
          {sentMenu(answers)
            ? 'Com preços de insumos, equipamento e restrições, as contas são as suas, e não as de uma casa parecida.'
            : 'Com o seu cardápio, os seus preços e as suas restrições, a consultoria fala desta casa, e não de uma parecida.'}{' '}
          Dá para continuar sem isso.
        </p>
      )}
      <Link
        to={paths.house}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
      >
        {lines.length > 0 ? 'Ver ou mudar em A casa' : 'Contar sobre a casa'}
        <ArrowRight aria-hidden size={18} />
      </Link>
    </section>
  )
}
