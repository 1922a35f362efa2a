import type { HouseRecipe } from '@consulting/automations/drink-creation/schema.ts'
import { formatInteger, formatMoney } from '@/format/money'

/** What the bar prepares in advance. */
export function HouseRecipes({ recipes }: { recipes: readonly HouseRecipe[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {recipes.map((recipe) => (
        <li key={recipe.id} className="min-w-0 rounded-card border border-line p-4 print:break-inside-avoid">
          <h5 className="font-display font-semibold text-lg">{recipe.title}</h5>
          <p className="figures mt-1 text-fg-muted text-sm">
            Rende {formatInteger(recipe.yieldMl)} ml · {formatMoney(recipe.costBRL)} (
            {formatMoney(recipe.costPer100Ml)} por 100 ml) · dura {recipe.keepsDays} dias na geladeira
          </p>
          <ul className="mt-3 divide-y divide-line text-[0.9375rem]">
            {recipe.ingredients.map((ingredient) => (
              <li key={ingredient.display} className="flex items-baseline justify-between gap-4 py-1.5">
                {ingredient.display}
                <span className="figures whitespace-nowrap text-fg-muted">
                  {formatMoney(ingredient.costBRL)}
                </span>
              </li>
            ))}
          </ul>
          <ol className="mt-3 flex list-decimal flex-col gap-1.5 pl-5 text-[0.9375rem] marker:font-semibold marker:text-accent">
            {recipe.steps.map((step) => (
              <li key={step} className="pl-1">
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-3 text-fg-muted text-sm">Entra em: {recipe.usedIn.join(', ')}</p>
        </li>
      ))}
    </ul>
  )
}
