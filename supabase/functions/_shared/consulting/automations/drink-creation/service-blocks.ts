/** Batches, and versions without alcohol. */
import { shortDay } from '../../base/calendar.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { the } from '../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import type { Launch } from './schema.ts'

const liquid = (ml: number) =>
  ml >= 1000 ? `${formatNumber(Math.round(ml / 10) / 100)} l` : `${Math.round(ml)} ml`

/** g of ice for one glass. */
const iceOf = ({ ingredients }: Drink) => ingredients.find(({ role }) => role === 'ice')?.amount ?? 0

/** ", sem a água com gás e a hortelã": what goes into the glass instead of the bottle; a flask keeps what was infused. */
function leftOut({ ingredients, batch, traits }: Drink): string {
  const inside = new Set(batch?.parts.map(({ name }) => name))
  const isHot = traits?.includes('hot') === true
  const outside = ingredients.filter(
    ({ role, name }) => (role === 'base' || (role === 'ingredient' && !isHot)) && !inside.has(name),
  )
  return outside.length === 0 ? '' : `, sem ${joinList(outside.map(({ name }) => the(name)))}`
}

/** How a glass is poured from the bottle: what is still fresh, and that its water is in it already. */
function pouredAs({ ingredients, batch, technique, ice, name }: Drink, isWithoutFridge: boolean): string {
  const inside = new Set(batch?.parts.map(({ name }) => name))
  const outside = ingredients.filter(
    ({ role, name }) => (role === 'base' || role === 'ingredient') && !inside.has(name),
  )
  const tops = outside.filter(({ phase }) => phase === 'top').map(({ name }) => the(name))
  const inGlass = outside.filter(({ phase }) => phase !== 'top')
  const fresh = inGlass.map(({ name }) => the(name))
  const named = (isPressed: boolean) =>
    inGlass.filter(({ phase }) => (phase === 'muddle') === isPressed).map(({ name }) => the(name))
  const freshly = [
    ...(named(true).length > 0 ? [`pressione ${joinList(named(true))}`] : []),
    ...(named(false).length > 0 ? [`ponha ${joinList(named(false))}`] : []),
  ].join(' e ')
  const isDiluted = (batch?.waterMl ?? 0) > 0
  const hasCoffee = ingredients.some(({ role, name }) => role === 'ingredient' && /caf[eé]/iu.test(name))
  const how = isDiluted
    ? hasCoffee && technique === 'shaken' && fresh.length === 0
      ? [
          fillChoices(
            '[já diluídos: bata gelado e sem gelo por 5 segundos, para a espuma do café|já diluídos: só uma batida curta, sem gelo, que devolve a espuma do café]',
            name,
          ),
        ]
      : fresh.length > 0
        ? [`já diluídos: ${freshly} no copo, com gelo, e mexa, sem bater`]
        : [
            /sem gelo/i.test(ice)
              ? fillChoices(
                  isWithoutFridge
                    ? 'já diluídos: sirva gelado na taça, sem bater de novo'
                    : 'já diluídos: [direto da geladeira para a taça, sem bater|da geladeira para a taça, sem coqueteleira|sirva gelado na taça, sem bater de novo]',
                  name,
                )
              : fillChoices(
                  'já diluídos: [gelo e uma mexida, sem bater|só gelo e uma volta de colher|ponha gelo e mexa, sem bater de novo|gelo no copo e mexa de baixo para cima, sem coqueteleira]',
                  name,
                ),
          ]
    : technique === 'shaken'
      ? [fresh.length > 0 ? `com ${joinList(fresh)}, batidos como na ficha` : 'batidos como na ficha']
      : []
  const last =
    tops.length > 0
      ? [
          fillChoices(
            `[complete com ${joinList(tops)}|por cima, ${joinList(tops)}|feche com ${joinList(tops)}]`,
            `${name}|gás`,
          ),
        ]
      : []
  const said = [...how, ...last].join('; ')
  return said === '' ? '' : `, ${said}`
}

/** "fervida com o gengibre e coada: ": what gives the flask its taste and is not poured. */
function infusedOf({ ingredients, batch }: Drink): string {
  const inside = new Set(batch?.parts.map(({ name }) => name))
  const infused = ingredients.flatMap(({ role, name }) =>
    role === 'ingredient' && !inside.has(name) ? [the(name)] : [],
  )
  return infused.length === 0 ? '' : `em infusão quente por 5 minutos com ${joinList(infused)} e coada: `
}

/** Glasses of one turn of the blender. */
const roundOf = 4

