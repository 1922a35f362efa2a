import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, DishSpec, ReportSection } from '../../report/blocks.ts'
import { weekPlan } from '../../report/plan.ts'
import { safetyRuleIds, safetyRules } from './safety.ts'
import type { Dish, DishContent, DishMenu } from './schema.ts'

const incomplete = 'custo incompleto'

const bases: Readonly<Record<NonNullable<Dish['priceBasis']>, string>> = {
  in_band: '',
  step_too_large: '',
  minimum_price: ' (o mínimo da casa)',
  market: ' (pelo seu cardápio)',
  owner: ' (pelo seu limite)',
  farm: ' (revisto pela fazenda)',
}

const basisOf = ({ priceBasis }: Dish) => (priceBasis === null ? '' : bases[priceBasis])

function specOf(dish: Dish): DishSpec {
  const { pairing } = dish
  return {
    name: dish.name,
    kind: `${dish.courseLabel} · ${dish.techniqueLabel} · dificuldade ${dish.difficulty}`,
    ingredients: dish.ingredients.map(
      ({ display, purchase, costBRL }) =>
        `${display} (compra: ${purchase}${costBRL === null ? ', preço a consultar' : `, ${formatBrl(costBRL)}`})`,
    ),
    method: dish.method,
    serve: dish.plating.replace(/\.$/, ''),
    pairing: `cachaça ${pairing.label}, ${pairing.serving.replace(/\.$/, '')}: ${pairing.reason.charAt(0).toLowerCase()}${pairing.reason.slice(1)}${pairing.drink === null ? '' : ` Da carta da casa: ${pairing.drink}.`}`,
    price: dish.suggestedPrice === null ? incomplete : `${formatBrl(dish.suggestedPrice)}${basisOf(dish)}`,
    margin: dish.margin === null ? incomplete : formatBrl(dish.margin),
    figures: [
      { key: 'Rende', value: `${dish.portions} porções de ${dish.portionGrams} g` },
      {
        key: 'Custo por porção',
        value:
          dish.missing.length === 0
            ? formatBrl(dish.cost)
            : `${formatBrl(dish.cost)} + ${joinList(dish.missing)}`,
      },
      ...(dish.foodCostPct === null
        ? []
        : [{ key: 'Custo sobre o preço', value: `${formatNumber(dish.foodCostPct)}%` }]),
      { key: 'Antes do serviço', value: duration(dish.minutes.advance) },
      { key: 'Do pedido ao passe', value: `${dish.minutes.finish} min` },
      ...(dish.equipment.length > 0 ? [{ key: 'Equipamento', value: joinList(dish.equipment) }] : []),
      {
        key: 'Cachaça',
        value: `${dish.cachaca.label}, ${formatNumber(dish.cachaca.mlPerPortion)} ml por porção`,
      },
    ],
    notes: [
      dish.fit,
      ...(dish.priceFormula === null ? [] : [dish.priceFormula]),
      dish.allergens.length > 0
        ? `Alérgenos: ${joinList(dish.allergens)}`
        : 'Alérgenos: nenhum; confira os rótulos',
      ...(dish.safety ?? []).filter((line) => typeof line === 'string'),
      dish.alcohol.note,
      `Conservação: ${dish.keeps.replace(/\.$/, '')}`,
      `Para o cardápio: “${dish.story}”`,
      ...(dish.unnamed?.length ? [`Ali diga que leva ${joinList(dish.unnamed)}`] : []),
    ],
  }
}

/** "45 min", "4 h", "2 h 30 min". */
function duration(minutes: number): string {
  if (minutes < 120) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
}

function summarySection(menu: DishMenu): ReportSection {
  const { averages, understood } = menu
  const read = [
    ...(understood.wanted.length > 0 ? [{ key: 'Você quer usar', value: joinList(understood.wanted) }] : []),
    ...(understood.owned.length > 0 ? [{ key: 'A casa já tem', value: joinList(understood.owned) }] : []),
    ...(understood.excluded.length > 0
      ? [{ key: 'Ficou de fora', value: joinList(understood.excluded) }]
      : []),
  ]
  const blocks: Block[] = [{ kind: 'text', text: menu.summary }]
  if (averages) {
    blocks.push({
      kind: 'costCards',
      items: [
        { label: 'Custo médio por porção', value: formatBrl(averages.cost) },
        { label: 'Preço médio', value: formatBrl(averages.price) },
        {
          label: 'Custo sobre o preço',
          value: `${formatNumber(averages.foodCostPct)}%`,
          note: 'faixa de 28% a 35%',
        },
        { label: 'Margem média', value: formatBrl(averages.margin), note: 'por porção' },
      ],
    })
  }
  blocks.push(
    {
      kind: 'keyValues',
      items: [
        { key: 'Cozinhas', value: joinList(menu.cuisines) },
        { key: 'Técnica', value: menu.level },
        ...(menu.restrictions.length > 0 ? [{ key: 'Restrições', value: joinList(menu.restrictions) }] : []),
        ...read,
      ],
    },
    {
      kind: 'table',
      caption: 'O menu em uma página',
      headers: ['Prato', 'Momento', 'Custo', 'Preço', 'Custo %', 'Margem', 'Minutos'],
      rows: menu.overview.map((row) => [
        row.name,
        row.courseLabel,
        row.complete ? formatBrl(row.cost) : incomplete,
        row.suggestedPrice === null ? '—' : formatBrl(row.suggestedPrice),
        row.foodCostPct === null ? '—' : `${formatNumber(row.foodCostPct)}%`,
        row.margin === null ? '—' : formatBrl(row.margin),
        String(row.minutes),
      ]),
      numeric: [2, 3, 4, 5, 6],
    },
  )
  if (menu.warnings.length > 0) {
    blocks.push({ kind: 'notice', tone: 'warn', title: 'Antes de usar', text: menu.warnings.join(' ') })
  }
  return { id: 'resumo', title: 'Resumo', blocks }
}

