/** The redesign's decisions in a few sentences. */
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import { formatNumber, joinList, someOf } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { inPrint, inReais } from './amounts.ts'
import { isExcluded } from './goals.ts'
import { monthlyOf } from './period.ts'
import { lastCutsWords } from './plan/last-cuts.ts'
import type { CachacaPart, MenuRedesign, Outlook, RedesignedCategory, RedesignedItem } from './schema.ts'

type Decided = {
  /** Selects the wordings. */
  title: string
  categories: readonly RedesignedCategory[]
  /** Items with sales, price and cost. */
  counted: number
  gone: ReadonlySet<string>
  /** Names of items sold without a known cost. */
  costless: readonly string[]
  outlook: Outlook | null
  cachaca: CachacaPart | null
  /** What the cuts of a plan that loses cost; null if it loses nothing. */
  balance?: MenuRedesign['balance'] | null
  /** Items on the separate card. */
  loose: readonly string[]
  /** Whether the printed menu begins with cachaça; absent where nobody asks for another order. */
  opensWith?: string
  /** Names of the framed items. */
  framed: readonly string[]
  per: string
  /** Months in the sheet's period, inverted. */
  monthly: number
}

const namesWith = (items: readonly RedesignedItem[], move: RedesignedItem['move']) =>
  items.filter((item) => item.move === move).map(({ name }) => name)

/** "doses de 30 ml a R$ 10 e R$ 15 e dois drinks novos" */
function cachacaWords({ measures, drinks }: CachacaPart): string[] {
  const [first] = measures
  return [
    ...(first
      ? [
          `[doses de|a medida de] ${first.ml} ml a ${joinList([...new Set(measures.map(({ price }) => inPrint(price)))])}`,
        ]
      : []),
    ...(drinks.length > 0
      ? [
          `${['', 'um drink novo', 'dois drinks novos', 'três drinks novos'][drinks.length] ?? `${drinks.length} drinks novos`} (${joinList(drinks.map(({ name }) => name))})`,
        ]
      : []),
  ]
}

/** "R$ 1.327 de margem no caso cauteloso e R$ 210 no ruim" */
export const rangeOf = ({ careful, bad }: Pick<Outlook, 'careful' | 'bad'>): string =>
  `${inReais(careful)} de margem no caso cauteloso e ${inReais(bad)} no ruim`

const monthOf = (categories: readonly RedesignedCategory[], monthly: number) =>
  categories
    .flatMap(({ items }) => items)
    .reduce((sum, { units, margin }) => sum + units * margin * monthly, 0)

/** Share of today's margin from which a loss is a warning. */
const heavyLoss = 0.1

/** The share of today's margin that a plan loses in the cautious case; null if it loses nothing. */
export function lossShare(
  categories: readonly RedesignedCategory[],
  monthly: number,
  outlook: Outlook | null,
): number | null {
  const today = monthOf(categories, monthly)
  return outlook && outlook.careful < 0 && today > 0 ? -outlook.careful / today : null
}

/** Whether a plan loses so much that nothing of it should be done at once. */
export const isHeavy = (redesign: MenuRedesign): boolean =>
  (lossShare(redesign.categories, monthlyOf(redesign), redesign.outlook ?? null) ?? 0) >= heavyLoss

const lossWords = (share: number | null, isOwners: boolean) =>
  share !== null && share >= heavyLoss
    ? `**Não imprima assim: o plano perde ${Math.round(share * 100)}% da margem da casa.**`
    : isOwners && share !== null
      ? `**O corte que você pediu custa ${formatNumber(Math.max(0.1, Math.round(share * 1000) / 10))}% da margem.**`
      : '**O corte custa dinheiro.**'

/** What the house's own sales tell, and what only new habits of its guests would bring. */
const isMeasured = ({ label }: Outlook['sources'][number]) => /preços? novos?$|(?:sai|saem)$/.test(label)

const basisOf = (measured: Outlook['sources']) =>
  joinList([
    ...(measured.some(({ label }) => /preço/.test(label)) ? ['os preços novos'] : []),
    ...(measured.some(({ label }) => /(?:sai|saem)$/.test(label)) ? ['os cortes'] : []),
  ]).replace(/^o/, 'O')

/** The gain in one sentence: what the sheet measures first, suppositions apart. */
function measuredFirst(outlook: Outlook, per: string, say: (text: string) => string): string {
  const measured = outlook.sources.filter(isMeasured)
  const supposed = outlook.sources.filter((one) => !isMeasured(one))
  const sum = (sources: Outlook['sources'], key: 'careful' | 'bad') =>
    sources.reduce((total, one) => total + one[key], 0)
  const all = say(
    `[Somando tudo, ${per.trim()}, são|${capitalize(per.trim())}, isso dá|O ganho, ${per.trim()}, é de] ${rangeOf(outlook)}.`,
  )
  if (supposed.length === 0) return all
  const names = joinList(supposed.map(({ label }) => uncapitalize(label.replace(/:.*$/, ''))))
  const apart = `${inReais(sum(supposed, 'careful'))} ${per.trim()} no caso cauteloso e ${inReais(sum(supposed, 'bad'))} no ruim`
  const cut = measured.find(({ label }) => /(?:sai|saem)$/.test(label))
  const balance = sum(measured, 'careful')
  // A cut that costs more than the prices bring is told as that.
  if (cut && cut.careful < 0 && balance < 0 && balance > cut.careful)
    return `O corte custa ${inReais(-cut.careful)} ${per.trim()} e os preços novos devolvem ${inReais(balance - cut.careful)}: contado nas suas vendas, ficam ${inReais(balance)} (${inReais(sum(measured, 'bad'))} no ruim). À parte, o que depende de o cliente pedir diferente (${names}): ${apart}.`
  return measured.length === 0
    ? `Contado nas suas vendas, nada muda de preço nem sai. O ganho é suposição, até você medir: ${apart} (${names}).`
    : `${basisOf(measured)}, contados nas suas vendas, dão ${inReais(sum(measured, 'careful'))} ${per.trim()} no caso cauteloso e ${inReais(sum(measured, 'bad'))} no ruim. À parte, o que depende de o cliente pedir diferente (${names}): ${apart}.`
}