/** A bottle for so many glasses. */
function bottleOf(drink: Drink, count: number, isWithoutFridge: boolean): string | null {
  const { batch, technique } = drink
  if (!batch) return null
  const share = count / batch.servings
  const water = batch.waterMl > 0 ? `${liquid(batch.waterMl * share)} de água` : null
  const parts = [`${count} × a ficha${leftOut(drink)}`, ...(water ? [water] : [])]
  if (drink.traits?.includes('hot') === true)
    return `${parts.join(' + ')}, ${infusedOf(drink)}até 3 horas na garrafa térmica; ${formatNumber(Math.round(batch.pourMl))} ml por caneca e a dose na hora.`
  // A batch of two glasses gives no round of four.
  const round = Math.min(roundOf, count)
  const kept = batch.keepsDays === 1 || isWithoutFridge ? 'só do dia' : `${batch.keepsDays} dias`
  const served =
    technique === 'blended'
      ? `${round === roundOf ? 'rodada de quatro' : round === 1 ? 'um copo' : `os ${round} juntos`}: ${formatNumber(Math.round(batch.pourMl) * round)} ml do lote e ${formatNumber(iceOf(drink) * round)} g de gelo, 20 segundos de motor`
      : `${formatNumber(Math.round(batch.pourMl))} ml por copo${pouredAs(drink, isWithoutFridge)}`
  return `${parts.join(' + ')}; ${kept}; ${served}.`
}

/** A batch by the measures of the recipe, for a drink that starts later: "55 ml de água, 3 dias". */
function laterBatch({ batch, traits }: Drink): string | null {
  if (!batch) return null
  if (traits?.includes('hot') === true) return 'sem a cachaça, na garrafa térmica'
  const water =
    batch.waterMl > 0 ? `${formatNumber(Math.round(batch.waterMl / batch.servings))} ml de água` : 'sem água'
  return `${water}${batch.keepsDays === 1 ? '' : `, ${batch.keepsDays} dias`}`
}

/** What is mixed ahead: amounts for the first night, and the rule for the drinks that start later. */
export function batchBlocks(
  drinks: readonly Drink[],
  { date, drinks: planned, isWithoutFridge = false }: Launch,
): Block[] {
  const poured = planned.flatMap((plan) => {
    const drink = drinks.find(({ id }) => id === plan.id)
    return drink && plan.fromBatch ? [{ drink, plan }] : []
  })
  const first = poured.flatMap(({ drink, plan: { name, glasses, from } }) => {
    const text = from > date || glasses === 0 ? null : bottleOf(drink, glasses, isWithoutFridge)
    return text === null
      ? []
      : [{ key: `${name}, ${glasses} ${glasses === 1 ? 'copo' : 'copos'}`, value: text }]
  })
  const later = poured.flatMap(({ drink, plan: { name, from } }) => {
    const text = from > date ? laterBatch(drink) : null
    return text === null ? [] : [`${name}, ${text}`]
  })
  const items = [
    ...first,
    ...(later.length > 0 ? [{ key: 'Os que entram depois, por copo', value: `${later.join('; ')}.` }] : []),
  ]
  return items.length === 0
    ? []
    : [
        {
          kind: 'subtitle',
          text: isWithoutFridge ? 'Lotes no isopor, com gelo' : 'Lotes na geladeira',
        },
        { kind: 'keyValues', items },
      ]
}

/** "com 50 ml de chá frio de capim-santo, a R$ 10,90" */
const siblingWords = (text: string) => {
  const [, what, price] = /^(.+?) (?:em vez|no lugar|onde iria).*?(R\$\s?[\d.,]+)$/u.exec(text) ?? []
  return what && price ? `com ${what}, a ${price}` : text
}

/** The same drinks without cachaça: those made in the same way share a line. */
export function variantBlocks(drinks: readonly Drink[], launch: Launch): Block[] {
  const startOf = (drink: Drink) => launch.drinks.find(({ id }) => id === drink.id)?.from ?? launch.date
  /** ", a partir de 11/12": what replaces the cachaça is only bought for a drink that starts then. */
  const boughtFrom = (text: string) => {
    const replacement = /^\d+ ml de (.+?) (?:em vez|no lugar|onde iria)/.exec(text)?.[1]
    const users = drinks.filter(({ ingredients }) => ingredients.some(({ name }) => name === replacement))
    const [first] = users.map(startOf).toSorted()
    return first === undefined || first === launch.date ? '' : `, a partir de ${shortDay(first)}`
  }
  const groups = new Map<string, string[]>()
  for (const drink of drinks) {
    if (startOf(drink) !== launch.date || !drink.sibling) continue
    const words = `${siblingWords(drink.sibling.text)}${boughtFrom(drink.sibling.text)}`
    groups.set(words, [...(groups.get(words) ?? []), drink.name])
  }
  return groups.size === 0
    ? []
    : [
        { kind: 'subtitle', text: 'Sem álcool, no lugar da cachaça' },
        {
          kind: 'keyValues',
          items: [...groups].map(([words, names]) => ({ key: joinList(names), value: words })),
        },
      ]
}
