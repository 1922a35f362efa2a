import type { DrinkMenuAnalysis } from '@consulting/automations/drink-creation/schema.ts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney, formatPercent } from '@/format/money'
import { DefinitionList } from '@/ui/definition-list'
import { Notice } from '@/ui/notice'
import { FiguresTable } from './figures-table'
import { HouseRecipes } from './house-recipes'
import { ShoppingList } from './shopping-list'

interface MenuAnalysisProps {
  analysis: DrinkMenuAnalysis
  titleId: string
  /** "O que você pediu" above the results says what was understood. */
  hasSheet: boolean
  /** Anchor of each drink's card, by the drink's id. */
  anchors: ReadonlyMap<string, string>
}

/** The whole drinks menu: how it was interpreted, how the drinks compare, what to buy and to prepare. */
export function MenuAnalysis({ analysis, titleId, hasSheet, anchors }: MenuAnalysisProps) {
  const { understood, shoppingList, houseRecipes, assumptions } = analysis
  return (
    <>
      <h3 id={titleId} className="text-heading">
        {analysis.title}
      </h3>
      <p className="mt-2 max-w-reading text-lead">{analysis.summary}</p>
      {analysis.warnings.length > 0 && (
        <Notice tone="warn" title="Antes de imprimir o cardápio" className="mt-5">
          <ul className="list-disc pl-5">
            {analysis.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}

      {!hasSheet && (
        <section className="mt-8">
          <h4 className="mb-3 text-subheading">O que entendemos do seu pedido</h4>
          <DefinitionList
            layout="stacked"
            items={[
              { term: 'Ficou de fora', value: words(understood.excluded, 'nada') },
              { term: 'Teve preferência', value: words(understood.preferred, 'nada em especial') },
              { term: 'Estilo', value: words(understood.style, 'o da casa') },
              ...(understood.notUnderstood.length > 0
                ? [{ term: 'Não entendemos', value: words(understood.notUnderstood, '') }]
                : []),
            ]}
          />
        </section>
      )}

      <section className="mt-8 mb-6">
        <h4 className="mb-1 text-subheading">Os drinks lado a lado</h4>
        <Overview analysis={analysis} anchors={anchors} />
      </section>

      <Fold title="Lista de compras" aside={formatMoney(shoppingList.totalBRL)}>
        <ShoppingList list={shoppingList} />
      </Fold>
      {houseRecipes.length > 0 && (
        <Fold
          title="Xaropes e preparos da casa"
          aside={`${houseRecipes.length} ${houseRecipes.length === 1 ? 'receita' : 'receitas'}`}
        >
          <HouseRecipes recipes={houseRecipes} />
        </Fold>
      )}
      <Fold title="De onde vêm os números">
        <ul className="flex max-w-reading list-disc flex-col gap-1.5 pl-5 text-[0.9375rem] text-fg-muted">
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </Fold>
    </>
  )
}

function Overview({
  analysis: { overview, averages },
  anchors,
}: Omit<MenuAnalysisProps, 'titleId' | 'hasSheet'>) {
  return (
    <FiguresTable
      caption="Custo, preço e margem de cada drink"
      columns={[
        { name: 'Drink' },
        { name: 'Cachaça', wideOnly: true },
        { name: 'Custo', numeric: true, wideOnly: true },
        { name: 'Preço', numeric: true },
        { name: 'Custo sobre o preço', numeric: true, wideOnly: true },
        { name: 'Margem', numeric: true },
        { name: 'Teor', numeric: true, wideOnly: true },
      ]}
      rows={overview.map((drink) => {
        const anchor = anchors.get(drink.id)
        return {
          key: drink.id,
          cells: [
            anchor ? (
              <a key="name" href={anchor} className="text-link">
                {drink.name}
              </a>
            ) : (
              drink.name
            ),
            drink.base,
            formatMoney(drink.doseCost),
            formatMoney(drink.suggestedPrice),
            formatPercent(drink.pourCostPct / 100),
            formatMoney(drink.contributionMargin),
            `${formatPercent(drink.abvPct / 100)} vol.`,
          ],
        }
      })}
      total={[
        'Média',
        '',
        formatMoney(averages.doseCost),
        formatMoney(averages.suggestedPrice),
        formatPercent(averages.pourCostPct / 100),
        formatMoney(averages.contributionMargin),
        '',
      ]}
    />
  )
}

function words(list: readonly string[], none: string): string {
  return list.length > 0 ? list.join(', ') : none
}

interface FoldProps {
  title: string
  aside?: string
  children: ReactNode
}

/** A long reference section: initially closed, open when printed. */
function Fold({ title, aside, children }: FoldProps) {
  return (
    <details className="group border-line border-t print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-14 list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <h4 className="min-w-0 flex-1 text-subheading">{title}</h4>
        {aside && <span className="figures shrink-0 text-fg-muted text-sm">{aside}</span>}
        <ChevronDown
          aria-hidden
          size={20}
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  )
}
