import {
  type DoubtfulPrice,
  doubtfulPrices,
  indexPrices,
  type PricedMenu,
} from '@consulting/documents/doubtful-prices.ts'
import { formatTyped } from '@consulting/documents/numbers.ts'
import type { ValueMeaning } from '@consulting/documents/reading.ts'
import { maxSalesItems, type Sales, type SalesItem } from '@consulting/documents/sales.ts'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { FileService } from '@/documents/file-service'
import { PasteItems } from '@/documents/paste-items'
import { formatDate } from '@/format/dates'
import { formatInteger, formatMoney } from '@/format/money'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { ItemRows } from './item-rows'
import { describeObstacle } from './menu-review'
import { type ItemForm, type ItemRow, moneyText, useItemRows } from './use-item-rows'

type SalesKey = 'name' | 'category' | 'units' | 'price' | 'cost'

const form: ItemForm<SalesItem, SalesKey> = {
  columns: [
    { key: 'name', label: 'Item', kind: 'text', required: true, maxLength: 120 },
    { key: 'category', label: 'Categoria', kind: 'text', maxLength: 60 },
    { key: 'units', label: 'Unidades', kind: 'amount', required: true },
    { key: 'price', label: 'Preço (R$)', kind: 'money' },
    { key: 'cost', label: 'Custo (R$)', kind: 'money' },
  ],
  blank: { name: '', category: '', units: '', price: '', cost: '' },
  toTexts: (item) => ({
    name: item.name,
    category: item.category ?? '',
    units: formatTyped(item.units),
    price: moneyText(item.price),
    cost: moneyText(item.cost),
  }),
  toItem: (texts, numbers, before) => ({
    name: texts.name,
    category: texts.category || null,
    units: numbers.units ?? 0,
    // An average price has more decimals than are shown. Keep them unless the price was edited.
    price: before && texts.price === moneyText(before.price) ? before.price : numbers.price,
    // 0 is unknown.
    cost: (before && texts.cost === moneyText(before.cost) ? before.cost : numbers.cost) || null,
    ...(before?.place && { place: before.place }),
    // A price typed by the owner is a menu price.
    ...(before?.listed && texts.price === moneyText(before.price) && { listed: before.listed }),
    // Units by price are valid only while neither price nor units were corrected.
    ...(before?.prices &&
      texts.price === moneyText(before.price) &&
      texts.units === formatTyped(before.units) && { prices: before.prices }),
  }),
}

const summary = (texts: Record<SalesKey, string>) =>
  `${texts.units || '0'} un${texts.price === '' ? '' : ` · R$ ${texts.price}`}`

/** A typed list has no dates. */
const typedSales: Sales = {
  items: [],
  period: null,
  weeks: [],
  itemWeeks: [],
  weekdays: [],
  dayParts: [],
  rows: { read: 0, totals: 0, blank: 0, refused: 0 },
}

/** Weekly series follow their items when these are renamed or removed. */
function seriesOf(sales: Sales, rows: readonly (ItemRow<SalesItem, SalesKey> & { item: SalesItem })[]) {
  return sales.itemWeeks.flatMap((series) => {
    const row = rows.find(({ read }) => read?.name === series.name)
    return row ? [{ ...series, name: row.item.name }] : []
  })
}

interface SalesReviewProps {
  /** The sales as read; undefined where the owner types everything. */
  sales: Sales | undefined
  doubtfulValue: { header: string; readAs: ValueMeaning } | null
  readText: FileService['readSalesText']
  knownMenu: PricedMenu
  /** `sales` is undefined while there are no items. */
  onChange: (sales: Sales | undefined, obstacle: string | null) => void
  onValueMeaning: (meaning: ValueMeaning) => void
  onDoubt: (doubt: string | null) => void
}

/** The items of a sales sheet, to review and correct before paying. */
export function SalesReview(props: SalesReviewProps) {
  const { sales, doubtfulValue, readText, knownMenu, onChange, onValueMeaning, onDoubt } = props
  // Keeps the weekly series of removed rows, so that restored rows find them.
  const [base] = useState(sales ?? typedSales)
  const list = useItemRows(form, base.items, ({ rows, mistakes }) => {
    const items = rows.map(({ item }) => item).slice(0, maxSalesItems)
    const corrected = items.length === 0 ? undefined : { ...base, items, itemWeeks: seriesOf(base, rows) }
    onChange(corrected, describeObstacle(rows.length, mistakes, maxSalesItems))
  })
  const pricesOf = useMemo(() => indexPrices(knownMenu), [knownMenu])
  /** Prices that the owner has confirmed, by row. */
  const [confirmed, setConfirmed] = useState<ReadonlyMap<number, number>>(new Map())
  const doubts = useMemo(() => {
    const rows = list.rows.flatMap(({ id, item }) =>
      item && confirmed.get(id) !== item.price ? [{ id, item }] : [],
    )
    const found = doubtfulPrices(
      rows.map(({ item }) => item),
      pricesOf,
    )
    return found.flatMap((doubt) => {
      const row = rows[doubt.index]
      return row ? [{ ...doubt, row: row.id }] : []
    })
  }, [list.rows, confirmed, pricesOf])
  const obstacle = doubts.length === 0 ? null : describeDoubts(doubts.length)
  const tell = useEffectEvent((what: string | null) => onDoubt(what))
  useEffect(() => {
    tell(obstacle)
    return () => tell(null)
  }, [obstacle])
  return (
    <div>
      {base.rows.read > 0 && (
        <SheetSummary sales={base} items={list.rows.filter(({ item }) => item !== null).length} />
      )}
      {doubtfulValue && <ValueQuestion {...doubtfulValue} onAnswer={onValueMeaning} />}
      {doubts.length > 0 && (
        <PriceQuestions
          doubts={doubts}
          onKeep={({ row, sheet }) => setConfirmed(new Map([...confirmed, [row, sheet]]))}
          onReplace={({ row, menu }) =>
            list.dispatch({ kind: 'type', id: row, key: 'price', text: moneyText(menu) })
          }
        />
      )}
      <ItemRows
        label="Itens vendidos"
        form={form}
        list={list}
        grid="@2xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_5.5rem_6rem_6rem_2.75rem]"
        summary={summary}
      />
      <PasteItems
        open={base.items.length === 0}
        hint="Um item por linha: nome; unidades vendidas; preço; custo. O custo pode faltar."
        placeholder={'Caipirinha; 320; 22,00; 4,80\nCaldinho; 145; 14,00'}
        onRead={async (text, signal) => {
          const reading = await readText(text, signal)
          list.dispatch({ kind: 'add', items: reading.items })
          return { count: reading.items.length, unread: reading.unread }
        }}
      />
    </div>
  )
}

