/** Observations from the house's own sheet, and gains other than from prices. */
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { discountSentence } from '../../base/pricing/discounts.ts'
import {
  badOf,
  correctedBy,
  defaultElasticity,
  reactionOf,
  reactionsOf,
} from '../../base/pricing/elasticity.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { oneInTen, saving } from './levers.ts'
import { reais, roundly, shortDay, whole } from './money.ts'
import { perOf } from './reasons.ts'
import type { PricingPlan, SeenChange } from './schema.ts'
import { earnersSentence } from './sentences.ts'
import { besideWords, paidWords } from './without-cost.ts'

const signed = (fraction: number) => `${fraction > 0 ? '+' : ''}${roundly(fraction)}`

/** A smaller reaction counts as none. */
const noReaction = -0.2

function changeSentences(seen: SeenChange, seed: string): string {
  const { name, priceBefore, priceAfter, since, weeksBefore, weeksAfter, unitsBefore, unitsAfter } = seen
  const { elasticity, low, high, gain } = seen
  const say = (text: string) => fillChoices(text, seed)
  const change = unitsAfter / unitsBefore - 1
  const start = say(
    `[A planilha já traz um teste|Um teste a casa já fez|Há um teste de verdade na planilha]: ${name} foi de ${formatBrl(priceBefore)} a ${formatBrl(priceAfter)} em ${shortDay(since)}. Nas ${weeksBefore} semanas antes saíam ${whole(unitsBefore)} por semana; nas ${weeksAfter} depois, ${whole(unitsAfter)} (${signed(change)}), e ${besideWords(seen)}.`,
  )
  const [least, most] = [Math.max(0, -high), Math.max(0, -low)]
  // Where the item even gained on the others, chance leaves no fall to speak of.
  const range =
    most < 0.05
      ? 'nem o acaso das semanas deixa queda'
      : `o acaso das semanas deixa ${least < 0.05 ? `até ${formatNumber(most)}%` : `entre ${formatNumber(least)}% e ${formatNumber(most)}%`}`
  const measured =
    elasticity > noReaction
      ? say(
          ` [A venda quase não sentiu|O cliente mal reagiu]; ${range}${most < 0.05 ? '' : ' de queda por 1% de preço'}.`,
        )
      : say(
          ` [Descontado o resto, cada 1% de preço levou ${formatNumber(-elasticity)}% das vendas|Tirando o resto, são ${formatNumber(-elasticity)}% a menos por 1% de preço] (${range}).`,
        )
  const brought =
    gain === null
      ? ` ${paidWords(seen).verdict} ${paidWords(seen).text}`
      : gain > 0
        ? say(
            ` ${elasticity > noReaction ? 'O passo' : '[Mesmo assim|Com tudo isso]'} deixa ${reais(gain)} a mais por mês: [o preço se aguentou.|valeu a mudança.|a mudança se pagou.]`,
          )
        : ` Deixa ${reais(-gain)} a menos por mês: esse passo não se pagou.`
  return `${start}${measured}${brought}`
}

/** How much more the bad case loses: what the house's own tests showed where that is more than a third. */
function badWords(
  seen: readonly SeenChange[],
  { items, elasticities }: Pick<PricingPlan, 'items' | 'elasticities'>,
): string {
  const drinkOf = (name: string) => items.find((item) => item.name === name)?.drink ?? true
  const shown = ([true, false] as const).flatMap((drink) => {
    const used = drink ? elasticities.drinks : elasticities.food
    const bad = badOf(reactionOf(seen.filter(({ name }) => drinkOf(name) === drink)))
    const { strong } = reactionsOf(used, bad)
    return bad !== undefined && strong < reactionsOf(used, undefined).strong - 0.05
      ? [`${formatNumber(-strong)}% ${drink ? 'nas bebidas' : 'nas comidas'}`]
      : []
  })
  return shown.length === 0
    ? 'no caso ruim a perda ainda é um terço maior'
    : `no caso ruim contamos o mais forte que a casa mostrou, ${joinList(shown)}`
}

/** What the calculation makes of the house's own tests, once for all of them. */
function usedSentence(
  seen: readonly SeenChange[],
  { items, elasticities, title }: PricingPlan,
): string | null {
  const drinkOf = (name: string) => items.find((item) => item.name === name)?.drink ?? true
  const moved = ([true, false] as const).flatMap((drink) => {
    const used = drink ? elasticities.drinks : elasticities.food
    const assumed = drink ? defaultElasticity.drinks : defaultElasticity.food
    const tests = seen.filter(({ name }) => drinkOf(name) === drink)
    const own = reactionOf(tests)
    // The owner's own elasticity is no measurement.
    return own && Math.abs(used - correctedBy(assumed, own)) < 0.005 && Math.abs(used - assumed) > 0.005
      ? [
          `${drink ? 'nas bebidas' : 'nas comidas'}, ${formatNumber(-used)}% em vez ${assumed > -1 ? 'dos' : 'do'} ${formatNumber(-assumed)}% que se costuma supor`,
        ]
      : []
  })
  const several = ([true, false] as const).flatMap((drink) => {
    const names = seen.filter(({ name }) => drinkOf(name) === drink).map(({ name }) => name)
    return names.length > 1 ? names : []
  })
  // Several tests count as far as they are sure, and not by halves.
  if (moved.length > 0 && several.length > 0)
    return `A conta dos itens parecidos usa o que a sua casa mostrou em ${joinList(several)}, puxado para a suposição de costume só pelo que ainda pode ser acaso: a cada 1% de preço, ${joinList(moved)}. ${capitalize(badWords(seen, { items, elasticities }))}.`
  return moved.length === 0
    ? null
    : fillChoices(
        `[A conta já anda metade do caminho até o que a sua casa mostrou|Isso já entrou na conta, pela metade]: a cada 1% de preço, ${joinList(moved)}. [Um item não fala por todos, e|É cautela, porque um teste não vale para o cardápio inteiro:] ${badWords(seen, { items, elasticities })}.`,
        title,
      )
}

