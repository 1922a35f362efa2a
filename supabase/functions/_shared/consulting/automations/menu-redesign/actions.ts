import { itemKind } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { inPrint, inReais } from './amounts.ts'
import { dueIn } from './calendar.ts'
import { earned } from './category.ts'
import { namesOf } from './goals.ts'
import { marked } from './menu-part.ts'
import { perOf } from './period.ts'
import type { MenuRedesign } from './schema.ts'
import { speeches } from './speech.ts'
import { repriced } from './sums-part.ts'

/** The first three names, and how many more there are. */
const listed = (names: readonly string[]) =>
  joinList([...names.slice(0, 3), ...(names.length > 3 ? [`mais ${names.length - 3}`] : [])])

/** Number of new prices described one by one; the table has the others. */
const named = 2

/** All new prices in one task, because they change together with the printed menu. */
function pricesAction(redesign: MenuRedesign): Action | null {
  const items = repriced(redesign)
  if (items.length === 0) return null
  const moves = items
    .slice(0, named)
    .map(({ name, price, newPrice }) => `${name} de ${inPrint(price)} para ${inPrint(newPrice ?? price)}`)
  const more = items.length > named ? [`mais ${items.length - named} (tabela adiante)`] : []
  const careful = items.reduce((sum, { effect }) => sum + Math.round(effect), 0)
  const bad = items.reduce((sum, { effect, bad: worse = effect }) => sum + Math.round(worse), 0)
  return {
    what: `Mudar os preços com o papel: ${joinList([...moves, ...more])}`,
    brings: `**${inReais(careful)}** de margem ${perOf(redesign)} (ruim: ${inReais(bad)}).`,
    by: dueIn(redesign)('table'),
    who: 'Gerente',
  }
}

/** Ranks first if the house wants to sell more cachaça. */
function cachacaAction(redesign: MenuRedesign): Action | null {
  const { cachaca, outlook } = redesign
  if (!cachaca || cachaca.drinks.length + cachaca.measures.length === 0) return null
  const names = cachaca.drinks.map(({ name }) => name)
  const sources = (outlook?.sources ?? []).filter(({ label }) =>
    /^(?:Cerveja que|Doses de|Caipirinha)/.test(label),
  )
  const say = (text: string) => fillChoices(text, redesign.title)
  const of = (which: 'careful' | 'bad') => inReais(sources.reduce((sum, one) => sum + one[which], 0))
  return {
    what: `${say('[Provar com o bar|Levar ao balcão, para prova,|Testar com quem faz os drinks]')} ${joinList([...names, ...(cachaca.measures.length > 0 ? [`as doses de ${cachaca.measures[0]?.ml ?? 30} ml`] : [])])}${say('[, e treinar quem oferece| e ensaiar a oferta| e combinar quem oferece]')}`,
    brings:
      sources.length > 0
        ? `**${of('careful')}** de margem ${perOf(redesign)} (ruim: ${of('bad')})${say('[, se a equipe oferecer|, com a equipe oferecendo|]')}.`
        : 'Sem o custo das bebidas não dá para dizer quanto.',
    by: dueIn(redesign)('team'),
    who: 'Bar e salão',
  }
}

/** What comes first in the plan stands first: weeks, or days "17/12", which are left in their order. */
const inOrder = (actions: readonly Action[]): Action[] => {
  const weekOf = ({ by }: Action) => Number(/^Semana (\d+)$/.exec(by ?? '')?.[1] ?? Number.NaN)
  return actions.some((action) => Number.isNaN(weekOf(action)))
    ? [...actions]
    : actions.toSorted((a, b) => weekOf(a) - weekOf(b))
}

/** Whether every printed section begins with what leaves most of its sold items. */
function opensWithBest({ categories, newMenu }: MenuRedesign): boolean {
  const left = new Map(categories.flatMap(({ items }) => items.map((item) => [item.name, earned(item)])))
  return (newMenu?.sections ?? []).every(({ items: [first, ...others] }) => {
    const most = first && left.get(first.name)
    return most !== undefined && others.every(({ name }) => (left.get(name) ?? 0) <= most)
  })
}

