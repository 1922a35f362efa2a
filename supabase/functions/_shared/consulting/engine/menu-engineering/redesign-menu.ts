import type { Answers } from '../../automations/types.ts'
import type { Menu } from '../../documents/menu.ts'
import type { Sales, SalesItem } from '../../documents/sales.ts'
import type { EngineContext } from '../context.ts'
import { EngineError } from '../errors.ts'
import { capitalize, ofThe } from '../pairing/grammar.ts'
import { defaultElasticity } from '../pricing/create-pricing.ts'
import { isFrozen, readConstraints } from '../pricing/read-constraints.ts'
import type { EngineResult } from '../result-item.ts'
import { formatBrl, joinList } from '../text.ts'
import { assumed, redesignCategory } from './advise.ts'
import { matchNames } from './match-items.ts'
import type { MenuRedesign, RedesignedItem } from './menu-redesign.schema.ts'

const daysOfMonth = 30

const noCategory = 'Sem categoria'

type Sold = SalesItem & { price: number; cost: number }

function reasonLeft(item: SalesItem): MenuRedesign['left'][number]['reason'] | null {
  if (item.units === 0) return 'no_sales'
  if (item.price === null) return 'no_price'
  if (item.cost === null) return 'no_cost'
  return item.price < item.cost ? 'below_cost' : null
}

const isSold = (item: SalesItem): item is Sold => reasonLeft(item) === null

/** Fills in what the sheet lacks and the menu knows; the sheet's own figures are what was really sold. */
function join(menu: Menu, sales: Sales) {
  const places = matchNames(
    sales.items.map(({ name }) => name),
    menu.items.map(({ name }) => name),
  )
  const items = sales.items.map((item, index): SalesItem => {
    const listed = menu.items[places[index] ?? -1]
    return {
      ...item,
      category: item.category ?? listed?.category ?? null,
      price: item.price ?? listed?.price ?? null,
      cost: item.cost ?? listed?.cost ?? null,
    }
  })
  const found = new Set(places)
  return {
    items,
    notSold: menu.items.filter((_, index) => !found.has(index)).map(({ name }) => name),
    notOnMenu: sales.items.filter((_, index) => (places[index] ?? -1) < 0).map(({ name }) => name),
  }
}

const plurals = [
  ['Estrela', 'Estrelas'],
  ['Burro de carga', 'Burros de carga'],
  ['Enigma', 'Enigmas'],
  ['Abacaxi', 'Abacaxis'],
] as const

/** A title that the menu prints in capitals, as a sentence writes it. */
function readable(title: string): string {
  return title === title.toUpperCase() ? capitalize(title.toLowerCase()) : title
}

function menuFacts(menu: Menu): MenuRedesign['menu'] {
  const names = [...new Set(menu.items.map(({ category }) => category ?? noCategory))]
  return {
    items: menu.items.length,
    withoutPrice: menu.items.filter(({ price }) => price === null).map(({ name }) => name),
    withoutDescription: menu.items.filter(({ description }) => description === null).map(({ name }) => name),
    categories: names.map((name) => {
      const own = menu.items.filter(({ category }) => (category ?? noCategory) === name)
      const prices = own.flatMap(({ price }) => (price === null ? [] : [price]))
      return {
        name: readable(name),
        items: own.length,
        lowest: prices.length > 0 ? Math.min(...prices) : null,
        highest: prices.length > 0 ? Math.max(...prices) : null,
      }
    }),
  }
}

/** "manter o baião de dois" keeps the dish; "a cerveja não pode subir" keeps its price. */
function readKept(text: string, names: readonly string[]) {
  const constraints = readConstraints(text, names)
  return { constraints, isKept: (name: string) => isFrozen(constraints, name, null) }
}

/**
 * A menu by menu engineering, from what it sold; without sales data, what the menu shows by itself.
 * @throws EngineError `answers_invalid` without a menu
 */
