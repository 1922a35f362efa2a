/** The answers to wishes that only the whole plan can answer. */
import { itemKind } from '../../../base/house/item-kind.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { wishLabel } from '../../../base/request/describe-wish.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { Wish, WishOf } from '../../../base/request/wish.ts'
import { inPrint, inReais } from '../amounts.ts'
import type { AskedDrink } from '../asked-drinks.ts'
import type { Combo, MenuRedesign, NewMenu } from '../schema.ts'
import type { AskedCombo } from './asked-combos.ts'
import { countsWithout, withoutIt } from './marked-diets.ts'
import { noteAnswer } from './page-notes.ts'
import { closedDays, datesTo } from './print.ts'
import { servedLines } from './served.ts'
import { type Base, targetWords } from './targets.ts'
import { toldAnswer } from './told-facts.ts'

type Planned = NonNullable<MenuRedesign['planned']>[number]

export type PlanSource = {
  sheet: RequestSheet
  today: string
  printed: NewMenu
  drinks: readonly AskedDrink[]
  combos: readonly AskedCombo[]
  base: Base
  dear: NonNullable<MenuRedesign['dear']>
  period: MenuRedesign['period']
  print: NonNullable<MenuRedesign['print']>
  /** Names of items that contain what a bounded share counts. */
  holding: (wish: WishOf<'share'>) => string[]
}

const day = (iso: string) => {
  const [, month, date] = iso.split('-')
  return `${date}/${month}`
}

function drinkWords({ known, drink, name, refusal }: AskedDrink): Omit<Planned, 'wish' | 'of'> {
  if (!drink) return { done: false, text: refusal ?? 'Não há receita com o que a casa tem.' }
  const price = known?.price ?? drink.suggestedPrice
  const cost = `custo de ${formatBrl(drink.doseCost)}, ${formatNumber((drink.doseCost / price) * 100)}% do preço`
  return known
    ? {
        done: true,
        price,
        text: `${name} já está no cardápio a ${inPrint(price)}: com a receita abaixo, ${cost}.`,
      }
    : { done: true, price, text: `Entra ${name} a ${inPrint(price)}: ${cost}. A receita está abaixo.` }
}

function sectionWords({ names }: WishOf<'sections'>, { sections }: NewMenu): Omit<Planned, 'wish' | 'of'> {
  const empty = names.filter((name) => !sections.some((section) => section.name === name))
  return empty.length === 0
    ? { done: true, text: 'O cardápio sai nessas seções e nessa ordem.' }
    : { done: false, text: `Na sua ordem, mas sem ${joinList(empty)}: nenhum item da casa cabe ali.` }
}

/** R$; a combo that brings less is no reason by itself. */
const worthSaying = 50

/** What the owner orders is made; that it brings next to nothing is said. */
const smallWords = ({ effect }: Combo, per: string) =>
  effect >= worthSaying
    ? ''
    : ` Contando quem já pediria os dois, são só ${inReais(Math.max(0, effect))} ${per.trim()}: não é pela margem que ele vale.`

/** "custa R$ 20,40 de ingredientes e deixa R$ 37,60 (65%); "; empty where a part has no cost. */
function costWords({ dish, addition, price }: Combo, categories: Base['categories']): string {
  const items = categories.flatMap((one) => one.items)
  const costOf = (name: string) => items.find((one) => one.name === name)?.cost
  const added = costOf(addition)
  const parts = [dish, ...(added === undefined ? addition.split(' e ') : [addition])].map(costOf)
  if (parts.some((one) => one === undefined)) return ''
  const cost = parts.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return `custa ${formatBrl(cost)} de ingredientes e deixa ${formatBrl(price - cost)} (${formatNumber(Math.round((1 - cost / price) * 100))}%); `
}

/** Which of the kind it is for, and which not. */
function eachWords({ each = [] }: Combo): string {
  if (each.length === 0) return ''
  const [fits, not] = [each.filter(({ why }) => why === null), each.filter(({ why }) => why !== null)]
  return ` Vale para ${joinList(fits.map(({ dish, price, left }) => `${dish}${price === null ? '' : ` a ${inPrint(price)}`} (deixa ${formatBrl(left)})`))}${not.length === 0 ? '' : `; fora: ${joinList(not.map(({ dish, why }) => `${dish} (${why})`))}`}.`
}

