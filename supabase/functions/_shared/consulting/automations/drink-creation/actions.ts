import { addDays, shortDay } from '../../base/calendar.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { gainWords, sayer, testDays } from './launch-words.ts'
import type { DrinkContent, DrinkMenuAnalysis, Launch } from './schema.ts'
import { spiritOfAll } from './spirit-words.ts'

/** R$ of 10 ml of the drink's spirit; null without one. */
function tenMlCost({ ingredients }: Drink): number | null {
  const base = ingredients.find(({ role, unit }) => role === 'base' && unit === 'ml')
  return base && base.costBRL !== null ? (base.costBRL / base.amount) * 10 : null
}

/** The cost of overpouring by 10 ml, which motivates tasting with the jigger. */
function overpouring(
  drinks: readonly Drink[],
  say = (text: string) => text.replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1'),
): string {
  const costs = drinks.map(tenMlCost).filter((cost) => cost !== null)
  if (costs.length === 0) return 'A receita que se mediu'
  const [least, most] = [formatBrl(Math.min(...costs)), formatBrl(Math.max(...costs))]
  return say(
    `[10 ml a mais de ${spiritOfAll(drinks)} custam|Cada 10 ml além da medida custam|Mão pesada: 10 ml a mais custam|Cada 10 ml a mais custam] **${least === most ? least : `${least} a ${most}`}**[ por copo| no copo]`,
  )
}

/** Only items that the house does not already buy have to be ordered. */
function buyingOf(
  { shoppingList: { items, totalBRL } }: DrinkMenuAnalysis,
  say: (text: string) => string,
): string {
  const fresh = items.flatMap(({ owned, costBRL }) => (owned ? [] : [costBRL]))
  const sum = fresh.reduce((all, cost) => all + cost, 0)
  if (sum === 0)
    return `Somar ao pedido de sempre o que vai a mais, ${formatBrl(totalBRL)}: nada novo a comprar`
  return sum < totalBRL
    ? say(
        `[Comprar a lista, ${formatBrl(sum)} além do que a casa já compra|Comprar o que falta, ${formatBrl(sum)}|Fazer a feira dos novos: ${formatBrl(sum)} a mais que o de sempre|Pedir os ${formatBrl(sum)} da lista que a casa ainda não compra]`,
      )
    : `Comprar a lista, ${formatBrl(totalBRL)}`
}

function nightBrings(drinks: readonly Drink[], launch: Launch): string {
  const { careful, expected } = launch.glasses
  const gain = gainWords(drinks, launch)
  return gain?.night
    ? sayer(launch)(
        `[Ganho líquido|Ganho além do que tira dos outros|Ganho, já descontada a troca]: **${gain.night}**[, se saírem ${careful} a ${expected} copos| (supondo ${careful} a ${expected} copos)]`,
      )
    : `${careful} a ${expected} copos`
}

/** A board that names more is not read. */
const mostNamed = 5
/** Of more than these none stands out. */
const mostFramed = 2