export function redesignMenu(answers: Answers, context: EngineContext): EngineResult<MenuRedesign>[] {
  const file = answers.current_menu
  const menu = typeof file === 'object' && 'path' in file ? file.menu : undefined
  if (!menu) throw new EngineError('answers_invalid', 'Envie o cardápio atual.')
  const sheet = answers.sales_data
  const sales = typeof sheet === 'object' && 'path' in sheet ? sheet.sales : undefined
  const goals = Array.isArray(answers.business_goals) ? answers.business_goals : []
  const names = [...new Set([...menu.items, ...(sales?.items ?? [])].map(({ name }) => name))]
  const { constraints, isKept } = readKept(
    typeof answers.constraints === 'string' ? answers.constraints : '',
    names,
  )
  const facts = menuFacts(menu)
  const kept = names.filter(isKept)
  const title = `Novo cardápio ${ofThe(context.restaurant.name)}`
  const common = {
    kind: 'menu_redesign' as const,
    title,
    goals,
    kept,
    notUnderstood: [...constraints.notUnderstood],
    menu: facts,
  }

  if (!sales) {
    const content: MenuRedesign = {
      ...common,
      summary: `O cardápio tem ${facts.items} itens em ${facts.categories.length} seções. Sem dados de vendas não dá para saber o que é popular nem o que dá lucro: esta análise fala só do que está escrito. Envie a planilha de vendas para ter os quadrantes, as ações e o efeito em reais.`,
      period: null,
      categories: [],
      left: [],
      effect: 0,
      assumptions: ['Sem vendas, nenhum item foi classificado e nenhum efeito em reais foi calculado.'],
    }
    return [{ title, contentType: 'analysis', content, downloadable: true }]
  }

  const { items, notSold, notOnMenu } = join(menu, sales)
  const days = sales.period
    ? Math.round((Date.parse(sales.period.to) - Date.parse(sales.period.from)) / 86_400_000) + 1
    : daysOfMonth
  const monthly = daysOfMonth / days
  const sold = items.filter(isSold)
  const sections = [...new Set(sold.map(({ category }) => category ?? noCategory))]
  const categories = sections.map((name) =>
    redesignCategory(
      readable(name),
      sold.filter(({ category }) => (category ?? noCategory) === name),
      monthly,
      isKept,
      (item) => isFrozen(constraints, item, name),
    ),
  )
  const effect = categories.flatMap((category) => category.items).reduce((sum, item) => sum + item.effect, 0)
  const count = (quadrant: RedesignedItem['quadrant']) =>
    categories.flatMap((category) => category.items).filter((item) => item.quadrant === quadrant).length
  const counts = plurals.flatMap(([quadrant, plural]) => {
    const items = count(quadrant)
    return items === 0 ? [] : [items === 1 ? `1 ${quadrant}` : `${items} ${plural}`]
  })
  const alone = categories.filter(({ items: own }) => own.length === 1).length
  const leaving = categories.flatMap((category) =>
    category.items.filter(({ action }) => action.startsWith('Tirar')).map(({ name }) => name),
  )
  const content: MenuRedesign = {
    ...common,
    summary:
      sold.length === 0
        ? 'Nenhum item da planilha tem vendas, preço e custo ao mesmo tempo: sem isso a engenharia de cardápio não conclui nada. Veja abaixo o que falta em cada um.'
        : `Dos ${sold.length} itens com vendas, preço e custo, há ${joinList(counts)}${alone > 0 ? ` (${alone} sem vizinho de seção com que comparar)` : ''}. As ações sugeridas valem ${formatBrl(effect)} por mês, pelas premissas escritas no fim.${leaving.length > 0 ? ` Podem sair: ${joinList(leaving)}.` : ''}`,
    period: { days, dated: sales.period !== null },
    categories,
    left: [
      ...items.flatMap((item) => {
        const reason = reasonLeft(item)
        return reason ? [{ name: item.name, reason }] : []
      }),
      ...notSold.map((name) => ({ name, reason: 'not_sold' as const })),
      ...notOnMenu.map((name) => ({ name, reason: 'not_on_menu' as const })),
    ],
    effect,
    assumptions: [
      'Método de Kasavana e Smith (1982), categoria por categoria: popular é o item que vende pelo menos 70% da sua parte igual; rentável, o que deixa pelo menos a margem média da categoria, ponderada pelas unidades. Algumas calculadoras usam a média simples; aqui não.',
      sales.period
        ? `As vendas dos ${days} dias da planilha foram levadas a um mês de ${daysOfMonth} dias.`
        : 'A planilha não tem datas: foi tomada como um mês de vendas.',
      `Burro de carga: preço ${assumed.raise * 100}% maior, arredondado para cima, e no máximo ${assumed.largestRaise * 100}%; a elasticidade suposta é ${String(defaultElasticity.food).replace('.', ',')} para comidas e ${String(defaultElasticity.drinks).replace('.', ',')} para bebidas.`,
      'Os quadrantes: a Estrela vende muito e deixa boa margem; o Burro de carga vende muito e deixa pouco; o Enigma vende pouco e deixa boa margem; o Abacaxi vende pouco e deixa pouco.',
      `Enigma: com destaque e texto novo, vende ${assumed.highlight * 100}% mais.`,
      `Abacaxi: se sair, ${assumed.substitution * 100}% de quem o pedia escolhe outro item da mesma categoria, que custe no máximo uma vez e meia o preço dele.`,
      'Margem de contribuição é preço menos custo dos ingredientes. Impostos, taxas e mão de obra não entram.',
    ],
  }
  return [{ title, contentType: 'analysis', content, downloadable: true }]
}
