/** The menu as guests read it, what each drink leaves, and what the menu brings beyond what it replaces. */
import { shortDay } from '../../base/calendar.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { menuFoot } from '../../base/language/health-risk.ts'
import { foldAccents, formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { isSpiritId } from '../../base/spirits.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { englishBlocks } from './in-english.ts'
import { gainWords, sayer } from './launch-words.ts'
import type { DrinkMenuAnalysis, Launch } from './schema.ts'
import { timeText } from './seconds.ts'

const isSober = ({ base }: Drink) => base === null

/** What a guest, a driver or a parent must be able to read on the card, unless the line says it. */
export function spiritOf({ base, story }: Drink): string {
  if (base === null) return ' Sem álcool.'
  if (isSpiritId(base.id)) return ` Com ${base.label}.`
  const label = base.label.replace(/ (?:Extra-)?Premium$/, '')
  return foldAccents(story).includes('cachaca') ? '' : ` Com cachaça ${label}.`
}

const startOf = ({ from, later }: Launch['drinks'][number], { date }: Launch) =>
  `${shortDay(from)}${from === date ? '' : later ? `, ${later}` : ''}`

/** Cost, margin, speed and start of each drink. */
function menuTable({ overview, launch }: DrinkMenuAnalysis, drinks: readonly Drink[]): Block {
  const isStaged = launch?.drinks.some(({ from }) => from !== launch.date) === true
  return {
    kind: 'table',
    caption: 'O que cada um deixa',
    headers: ['Drink', 'Custo', 'Margem', ...(launch ? ['Sai em'] : []), ...(isStaged ? ['Entra'] : [])],
    rows: overview.map((drink) => {
      const plan = launch?.drinks.find(({ id }) => id === drink.id)
      return [
        `${drink.name}${drinks.some((one) => one.id === drink.id && isSober(one)) ? ' (sem álcool)' : ''}`,
        `${formatBrl(drink.doseCost)} (${formatNumber(Math.round(drink.pourCostPct))}%)`,
        formatBrl(drink.contributionMargin),
        ...(launch && plan
          ? [
              `${timeText(plan.seconds)}${plan.fromBatch ? ', do lote' : ''}`,
              ...(isStaged ? [startOf(plan, launch)] : []),
            ]
          : launch
            ? ['', ...(isStaged ? [''] : [])]
            : []),
      ]
    }),
    numeric: [1, 2],
  }
}

/** The allergens that a label must declare, each with its drinks. */
function allergenBlocks(drinks: readonly Drink[]): Block[] {
  const found = [...new Set(drinks.flatMap(({ allergens }) => allergens))].map((allergen) => {
    const names = drinks.flatMap(({ name, allergens }) => (allergens.includes(allergen) ? [name] : []))
    return `${allergen} em ${joinList(names)}`
  })
  const barrel = drinks.flatMap(({ name, base }) => (base?.id === 'castanheira' ? [name] : []))
  const text =
    found.length === 0
      ? 'Alergênicos nos ingredientes: nenhum.'
      : `Alergênicos nos ingredientes: ${found.join('; ')}${found.length < drinks.length ? '; nos outros, nenhum' : ''}.`
  const wood =
    barrel.length === 0
      ? ''
      : ` ${joinList(barrel)}: o barril é de castanheira; avise quem tem alergia a castanha-do-pará.`
  return [{ kind: 'text', text: `${text}${wood}` }]
}

/** The menu: names, lines and prices for the printed card, and what the law requires at its foot. */
export function cardSection(menu: DrinkMenuAnalysis, drinks: readonly Drink[]): ReportSection {
  return {
    id: 'custos',
    title: 'A carta',
    blocks: [
      {
        kind: 'table',
        caption: 'Para imprimir',
        headers: ['Drink', 'No cardápio', 'Preço'],
        rows: drinks.map((drink) => [
          drink.name,
          `${drink.story}${spiritOf(drink)}${drink.servings === undefined ? '' : drink.servings === 2 ? ' Para dois.' : ` Jarra para ${drink.servings}.`}`,
          formatBrl(drink.suggestedPrice),
        ]),
        numeric: [2],
      },
      ...englishBlocks(drinks, menu.understood),
      menuTable(menu, drinks),
      ...allergenBlocks(drinks),
      ...(drinks.every(isSober)
        ? []
        : [{ kind: 'notice' as const, tone: 'info' as const, title: 'No rodapé da carta', text: menuFoot }]),
    ],
  }
}

/** What the gain is net of, and the comparison of the farm's cachaça with the house's own. */
export function gainLines({ launch, withoutMenu }: DrinkMenuAnalysis, drinks: readonly Drink[]): string[] {
  if (!launch) return []
  const names = launch.displaced.flatMap(({ as, name, margin, isSupposed }) =>
    as === 'soft'
      ? []
      : [`${name} (${formatBrl(margin)} de margem${isSupposed ? ', por custo suposto' : ''})`],
  )
  const net = gainWords(drinks, launch)
    ? sayer(launch)(
        `[Quem pede o novo deixa de pedir|Cada copo novo toma o lugar de|O novo entra no lugar de] ${joinList(names, 'ou')}: [já descontado do ganho|o ganho do resumo já desconta isso|isso já saiu do ganho].`,
      )
    : withoutMenu
      ? 'Sem o seu cardápio com preços e custos não dá para descontar o que estes drinks tiram dos seus: preencha em “A casa” e a conta aparece.'
      : 'O seu cardápio não traz drink nem cerveja com preço: não há o que descontar, e o resumo não calcula ganho.'
  return [net, ...(launch.cachaca ? [launch.cachaca] : [])]
}