/** What to do first with the menu. */
export function redesignActions(contents: readonly MenuRedesign[]): Action[] {
  const [redesign] = contents
  if (!redesign) return []
  const { categories, left, menu, period } = redesign
  const withoutCost = left.filter(({ reason }) => reason === 'no_cost' || reason === 'below_cost')
  const unsure = redesign.newMenu ? marked(redesign.newMenu).length : 0
  const boxes = (redesign.newMenu?.boxes ?? []).map(({ name }) => name)
  const opening = (redesign.newMenu?.sections ?? []).flatMap(({ opens, items }) =>
    items[0] && opens && opens !== items[0].name ? [items[0].name] : [],
  )
  const counted = categories.flatMap(({ items }) => items).length
  const dishes = new Set(
    categories.flatMap(({ name: section, items }) =>
      items.flatMap(({ name, quadrant }) =>
        itemKind({ name, section }) === 'dish' && /^(?:Estrela|Burro)/.test(quadrant ?? '') ? [name] : [],
      ),
    ),
  )
  // The team offers what the page shows, if guests order it already.
  const stars = [
    ...new Set([...boxes.filter((name) => dishes.has(name)), ...namesOf(redesign, 'Estrela', 3)]),
  ]
  const [speech] = speeches(redesign)
  const say = (text: string) => fillChoices(text, redesign.title)
  const due = dueIn(redesign)
  const followed = boxes.length > 0 ? `, a começar por ${joinList(boxes.slice(0, 2))}` : ''
  const actions = firstActions(
    cachacaAction(redesign),
    pricesAction(redesign),
    unsure > 0 && counted > 0
      ? {
          what: say(
            '[Passar a prova com a cozinha, lista no fim|Sentar meia hora com quem cozinha e riscar a prova|Levar a prova do fim à cozinha, caneta na mão|Ler a prova em voz alta com a cozinha]',
          ),
          brings: say(
            '[Texto ou alergênico errado no papel vira problema com o cliente.|O que está no papel é promessa: alergênico, sobretudo.|Nada vai à gráfica sem a cozinha concordar.|Alergênico trocado no papel não tem conserto depois.]',
          ),
          by: due('kitchen'),
          who: 'Cozinha e gerente',
        }
      : null,
    // Without a single calculated item no order is better than today's.
    period && counted === 0
      ? null
      : period
        ? {
            what: say(
              boxes.length > 0
                ? `[Imprimir a nova ordem, com ${joinList(boxes)} na moldura|${redesign.layout?.includes('own_print') ? 'Imprimir o cardápio novo' : 'Levar o cardápio novo à gráfica'}, ${joinList(boxes)} em destaque|Pôr ${joinList(boxes)} na moldura e imprimir]`
                : 'Imprimir a nova ordem',
            ),
            brings:
              opening.length > 0
                ? say(
                    `[${opening.length === 1 ? 'Passa' : 'Passam'} a abrir a seção: ${joinList(opening.slice(0, 3))}.|${joinList(opening.slice(0, 3))} ${opening.length === 1 ? 'sobe' : 'sobem'} para o primeiro lugar da seção.|No alto da seção agora: ${joinList(opening.slice(0, 3))}.]`,
                  )
                : opensWithBest(redesign)
                  ? 'A ordem de hoje já abre cada seção com o que mais traz.'
                  : 'Cada seção abre com o item de hoje; mudam a ordem abaixo dele e os textos.',
            by: due('print'),
            who: 'Gerente',
          }
        : {
            what: 'Exportar as vendas por item, com preço e custo, de pelo menos quatro semanas',
            brings: 'Sem vendas não dá para dizer, em reais, o que subir, destacar ou tirar.',
            by: 'Semana 1',
            who: 'Gerente',
          },
    withoutCost.length > 0
      ? {
          what: `Fechar o custo de ${listed(withoutCost.map(({ name }) => name))}`,
          brings: say(
            '[Só com o custo se faz a conta.|Sem o custo, fica de fora de toda soma.|Sem isso não se sabe quanto sobra.]',
          ),
          by: due('kitchen'),
          who: 'Compras',
        }
      : null,
    menu.withoutPrice.length > 0
      ? {
          what: `Pôr preço em ${listed(menu.withoutPrice)}`,
          brings: 'O cliente escolhe sem perguntar, e o preço à vista é obrigatório.',
          by: due('kitchen'),
          who: 'Gerente',
        }
      : null,
    stars.length > 0 && speech
      ? {
          what: say(`[Oferecer primeiro|Começar a conversa por] ${shortList(stars, 3)}`),
          brings: say(
            stars.length === 1
              ? '[É o que mais sai entre os que deixam boa margem.|Já agrada, e deixa bem: é o lado seguro.]'
              : '[São os que mais saem entre os que deixam boa margem.|Já agradam, e deixam bem: é o lado seguro.|O cliente já pede, e a casa ganha com isso.]',
          ),
          by: due('table'),
          who: 'Quem atende',
        }
      : null,
    {
      what: period
        ? say(
            `[Mandar as vendas do cardápio novo|Refazer a conta com o que o cardápio novo vendeu|Comparar quatro semanas antes e depois|Trazer a planilha das quatro semanas seguintes]${followed}`,
          )
        : 'Refazer a análise com a planilha',
      brings: say(
        '[O que não pagou a troca volta ao papel antigo.|Diz em reais o que fica e o que volta atrás.|Sem essa conta, ninguém sabe se valeu.|Só então se mexe de novo.]',
      ),
      by: period ? due('review') : 'Semana 4',
      who: 'Gerente',
    },
  )
  return inOrder(actions)
}