/** Whether what is added is two things: "Café com leite e Bolo de milho". */
const isOfTwo = (addition: string, categories: Base['categories']): boolean =>
  addition.includes(' e ') && !categories.some(({ items }) => items.some(({ name }) => name === addition))

function comboWords(
  { wish, combo, words }: PlanSource['combos'][number],
  { categories, per }: Base,
): Omit<Planned, 'wish' | 'of'> {
  if (categories.length === 0)
    return {
      done: false,
      text: 'Sem a planilha de vendas não se sabe o que já sai junto nem o que o desconto custa: envie-a, e o combo vem com a conta.',
    }
  if (words !== undefined) return { done: combo !== null, ...(combo && { price: combo.price }), text: words }
  const within = wish.max === undefined ? '' : ' nesse preço'
  return combo
    ? {
        done: true,
        price: combo.price,
        text: `${combo.when === undefined ? '' : `${capitalize(combo.when)}: `}${combo.dish}${isOfTwo(combo.addition, categories) ? ', ' : ' e '}${combo.addition} por ${inPrint(combo.price)}, em vez de ${inPrint(combo.full)}: ${costWords(combo, categories)}quem só pediria o prato deixa ${inPrint(combo.gains)} a mais.${eachWords(combo)}${smallWords(combo, per)}`,
      }
    : {
        done: false,
        text:
          wish.with === undefined
            ? `Nenhum par do cardápio ${within === '' ? 'vira combo' : `cabe${within}`} sem desconto maior do que a casa aguenta.`
            : `${joinList(wish.with)} não cabem${within === '' ? ' num combo' : within}: o desconto passaria de 20% ou comeria o que o acréscimo deixa.`,
      }
}

function shareWords(wish: WishOf<'share'>, source: PlanSource): Omit<Planned, 'wish' | 'of'> | null {
  if (countsWithout(wish)) {
    const { certain, unsure } = withoutIt(source.printed, wish)
    const wanted = wish.count ?? 0
    const all = certain.length >= wanted ? certain : [...certain, ...unsure]
    const check =
      unsure.length === 0
        ? ''
        : certain.length >= wanted
          ? ` Com a palavra da cozinha, entram também: ${joinList(unsure)}.`
          : ` Confirme com a cozinha: ${joinList(unsure)}.`
    const enough = all.length >= wanted
    return {
      done: enough,
      text: enough
        ? `São ${all.length}, com o sinal na linha: ${joinList(all)}.${check}`
        : `São só ${all.length}: ${joinList(all)}. Falta um prato novo: peça na consultoria de pratos.${check}`,
    }
  }
  const left = source.holding(wish)
  if (wish.of === 'many' && wish.count !== undefined)
    return left.length >= wish.count
      ? { done: true, text: `São ${left.length}: ${joinList(left)}.` }
      : {
          done: false,
          text: `São só ${left.length}${left.length > 0 ? `: ${joinList(left)}` : ''}. O que falta é item novo: peça na consultoria de drinks ou de pratos.`,
        }
  if (wish.of !== 'few') return null
  if (wish.count !== undefined)
    return left.length <= wish.count
      ? {
          done: true,
          text: left.length === 0 ? 'Não fica nenhum.' : `Ficam ${left.length}: ${joinList(left)}.`,
        }
      : { done: false, text: `Ficam ${left.length}: ${joinList(left)}, que você pediu para manter.` }
  return {
    done: true,
    text:
      left.length === 0
        ? 'Não fica nenhum.'
        : `Saíram primeiro no corte; ficam ${left.length}, os que mais deixam ou que você segurou: ${joinList(left)}.`,
  }
}