function launchActions(drinks: readonly Drink[], menu: DrinkMenuAnalysis, launch: Launch): Action[] {
  const say = sayer(launch)
  const sober = drinks.some(({ base }) => base === null) && drinks.some(({ base }) => base !== null)
  const board = launch.drinks.filter(({ onBoard }) => onBoard).map(({ name }) => name)
  const many = board.length === drinks.length ? 'a carta inteira' : `${board.length} drinks`
  const ahead = joinList(board.slice(0, 3))
  const later = launch.drinks.filter(({ from }) => from !== launch.date)
  const next = later.map(({ from }) => from).toSorted()[0]
  const soon = later.filter(({ from }) => from === next)
  const first = launch.drinks.flatMap(({ name, from }) => (from === launch.date ? [name] : []))
  const syrups = menu.houseRecipes.flatMap(({ title, usedIn }) =>
    usedIn.some((name) => first.includes(name)) ? [title.toLowerCase()] : [],
  )
  return firstActions(
    {
      what: buyingOf(menu, say),
      brings: `${launch.glasses.week} copos, 10% de folga`,
      by: shortDay(addDays(launch.date, -2)),
      who: 'Compras',
    },
    {
      what: `${syrups.length > 0 ? `Fazer ${joinList(syrups)} e provar` : 'Provar'} tudo com a medida na mão`,
      brings: overpouring(drinks, say),
      by: shortDay(addDays(launch.date, -1)),
      who: 'Equipe',
    },
    {
      what:
        board.length > mostNamed
          ? say(
              `[Estrear ${many}, com ${ahead} à frente|Abrir com ${many}, ${ahead} em destaque|Pôr no salão ${many}; ${ahead} na frente]`,
            )
          : board.length > mostFramed
            ? `Abrir com todos; dizer primeiro ${joinList(board.slice(0, mostFramed))}`
            : `Abrir com ${joinList(board)} em destaque`,
      brings: nightBrings(drinks, launch),
      by: shortDay(launch.date),
      who: 'Gerente',
    },
    next === undefined
      ? {
          what: say(
            '[Conferir as garrafas com as comandas|Comparar o que saiu das garrafas com as comandas|Bater o gasto das garrafas com os copos vendidos]',
          ),
          brings: say(
            '[A diferença é dose a mais ou copo sem comanda|O que sobra na conta é mão pesada ou copo que não foi cobrado|Mostra cedo a dose que passou da medida]',
          ),
          by: shortDay(addDays(launch.date, 7)),
          who: 'Bar e caixa',
        }
      : {
          what: `Pôr na carta ${joinList(soon.map(({ name }) => name))}${soon.length < later.length ? ', e os outros quando diz a tabela' : ''}`,
          brings: say(
            `[Novidade quando a equipe já faz os primeiros sem ficha|Assunto novo para quem volta|Novidade sem atropelar a equipe|Quem gostou de ${board[0] ?? 'um'} volta para provar outro]`,
          ),
          by: shortDay(next),
          who: 'Gerente',
        },
    {
      what: say(
        '[Contar os copos de cada um|Somar as comandas|Fechar a conta dos novos|Ver o que saiu|Pôr as saídas na ponta do lápis|Comparar a venda de cada novo|Decidir quem fica na carta]',
      ),
      brings: say(
        `[Sai da carta quem vender menos de ${launch.leastAWeek} por semana|Menos de ${launch.leastAWeek} por semana, sai|Fica quem passar de ${launch.leastAWeek} por semana|Abaixo de ${launch.leastAWeek} por semana, troca|Quem não chega a ${launch.leastAWeek} por semana cede o lugar|O corte é ${launch.leastAWeek} por semana|Só segue o que gira ${launch.leastAWeek} por semana]${sober ? '; o sem álcool fica, é de quem dirige' : ''}`,
      ),
      by: shortDay(addDays(launch.date, testDays)),
      who: 'Gerente',
    },
  )
}

/** What to do first with a signature menu. */
export function drinkActions(contents: readonly DrinkContent[]): Action[] {
  const drinks = contents.filter((content) => content.kind === 'drink')
  const menu = contents.find((content) => content.kind === 'drink_menu')
  if (drinks.length === 0) return []
  if (menu?.launch) return launchActions(drinks, menu, menu.launch)
  const best = drinks.toSorted((a, b) => b.contributionMargin - a.contributionMargin).slice(0, 3)
  return firstActions(
    {
      what: 'Comprar os ingredientes das fichas',
      brings: 'Prova e primeiras noites',
      by: 'Semana 1',
      who: 'Compras e bar',
    },
    { what: 'Provar todos com a medida na mão', brings: overpouring(drinks), by: 'Semana 1', who: 'Bar' },
    {
      what: `Lançar primeiro ${joinList(best.map(({ name }) => name))}`,
      brings: 'São os que mais deixam por copo',
      by: 'Semana 2',
      who: 'Gerente',
    },
    { what: 'Pendurar as fichas no bar', brings: 'O mesmo copo sempre', by: 'Semana 2', who: 'Bar e salão' },
    { what: 'Contar os copos de cada um', brings: 'Decide o que fica', by: 'Semana 4', who: 'Gerente' },
  )
}