function shoppingSection({ shopping }: DishMenu): ReportSection {
  return {
    id: 'compras',
    title: 'Lista de compras',
    blocks: [
      {
        kind: 'table',
        caption: `Para ${shopping.portions} porções de cada prato`,
        headers: ['Ingrediente', 'Usa', 'Comprar', 'Custo'],
        rows: shopping.items.map(({ name, needed, packs, packLabel, costBRL }) => [
          name,
          needed,
          costBRL === null
            ? packLabel
            : packLabel === 'kg'
              ? `${formatNumber(packs)} kg`
              : `${formatNumber(packs)} × ${packLabel}`,
          costBRL === null ? 'a consultar' : formatBrl(costBRL),
        ]),
        numeric: [1, 3],
        figure: { caption: 'Onde está o custo da lista', unit: 'brl', column: 3 },
      },
      {
        kind: 'text',
        text: `Total: **${formatBrl(shopping.totalBRL)}**${shopping.items.some(({ costBRL }) => costBRL === null) ? ', mais o que está a consultar' : ''}.`,
      },
    ],
  }
}

/** Hours in the refrigerator, besides the minutes of work. */
const waits = /por [2-9] horas|\d\d horas|de véspera|de um dia para o outro/i

function planSection(dishes: readonly Dish[]): ReportSection {
  const ahead = dishes
    .filter(({ minutes, method }) => minutes.advance >= 60 || waits.test(method.join(' ')))
    .map(({ name }) => name)
  const flamed = dishes.filter(({ flambe }) => flambe).map(({ name }) => name)
  const missing = [...new Set(dishes.flatMap((dish) => dish.missing))]
  return weekPlan(
    ['Semana 1: testar', missing.length > 0 ? [`Cotar ${joinList(missing)}`] : []],
    [
      'Semana 2: treinar',
      [
        ...(flamed.length > 0 ? [`Treinar a chama antes de abrir: ${joinList(flamed)}`] : []),
        ...(ahead.length > 0 ? [`Escalar o preparo antecipado: ${joinList(ahead)}`] : []),
      ],
    ],
  )
}

/** Each food safety rule once, with the dishes it applies to. */
function safetyBlocks(dishes: readonly Dish[]): Block[] {
  const items = safetyRuleIds.flatMap((rule) => {
    const held = dishes.flatMap(({ name, safety = [] }) => {
      const what = safety.flatMap((point) =>
        typeof point === 'object' && point.rule === rule ? [point.what] : [],
      )
      return what.length > 0 ? [`${name} (${joinList([...new Set(what)])})`] : []
    })
    return held.length > 0 ? [{ key: safetyRules[rule], value: joinList(held) }] : []
  })
  return items.length === 0
    ? []
    : [
        { kind: 'subtitle', text: 'Temperaturas, prato a prato (RDC 216/2004 da ANVISA)' },
        { kind: 'keyValues', items },
      ]
}

/** The report of a dish consultation, from its contents alone. */
export function dishSections(contents: readonly DishContent[]): ReportSection[] {
  const dishes = contents.filter((content) => content.kind === 'dish')
  const menu = contents.find((content) => content.kind === 'dish_menu')
  const sheets: ReportSection = {
    id: 'fichas',
    title: 'Fichas técnicas',
    blocks: [{ kind: 'dishes', items: dishes.map(specOf) }],
  }
  if (!menu) return [sheets]
  const service: Block[] = [{ kind: 'list', items: menu.script }, ...safetyBlocks(dishes)]
  if (menu.safety.length > 0) {
    service.push({ kind: 'subtitle', text: 'Segurança do flambado' }, { kind: 'list', items: menu.safety })
  }
  service.push({
    kind: 'notice',
    tone: 'warn',
    title: 'No cardápio',
    text: `Ao lado dos pratos: “Contém álcool.” No rodapé: ${menuFoot}`,
  })
  return [
    summarySection(menu),
    sheets,
    shoppingSection(menu),
    { id: 'servico', title: 'Serviço e segurança', blocks: service },
    ...[planSection(dishes)].filter(({ blocks }) => blocks.length > 0),
    { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: menu.assumptions }] },
  ]
}

import { menuFoot } from '../../base/language/health-risk.ts'
