import type {
  Answers,
  AnswerValue,
  HouseMenuAnswer,
  MultiselectInput,
  WizardInput,
} from '@consulting/base/answers/definition.ts'
import { defaultTextLimit } from '@consulting/base/answers/schema.ts'
import type { Competitor, House } from '@consulting/base/house/house.ts'
import { formatBrl, tokenize } from '@consulting/base/language/text.ts'
import { maxMenuItems } from '@consulting/documents/menu.ts'

/** The answers, with missing ones filled in from the house where it has them. */
export function withHouseAnswers(steps: readonly WizardInput[], answers: Answers, house: House): Answers {
  const known = steps.flatMap((step) => {
    const value = answers[step.id] ?? houseAnswer(step, house)
    return value === undefined ? [] : [[step.id, value] as const]
  })
  return { ...answers, ...Object.fromEntries(known) }
}

/** The house's own answer to a step; undefined when it has none. */
export function houseAnswer(step: WizardInput, house: House): AnswerValue | undefined {
  if (step.id === 'equipment' && step.type === 'multiselect') return equipmentOf(step, house)
  if (step.id === 'competitors' && step.type === 'textarea') {
    return textOf(house.competitors, step.maxLength ?? defaultTextLimit)
  }
  return undefined
}

/** Whether an answer still equals the house's. */
export function isFromHouse(step: WizardInput, value: AnswerValue | undefined, house: House | null): boolean {
  if (!house || value === undefined) return false
  const given = houseAnswer(step, house)
  return given !== undefined && JSON.stringify(given) === JSON.stringify(value)
}

/** Tools under the wizard's names, then as many of the house's others as fit. */
function equipmentOf({ options, maxLength = 0 }: MultiselectInput, house: House): string[] | undefined {
  const keyOf = (name: string) => tokenize(name).join(' ')
  const offered = new Map(options.map((option) => [keyOf(option), option]))
  const chosen: string[] = []
  let used = 0
  for (const tool of house.settings.equipment) {
    const option = offered.get(keyOf(tool))
    if (!option && used + tool.length > maxLength) continue
    if (!option) used += tool.length
    if (!chosen.includes(option ?? tool)) chosen.push(option ?? tool)
  }
  return chosen.length > 0 ? chosen : undefined
}

/** "Bar da Esquina: caipirinha R$ 18,00, gin tônica R$ 26,00", one competitor per line. */
function textOf(competitors: readonly Competitor[], limit: number): string | undefined {
  const lines = competitors.map(({ name, prices }) => {
    const items = prices.map(
      ({ item, size, price }) => `${item}${size ? ` ${size}` : ''} ${formatBrl(price)}`,
    )
    return items.length > 0 ? `${name}: ${items.join(', ')}` : name
  })
  let text = ''
  for (const line of lines) {
    if (text.length + line.length + 1 > limit) break
    text += text === '' ? line : `\n${line}`
  }
  return text === '' ? undefined : text
}

/** The house's menu as an answer; undefined when it has none. */
export function houseMenu({ menu }: House): HouseMenuAnswer | undefined {
  const items = menu
    .filter(({ active }) => active)
    .slice(0, maxMenuItems)
    .map(({ name, section, description, price, cost }) => ({
      name,
      category: section,
      description,
      price,
      cost,
    }))
  return items.length > 0 ? { house: true, menu: { items } } : undefined
}
