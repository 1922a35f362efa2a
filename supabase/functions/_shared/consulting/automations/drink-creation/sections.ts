import { type Drink, noDish } from '../../base/drinks/drink.schema.ts'
import { menuFoot } from '../../base/language/health-risk.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, DrinkSpec, ReportSection } from '../../report/blocks.ts'
import { drawnGlass } from '../../report/drawn-glass.ts'
import type { DrinkMenuAnalysis } from './schema.ts'
import { batchBlocks, equipmentBlocks, lighterBlocks, siblingBlocks } from './service-blocks.ts'

/** "48 s", "6 min"; whole minutes for long times, which nobody counts in seconds. */
const prepTime = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.ceil(seconds / 60)} min`

/** ", 25 s com o lote pronto": only where the batch saves time. */
const fromBatch = ({ batch, prepSeconds }: Drink) =>
  batch?.seconds !== undefined && batch.seconds < prepSeconds ? `, ${batch.seconds} s com o lote pronto` : ''

/** Why a price is not the one that the cost alone gives. */
const priceReasons: Readonly<Partial<Record<Drink['priceBasis'], string>>> = {
  market: 'pelo seu cardápio',
  owner: 'pelo seu limite',
  minimum_price: 'paga copo, gelo e serviço',
}

function specOf(drink: Drink): DrinkSpec {
  const priced = priceReasons[drink.priceBasis]
  return {
    name: drink.name,
    glass: drawnGlass(drink),
    base: `${drink.style} · ${drink.base?.label ?? 'sem álcool'}`,
    ingredients: drink.ingredients.map(({ display }) => display),
    serve: drink.serve,
    technique: `${drink.techniqueLabel}, ${drink.glass.toLowerCase()}, ${drink.ice.toLowerCase()}`,
    method: drink.method,
    pairing: drink.pairing === noDish ? 'nenhum em especial' : drink.pairing.replace(/\.$/, ''),
    price: formatBrl(drink.suggestedPrice),
    margin: formatBrl(drink.contributionMargin),
    figures: [
      ...(priced ? [{ key: 'Por que este preço', value: priced }] : []),
      { key: 'Custo da dose', value: formatBrl(drink.doseCost) },
      { key: 'Custo sobre o preço', value: `${formatNumber(drink.pourCostPct)}%` },
      { key: 'Teor alcoólico', value: `${formatNumber(drink.abvPct)}%` },
      { key: 'Volume', value: `${formatNumber(Math.round(drink.volumeMl))} ml` },
      {
        key: 'Preparo',
        value: `${prepTime(drink.prepSeconds)}${fromBatch(drink)}, dificuldade ${drink.difficulty}`,
      },
    ],
    visual: drink.story,
    notes: [
      drink.fit,
      drink.allergens.length > 0
        ? `Alergênicos: ${joinList(drink.allergens)}`
        : 'Alergênicos: nenhum nos ingredientes',
      ...(drink.base?.id === 'castanheira'
        ? ['Barril de castanheira: avise quem tem alergia a castanha-do-pará.']
        : []),
      ...(drink.season ? [drink.season] : []),
    ],
  }
}

/** "2,5 l", "850 g", "325 folhas": in units that a shopper can compare with a label. */
function neededOf({ needed, unit }: { needed: number; unit: string }): string {
  const large = needed >= 1000 && (unit === 'ml' || unit === 'g')
  return large
    ? `${formatNumber(needed / 1000)} ${unit === 'g' ? 'kg' : 'l'}`
    : `${formatNumber(Math.ceil(needed))} ${unit}`
}

function summaryBlocks(menu: DrinkMenuAnalysis, drinks: readonly Drink[]): Block[] {
  const { averages, understood } = menu
  const told = [
    ...(understood.excluded.length > 0
      ? [{ key: 'Ficou de fora', value: joinList(understood.excluded) }]
      : []),
    ...(understood.preferred.length > 0
      ? [{ key: 'Preferências', value: joinList(understood.preferred) }]
      : []),
    ...(understood.style.length > 0 ? [{ key: 'Estilo', value: joinList(understood.style) }] : []),
  ]
  return [
    { kind: 'text', text: menu.summary },
    {
      kind: 'costCards',
      items: [
        { label: 'Drinks', value: String(drinks.length) },
        { label: 'Custo médio da dose', value: formatBrl(averages.doseCost) },
        { label: 'Preço médio', value: formatBrl(averages.suggestedPrice) },
        { label: 'Margem média', value: formatBrl(averages.contributionMargin) },
      ],
    },
    ...(told.length > 0 ? [{ kind: 'keyValues' as const, items: told }] : []),
    ...menu.warnings.map(
      (text): Block => ({ kind: 'notice', tone: 'warn', title: 'Antes de imprimir', text }),
    ),
    ...(understood.notUnderstood.length > 0
      ? [
          {
            kind: 'notice' as const,
            tone: 'warn' as const,
            title: 'Não entendemos',
            text: understood.notUnderstood.map((text) => `“${text}”`).join(' · '),
          },
        ]
      : []),
  ]
}

/** House preparations; where to store them and how long they keep is said once for all. */
function preparationSections({ houseRecipes }: DrinkMenuAnalysis): ReportSection[] {
  if (houseRecipes.length === 0) return []
  const all: Block = {
    kind: 'table',
    caption: 'Em garrafa fechada, com a data, na geladeira',
    headers: ['Preparo', 'Rende', 'Custo', 'Dura', 'Entra em'],
    rows: houseRecipes.map(({ title, yieldMl, costBRL, keepsDays, usedIn }) => [
      title,
      `${formatNumber(yieldMl)} ml`,
      formatBrl(costBRL),
      `${keepsDays} dias`,
      joinList(usedIn),
    ]),
    numeric: [1, 2, 3],
  }
  const recipes = houseRecipes.flatMap(({ title, ingredients, steps }): Block[] => [
    { kind: 'subtitle', text: title },
    { kind: 'list', items: ingredients.map(({ display }) => display) },
    { kind: 'list', items: steps, ordered: true },
  ])
  return [{ id: 'preparos', title: 'Preparos da casa', blocks: [all, ...recipes] }]
}

/** What the law requires on a menu with these drinks. */
function footBlocks(drinks: readonly Drink[]): Block[] {
  return drinks.some(({ base }) => base !== null)
    ? [{ kind: 'notice', tone: 'info', title: 'No rodapé da carta', text: menuFoot }]
    : []
}

const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** The report of a signature-drink consultation. */
export function drinkSections(contents: readonly (Drink | DrinkMenuAnalysis)[]): ReportSection[] {
  const drinks = contents.filter((content) => content.kind === 'drink')
  const menu = contents.find((content) => content.kind === 'drink_menu')
  const sheets: ReportSection = {
    id: 'drinks',
    title: 'Fichas dos drinks',
    blocks: [{ kind: 'drinks', items: drinks.map(specOf) }, ...footBlocks(drinks)],
  }
  if (!menu) return [sheets]
  const cuts = [
    ...new Set(
      drinks.flatMap(({ ingredients }) =>
        // This step belongs to the moment of serving.
        ingredients.flatMap(({ name, role }) =>
          role === 'garnish' ? [name.replace(' batido na palma da mão', '')] : [],
        ),
      ),
    ),
  ]
  const byMargin = menu.overview.toSorted((a, b) => b.contributionMargin - a.contributionMargin)
  return [
    { id: 'resumo', title: 'Resumo', blocks: summaryBlocks(menu, drinks) },
    sheets,
    {
      id: 'custos',
      title: 'Custos e preços',
      blocks: [
        {
          kind: 'bars',
          chart: {
            caption: 'Preço sugerido e custo da dose',
            unit: 'brl',
            legend: { value: 'Preço', compare: 'Custo' },
            bars: byMargin.map(({ name, suggestedPrice, doseCost }) => ({
              label: name,
              value: suggestedPrice,
              compare: doseCost,
            })),
          },
        },
        {
          kind: 'table',
          caption: 'Custo, preço e margem de cada drink',
          headers: ['Drink', 'Custo', 'Preço', 'Custo %', 'Margem', 'Teor'],
          rows: byMargin.map((drink) => [
            drink.name,
            formatBrl(drink.doseCost),
            formatBrl(drink.suggestedPrice),
            `${formatNumber(drink.pourCostPct)}%`,
            formatBrl(drink.contributionMargin),
            `${formatNumber(drink.abvPct)}%`,
          ]),
          numeric: [1, 2, 3, 4, 5],
        },
      ],
    },
    ...preparationSections(menu),
    {
      id: 'compras',
      title: 'Lista de compras',
      blocks: [
        {
          kind: 'table',
          caption: `Para ${menu.shoppingList.servingsPerDrink} doses de cada drink, em embalagens inteiras: ${formatBrl(menu.shoppingList.totalBRL)}`,
          headers: ['Item', 'Usa', 'Comprar', 'Custo'],
          rows: menu.shoppingList.items.map((item) => [
            item.item,
            neededOf(item),
            `${item.packs} × ${item.packLabel.replace(` de ${item.item}`, '')}`,
            formatBrl(item.costBRL),
          ]),
          numeric: [1, 3],
          figure: { caption: 'Onde está o custo da lista', unit: 'brl', column: 3 },
        },
      ],
    },
    {
      id: 'servico',
      title: 'Roteiro de serviço',
      blocks: [
        { kind: 'subtitle', text: 'Antes de abrir' },
        {
          kind: 'checkList',
          items: [
            ...(menu.houseRecipes.length > 0
              ? [`Prontos e datados: ${joinList(menu.houseRecipes.map(({ title }) => lowered(title)))}`]
              : []),
            ...(cuts.length > 0 ? [`Guarnições separadas e cobertas: ${joinList(cuts)}`] : []),
            `Copos à mão: ${joinList([...new Set(drinks.map(({ glass }) => lowered(glass)))])}`,
          ],
        },
        ...equipmentBlocks(drinks),
        ...batchBlocks(drinks),
        ...siblingBlocks(drinks),
        ...lighterBlocks(drinks),
      ],
    },
    { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: menu.assumptions }] },
  ]
}