/** Whether a question of the owner has told this change already. */
const isAnswered = ({ name }: SeenChange, { answers = [] }: PricingPlan) =>
  answers.some(({ about, verdict }) => about === 'pastChange' && verdict.includes(name))

/** So many items that fall at once tell of the house's guests or of the season, and of no dish. */
const fallTogether = 4

function trendSentence({
  trends = [],
  title,
  items,
}: Pick<PricingPlan, 'trends' | 'title' | 'items'>): string | null {
  const of = (up: boolean) =>
    trends
      .filter(({ before, after }) => after > before === up)
      .map(({ name, before, after }) => `${name} (${whole(before)} para ${whole(after)} por semana)`)
  const [up, down] = [of(true), of(false)]
  if (trends.length === 0) return null
  if (down.length >= fallTogether && down.length >= items.length / 4 && up.length * 3 <= down.length)
    return `${down.length} dos ${items.length} itens caem ao mesmo tempo, a começar por ${joinList(down.slice(0, 3))}: é movimento da casa ou estação, e não um prato. Compare o número de clientes com o dos mesmos meses do ano passado antes de mexer em receita.${up.length > 0 ? ` Contra a maré, ${up.length === 1 ? 'sobe' : 'sobem'} ${joinList(up)}.` : ''}`
  const say = (text: string) => fillChoices(text, title)
  // A dish that moves as the house does is no alarm of its own.
  const own = trends.filter(({ withHouse }) => withHouse !== true)
  if (own.length < trends.length) return trendSentence({ trends: own, title, items })
  return [
    ...(up.length > 0
      ? [
          say(
            `[${up.length === 1 ? 'Sobe' : 'Sobem'} de verdade ${joinList(up)}.|Em alta, além do acaso: ${joinList(up)}.|${joinList(up)}: essa subida não é ruído.]`,
          ),
        ]
      : []),
    ...(down.length > 0
      ? [
          say(
            `[${down.length === 1 ? 'Cai' : 'Caem'} de verdade ${joinList(down)}.|Em queda, além do acaso: ${joinList(down)}.|${joinList(down)}: queda de verdade, veja o motivo na cozinha e no salão.]`,
          ),
        ]
      : []),
  ].join(' ')
}

/** An item that sells this many times the second one is more likely a slip of the sheet than a best seller. */
const slipOf = 20

/** What seems a slip in the units of the sheet: every total depends on it. */
function unitsSentence({ items }: PricingPlan): string | null {
  const [top, second] = items.toSorted((a, b) => b.units - a.units)
  return top && second && items.length > 3 && second.units > 0 && top.units >= second.units * slipOf
    ? `**Confira as unidades de ${top.name}**: ${whole(top.units)}, ${Math.round(top.units / second.units)} vezes o segundo, ${second.name} (${whole(second.units)}). Se for erro de digitação, os totais deste relatório mudam; os preços dos outros itens, não.`
    : null
}

export function sheetSection(plan: PricingPlan): ReportSection[] {
  const { seen = [], title, period, items } = plan
  const measurable = period !== null && items.some(({ guard, proof }) => guard ?? proof)
  const texts = [
    unitsSentence(plan),
    ...seen
      .filter((one) => !isAnswered(one, plan))
      .slice(0, 3)
      .map((one, index) => changeSentences(one, `${title} ${index}`)),
    usedSentence(seen, plan),
    ...(period !== null && (measurable || (plan.trends ?? []).length > 0 || seen.length > 0)
      ? [trendSentence(plan)]
      : []),
    earnersSentence(plan),
    // What charges take is no discount.
    plan.charges ? null : discountSentence(items, perOf(plan), title, reais),
  ].filter((text) => text !== null)
  return texts.length === 0
    ? []
    : [
        {
          id: 'planilha',
          title: 'O que a planilha mostra',
          blocks: texts.map((text): Block => ({ kind: 'text', text })),
        },
      ]
}

/** Purchases, and suggestions at the counter. */
export function leverSection(plan: PricingPlan): ReportSection[] {
  const { purchases = [], swaps = [], title } = plan
  if (purchases.length === 0 || plan.items.length < 3) return []
  const say = (text: string) => fillChoices(text, title)
  const swap = swaps[0]
  const blocks: Block[] = [
    {
      kind: 'table',
      caption: 'As maiores compras',
      headers: ['Compra', `Gasto ${perOf(plan)}`, 'Custo no preço', `Com ${saving.careful * 100}% a menos`],
      rows: purchases.map(({ name, names, monthCost, costShare }) => [
        names.length > 1 ? `${capitalize(name)} (${joinList(names)})` : name,
        reais(monthCost),
        roundly(costShare),
        reais(monthCost * saving.careful),
      ]),
      numeric: [1, 2, 3],
    },
    ...(swap
      ? [
          {
            kind: 'text',
            text: say(
              `[No balcão|Na mesa]: a quem pede ${swap.instead}, ofereça ${swap.offer} por ${formatBrl(swap.price)}. Cada troca deixa ${formatBrl(swap.gainEach)} a mais; [trocando um cliente em cada ${Math.round(1 / oneInTen)}|se um em ${Math.round(1 / oneInTen)} trocar], são ${reais(swap.gain)} ${perOf(plan)}.`,
            ),
          } as const,
        ]
      : []),
  ]
  return [{ id: 'compras', title: 'Dinheiro fora do preço', blocks }]
}