/** What is left of the gain without the cut: of what is measured, where the rest is supposed. */
function withoutCut(outlook: Outlook, lost: number): string {
  const measured = outlook.sources.filter(isMeasured)
  if (measured.length === outlook.sources.length) return `seriam ${inReais(outlook.careful - lost)}`
  const prices = measured.reduce((sum, { careful }) => sum + careful, 0) - lost
  return prices > 0 ? `os preços dariam ${inReais(prices)}` : 'sobrava só o que depende do cliente'
}

export function summaryOf(decided: Decided): string {
  const {
    title,
    categories,
    counted,
    gone,
    costless,
    outlook,
    cachaca,
    loose,
    framed,
    per,
    balance = null,
    monthly,
    opensWith,
  } = decided
  const say = (text: string) => fillChoices(text, title)
  if (counted === 0) {
    return 'Nenhum item da planilha tem vendas, preço e custo ao mesmo tempo: sem isso a engenharia de cardápio não conclui nada. Veja abaixo o que falta em cada um.'
  }
  const items = categories.flatMap((category) => category.items)
  const told = (names: readonly string[], one: string, more: string) =>
    names.length === 0 ? [] : [`${someOf(names, 4)} ${names.length === 1 ? one : more}`]
  const parts = [
    ...told(namesWith(items, 'raise'), 'sobe de preço', 'sobem de preço'),
    ...told(namesWith(items, 'lower'), 'baixa de preço', 'baixam de preço'),
    ...told(framed, 'ganha a moldura', 'ganham a moldura'),
    ...(gone.size > 0 ? [`${joinList([...gone])} ${gone.size === 1 ? 'sai' : 'saem'}`] : []),
    ...told(loose, 'vai para um cartão solto', 'vão para um cartão solto'),
  ]
  const unknown =
    costless.length > 0
      ? ` Sem custo conhecido, ${shortList(costless, 3)} ${costless.length === 1 ? 'fica' : 'ficam'} fora de toda soma.`
      : ''
  const poured = cachaca ? cachacaWords(cachaca) : []
  const opening = cachaca
    ? say(
        `${opensWith === undefined ? '[A cachaça abre o cardápio|O cardápio novo começa pela cachaça]' : `A cachaça vem logo depois de ${opensWith}`}${poured.length > 0 ? `, com ${joinList(poured)}` : ''}. `,
      )
    : ''
  if (parts.length === 0 && opening === '') {
    return `Nenhum preço muda e nada sai: o que rende aqui é a ordem e o texto.${unknown}`
  }
  const loss = lossShare(categories, monthly, outlook)
  // Each part is a list of names of its own.
  const moves = parts.length > 0 ? `${capitalize(parts.join('; '))}. ` : ''
  const isOwners = items
    .filter(({ move }) => move === 'remove')
    .every(({ action }) => /como você pediu/.test(action))
  const range =
    outlook && outlook.sources.length > 0
      ? outlook.careful < 0 && gone.size > 0
        ? `${lossWords(loss, isOwners)} ${capitalize(per.trim())}, o que sai custa mais do que o resto traz: ${rangeOf(outlook)}${loss === null ? '' : ` (hoje a casa deixa ${inReais(monthOf(categories, monthly))})`}; ${items.filter(({ name }) => gone.has(name)).every(isExcluded) ? 'é o preço de deixar de fora o que você pediu' : balance?.stands ? lastCutsWords(balance, per) : 'só vale se aliviar a cozinha'}.`
        : measuredFirst(outlook, per, say)
      : ''
  const leaving = outlook?.sources.find(({ label }) => /(?:sai|saem)$/.test(label))
  const cost =
    outlook && leaving && leaving.careful < 0 && outlook.careful >= 0 && !range.startsWith('O corte custa R$')
      ? ` Sem o corte, que custa ${inReais(-leaving.careful)}, ${withoutCut(outlook, leaving.careful)}.`
      : ''
  // What it brings or costs is what an owner reads first.
  return [`${range}${cost}`.trim(), `${opening}${moves}`.trim(), unknown.trim()].filter(Boolean).join(' ')
}

export function summaryWithoutSales(menu: MenuRedesign['menu'], gone: ReadonlySet<string>): string {
  const leaves = gone.size > 0 ? `, e do que você pediu. Saem: ${joinList([...gone])}` : ''
  return `O cardápio tem ${menu.items} itens em ${menu.categories.length === 1 ? 'uma seção' : `${menu.categories.length} seções`}. Sem dados de vendas não dá para saber o que é popular nem o que dá lucro: esta análise fala só do que está escrito${leaves}. Envie a planilha de vendas para ter as ações e o efeito em reais.`
}