/** A forecast needs at least this many weeks. */
const forecastWeeks = 8

const counted = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`

function SheetSummary({ sales, items }: { sales: Sales; items: number }) {
  const { rows, period, weeks } = sales
  const aside = [
    (rows.titles ?? 0) > 0 && counted(rows.titles ?? 0, 'título de grupo', 'títulos de grupo'),
    rows.totals > 0 && counted(rows.totals, 'linha de total', 'linhas de total'),
    rows.blank > 0 && counted(rows.blank, 'linha em branco ou repetida', 'linhas em branco ou repetidas'),
    rows.refused > 0 && counted(rows.refused, 'linha não entendida', 'linhas não entendidas'),
  ].filter((part) => part !== false)
  return (
    <div className="mb-4 flex flex-col gap-2">
      <p>
        <strong>{counted(items, 'item', 'itens')}</strong> de{' '}
        {counted(rows.read, 'linha de venda', 'linhas de venda')}
        {period &&
          `, de ${formatDate(`${period.from}T12:00:00Z`)} a ${formatDate(`${period.to}T12:00:00Z`)} (${counted(weeks.length, 'semana', 'semanas')})`}
        . Confira e corrija o que for preciso.
      </p>
      {aside.length > 0 && <p className="text-fg-muted text-sm">Fora da conta: {aside.join(', ')}.</p>}
      {period === null ? (
        <p className="text-fg-muted text-sm">
          A planilha não tem coluna de data: a análise não terá semanas nem dias.
        </p>
      ) : (
        <p className="text-fg-muted text-sm">
          {weeks.length < forecastWeeks &&
            `Para prever as vendas são precisas pelo menos ${forecastWeeks} semanas. `}
          As somas por semana e por dia vêm das linhas da planilha e não mudam com as correções da lista.
        </p>
      )}
    </div>
  )
}

const describeDoubts = (count: number) =>
  count === 1
    ? 'Confira o preço que difere muito do cardápio antes de continuar.'
    : `Confira os ${formatInteger(count)} preços que diferem muito do cardápio antes de continuar.`

type RowDoubt = DoubtfulPrice & { row: number }

interface PriceQuestionsProps {
  doubts: readonly RowDoubt[]
  onKeep: (doubt: RowDoubt) => void
  onReplace: (doubt: RowDoubt) => void
}

/** More than three times the menu’s price, or less than a third of it, is a misread column more often than a price. */
function PriceQuestions({ doubts, onKeep, onReplace }: PriceQuestionsProps) {
  return (
    <Notice
      tone="warn"
      className="mb-4"
      title={
        doubts.length === 1
          ? 'Um preço difere muito do cardápio'
          : `${formatInteger(doubts.length)} preços diferem muito do cardápio`
      }
    >
      <p>Passam do triplo ou ficam abaixo de um terço. Diga qual vale; só depois usamos esses preços.</p>
      <ul className="mt-3 flex max-h-96 flex-col gap-3 overflow-y-auto">
        {doubts.map((doubt) => (
          <li key={doubt.row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="figures min-w-0 break-words">
              <strong>{doubt.name}</strong>: {formatMoney(doubt.sheet)} na planilha, {formatMoney(doubt.menu)}{' '}
              no cardápio
            </span>
            <span className="flex flex-wrap gap-2">
              <Button size="sm" variant="secondary" onClick={() => onReplace(doubt)}>
                Usar o do cardápio<span className="sr-only"> para {doubt.name}</span>
              </Button>
              <Button size="sm" variant="ghost" onClick={() => onKeep(doubt)}>
                A planilha está certa<span className="sr-only"> sobre {doubt.name}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function ValueQuestion(props: {
  header: string
  readAs: ValueMeaning
  onAnswer: (meaning: ValueMeaning) => void
}) {
  const asPrice = props.readAs === 'price'
  return (
    <Notice
      tone="warn"
      className="mb-4"
      title={`A coluna “${props.header}” foi lida como ${asPrice ? 'o preço de uma unidade' : 'o total da linha'}`}
      action={
        <Button size="sm" variant="secondary" onClick={() => props.onAnswer(asPrice ? 'total' : 'price')}>
          {asPrice ? 'É o total da linha' : 'É o preço de uma unidade'}
        </Button>
      }
    >
      O título não diz qual dos dois é. Confira os preços abaixo.
    </Notice>
  )
}
