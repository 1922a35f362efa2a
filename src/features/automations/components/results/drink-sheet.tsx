import { drinkPourCostBand } from '@consulting/base/costing.ts'
import type { Drink } from '@consulting/base/drinks/drink.schema.ts'
import { Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatInteger, formatMoney, formatPercent } from '@/format/money'
import { Badge } from '@/ui/badge'
import { PhoneFold } from './phone-fold'

interface DrinkSheetProps {
  drink: Drink
  titleId: string
  /** Id of the card that holds the sheet. */
  anchor: string
  /** Buttons for the sheet. */
  actions: ReactNode
}

/** The recipe sheet of a drink, to pin up behind the bar: ingredients, method and margin. */
export function DrinkSheet({ drink, titleId, anchor, actions }: DrinkSheetProps) {
  return (
    <>
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 id={titleId} className="text-heading">
            {drink.name}
          </h3>
          <p className="mt-0.5 font-semibold text-accent">
            {drink.style} {drink.base === null ? 'sem álcool' : `com ${drink.base.label}`}
          </p>
        </div>
        <p className="shrink-0 text-right">
          <span className="figures block font-display font-semibold text-heading leading-tight">
            {formatMoney(drink.suggestedPrice)}
          </span>
          <span className="block text-fg-muted text-sm">preço sugerido</span>
          <span className="figures text-sm sm:hidden">margem {formatMoney(drink.contributionMargin)}</span>
        </p>
      </header>
      <div className="max-sm:mt-1 max-sm:grid sm:flex sm:grow sm:flex-col">
        <PhoneFold label="Ver a ficha" anchor={anchor} className="max-sm:[grid-area:1/1]">
          <DrinkDetails drink={drink} />
        </PhoneFold>
        {/* On a phone they share a line with the fold's button, on the right. */}
        <div className="max-sm:z-1 max-sm:self-start max-sm:justify-self-end max-sm:[grid-area:1/1] sm:mt-auto sm:pt-5">
          {actions}
        </div>
      </div>
    </>
  )
}

function DrinkDetails({ drink }: { drink: Drink }) {
  return (
    <>
      <p className="mt-3">{drink.story}</p>

      <dl className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-small border border-line bg-line sm:grid-cols-3">
        <Figure name="Custo da dose">{formatMoney(drink.doseCost)}</Figure>
        <Figure name="Margem">{formatMoney(drink.contributionMargin)}</Figure>
        <Figure name="Custo sobre o preço">{formatPercent(drink.pourCostPct / 100)}</Figure>
        <Figure name="Teor no copo">{formatPercent(drink.abvPct / 100)} vol.</Figure>
        <Figure name="Volume">{formatInteger(Math.round(drink.volumeMl / 5) * 5)} ml</Figure>
        <Figure name="Preparo">{formatSeconds(drink.prepSeconds)}</Figure>
      </dl>
      {priceNotes[drink.priceBasis] && (
        <p className="mt-2 text-fg-muted text-sm">{priceNotes[drink.priceBasis]}</p>
      )}

      <h4 className="mt-5 text-subheading">Ingredientes</h4>
      <table className="mt-1 w-full text-[0.9375rem]">
        <caption className="sr-only">Ingredientes de {drink.name}, com a quantidade e o custo</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Quantidade e ingrediente</th>
            <th scope="col">Custo</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {drink.ingredients.map((ingredient) => (
            <tr key={`${ingredient.id}-${ingredient.role}-${ingredient.phase}`}>
              <td className={ingredient.role === 'base' ? 'py-2 pr-4 font-semibold' : 'py-2 pr-4'}>
                {ingredient.display}
              </td>
              <td className="figures whitespace-nowrap py-2 text-right text-fg-muted">
                {ingredient.costBRL === null ? 'sem preço' : formatMoney(ingredient.costBRL)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line-strong border-t-[1.5px] font-semibold">
            <td className="py-2 pr-4">
              {drink.ingredients.some(({ costBRL }) => costBRL === null)
                ? 'Custo incompleto'
                : 'Custo da dose'}
            </td>
            <td className="figures whitespace-nowrap py-2 text-right">{formatMoney(drink.doseCost)}</td>
          </tr>
        </tfoot>
      </table>

      <h4 className="mt-5 text-subheading">Modo de preparo</h4>
      <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-[0.9375rem] marker:font-semibold marker:text-accent">
        {drink.method.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>

      <dl className="mt-5 grid grid-cols-2 gap-x-5 gap-y-3 border-line border-t pt-4 text-[0.9375rem]">
        <Detail name="Copo">{drink.glass}</Detail>
        <Detail name="Técnica">{drink.techniqueLabel}</Detail>
        <Detail name="Gelo">{drink.ice}</Detail>
        <Detail name="Guarnição">{drink.garnish ?? 'Sem guarnição'}</Detail>
        <Detail name="Equipamento">
          {drink.equipment.length > 0 ? drink.equipment.join(', ') : 'só o básico'}
        </Detail>
      </dl>

      <p className="mt-4 flex items-start gap-2.5 rounded-small bg-cane-50 p-3 text-[0.9375rem]">
        <Utensils aria-hidden size={18} className="mt-0.5 text-cane-600" />
        <span>
          <strong>Para acompanhar:</strong> {drink.pairing}
        </span>
      </p>
      <p className="mt-3 text-[0.9375rem] text-fg-muted">{drink.fit}</p>
      {drink.lighter && <p className="mt-2 text-[0.9375rem]">{drink.lighter.text}</p>}
      <ul className="mt-4 flex flex-wrap gap-2">
        <li>
          <Badge>{drink.sweetness}</Badge>
        </li>
        <li>
          <Badge>dificuldade {drink.difficulty}</Badge>
        </li>
        {drink.season && (
          <li>
            <Badge tone="green">{drink.season}</Badge>
          </li>
        )}
        {drink.allergens.length > 0 && (
          <li>
            <Badge tone="yellow">Contém: {drink.allergens.join(', ')}</Badge>
          </li>
        )}
      </ul>
    </>
  )
}

const band = `${drinkPourCostBand.min}% a ${drinkPourCostBand.max}%`

const priceNotes: Record<Drink['priceBasis'], string | null> = {
  in_band: null,
  minimum_price: `O preço está no mínimo da casa: o custo fica abaixo da faixa de ${band}.`,
  market: 'O preço acompanha o que a sua casa já cobra por drinks parecidos.',
  owner: 'O preço respeita o limite que você deu.',
  farm: 'O preço foi revisto pela fazenda.',
  step_too_large: `Nenhum preço de cardápio cai na faixa de ${band}: ficou o primeiro acima dela.`,
}

/** Rounded to half a minute, at least that: `30 s`, `2 min` or `1 min 30 s`. */
function formatSeconds(exact: number): string {
  const seconds = Math.max(Math.round(exact / 30), 1) * 30
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return `${rest} s`
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="bg-surface px-3 py-2.5">
      <dt className="text-fg-muted text-sm">{name}</dt>
      <dd className="figures font-semibold">{children}</dd>
    </div>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-fg-muted text-sm">{name}</dt>
      <dd className="first-letter:uppercase">{children}</dd>
    </div>
  )
}