function answerTo(wish: Wish, source: PlanSource): Omit<Planned, 'wish' | 'of'>[] {
  const { printed, drinks, combos, base, dear, print, sheet, today } = source
  switch (wish.kind) {
    case 'sections':
      return [sectionWords(wish, printed)]
    case 'newDrink':
      return drinks.filter((one) => one.wish === wish).map(drinkWords)
    case 'newCombo':
      return combos.filter((one) => one.wish === wish).map((one) => comboWords(one, base))
    case 'target':
      return [targetWords(wish, base)]
    case 'budget': {
      const total = print.reduce((sum, { cost }) => sum + cost, 0)
      return [
        {
          done: total <= wish.max,
          text: `${inReais(total)} ao todo: ${joinList(print.map(({ what, cost }) => `${what.charAt(0).toLowerCase()}${what.slice(1)} (${inReais(cost)})`))}. Os preços da gráfica são suposição: peça orçamento antes.`,
        },
      ]
    }
    case 'deadline': {
      if (wish.by === undefined)
        return [
          {
            done: false,
            text: `Não sabemos o dia de ${wish.what}: conte 18 dias para trás, e mande a data para termos o calendário.`,
          },
        ]
      const dates = datesTo({ ...wish, by: wish.by }, today, closedDays(sheet))
      const on = (step: string) => day(dates?.find((one) => one.step === step)?.on ?? '')
      if (dates && wish.of === 'print')
        return [
          {
            done: true,
            text: `O arquivo vai à gráfica em ${on('print')}, e o prazo é ${day(wish.by)}: antes disso, a cozinha fecha custos e textos até ${on('kitchen')} e você aprova a prova até ${on('proof')}. Os passos com data estão no plano.`,
          },
        ]
      return [
        dates
          ? {
              done: true,
              text: `Na mesa em ${on('table')}, antes de ${day(wish.by)}: os passos com data estão no plano.`,
            }
          : {
              done: false,
              text: `${wish.by < today ? `O dia ${day(wish.by)} já passou` : `Faltam poucos dias até ${day(wish.by)}`}: mude já os preços no caixa e numa folha provisória; o papel sai depois.`,
            },
      ]
    }
    case 'costShare':
      return [
        dear.length === 0
          ? { done: true, text: 'Todos os itens com custo conhecido ficam abaixo.' }
          : {
              done: false,
              text: `Acima ${dear.length === 1 ? 'fica' : 'ficam'} ${joinList(dear.map(({ name, share }) => `${name} (${formatNumber(Math.round(share))}%)`))}; o porquê de cada um está na tabela.`,
            },
      ]
    case 'served': {
      const lines = servedLines(printed, wish)
      return [
        lines.length > 0
          ? { done: true, text: `Está na linha ou na seção de ${joinList(lines)}.` }
          : { done: false, text: `Nenhum item do cardápio novo é de ${wish.item}.` },
      ]
    }
    case 'share': {
      const words = shareWords(wish, source)
      return words ? [words] : []
    }
    case 'zeroAlcohol': {
      if (wish.count === undefined) return []
      const sober = printed.sections.flatMap(({ name: section, items }) =>
        items.flatMap(({ name }) => (itemKind({ name, section }) === 'soft_drink' ? [name] : [])),
      )
      return [
        sober.length >= wish.count
          ? { done: true, text: `Ficam ${sober.length} sem álcool: ${joinList(sober.slice(0, 5))}.` }
          : { done: false, text: 'Falta bebida sem álcool: peça na consultoria de drinks.' },
      ]
    }
    case 'noNew':
      return [
        {
          done: drinks.length === 0 || wish.what === 'dish',
          text:
            drinks.length === 0 || wish.what === 'dish'
              ? `Só o que a casa já vende: nenhum ${wish.what === 'drink' ? 'drink' : wish.what === 'dish' ? 'prato' : 'item'} novo.`
              : 'Entra só o drink que você mesmo pediu.',
        },
      ]
    case 'pageNote': {
      const answer = noteAnswer(wish, printed, sheet.wishes)
      return answer ? [answer] : []
    }
    case 'houseFact':
    case 'date':
    case 'costNow': {
      const told = toldAnswer(wish, { printed, categories: base.categories, period: source.period })
      return told ? [told] : []
    }
    case 'equipment':
      return wish.origin === 'house'
        ? []
        : [{ done: true, text: 'Nenhum item novo pede equipamento que a casa não tem.' }]
    default:
      return []
  }
}

export const plannedFor = (source: PlanSource): Planned[] =>
  source.sheet.wishes.flatMap((wish) =>
    answerTo(wish, source).map((one) => ({ wish: wish.kind, of: wishLabel(wish), ...one })),
  )
