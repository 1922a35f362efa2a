/** Whether something new fits: the competitors' prices, what it would cost, where it would stand. */
import { cachacas } from '../../../base/cachacas.ts'
import { foodCostBand } from '../../../base/costing.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, joinList, tokenize } from '../../../base/language/text.ts'
import { declinedFor, newRecipe } from '../allowed.ts'
import { quotesOf } from '../gaps.ts'
import { kindOf } from '../match.ts'
import { type Answer, type Asked, answer, needs, percent, type Question } from './asked.ts'
import { answerTrial } from './trial.ts'

const doseMl = 50
/** A measure of a tasting of several. */
const smallMl = 30
/** Lime, sugar, ice and cup of a caipirinha: an assumption. */
const rest = 1.5
/** Share of the price that a drink's ingredients may take. */
const pourShare = 0.22

/** The cheapest and the dearest cachaça that the house buys, R$ per ml; the farm's own prices if it buys none. */
function perMl({ context }: Asked): { name: string; price: number }[] {
  const bought = Object.entries(context.house.ingredientPrices).flatMap(([name, pack]) => {
    const isCachaca =
      /cacha[cç]a|prata|carvalho|castanheira|amburana|umburana|b[aá]lsamo|alambique|jequitib/i.test(name)
    const ml = pack.unit === 'l' ? pack.amount * 1000 : pack.unit === 'ml' ? pack.amount : 0
    return isCachaca && ml > 0 ? [{ name, price: pack.price / ml }] : []
  })
  const own = bought.toSorted((a, b) => a.price - b.price)
  if (own.length > 0) return own
  const { label, pack } = cachacas.alambique
  return [{ name: label, price: pack.price / pack.amount }]
}

const isCaipirinha = (what: string) => /caipi/i.test(what)

/** "Prata 50 ml R$ 3,70, mais limão, …: R$ 5,20; a R$ 14,00 sobram R$ 8,80." Null if it is no drink with cachaça. */
export function drinkCost(what: string, asked: Asked): string | null {
  const plain = foldAccents(what)
  if (!/caipi|cachaca|dose|drink|bebida/.test(plain)) return null
  const [first] = perMl(asked)
  if (!first) return null
  const dose = first.price * doseMl
  const cost =
    isCaipirinha(plain) || /drink|bebida/.test(plain) || !/dose|cachaca/.test(plain) ? dose + rest : dose
  const { price, from } = priceFor(what, cost, asked)
  const made = cost > dose ? ` e ${formatBrl(rest)} de limão, açúcar, gelo e copo (suposição)` : ''
  return `${first.name} ${doseMl} ml ${formatBrl(dose)}${made}: ${formatBrl(cost)}. A ${formatBrl(price)} (${from}) sobram ${formatBrl(price - cost)}.`
}

/** What competitors charge for it. */
function theirsOf(what: string, asked: Asked): { competitor: string; price: number; item: string }[] {
  const words = tokenize(what).filter((word) => word.length > 2)
  const fits = (name: string) => {
    const own = new Set(tokenize(name))
    return words.length > 0 && words.every((word) => own.has(word))
  }
  const [head = ''] = words
  const quotes = asked.items.flatMap((item) =>
    (item.names ?? [item.item]).some(fits) ||
    (item.names ?? [item.item]).some((name) => tokenize(name)[0] === head)
      ? quotesOf(item).map(({ competitor, price }) => ({ competitor, price, item: item.item }))
      : [],
  )
  return quotes
}

function priceFor(what: string, cost: number, asked: Asked): { price: number; from: string } {
  const theirs = theirsOf(what, asked).map(({ price }) => price)
  const ceiling = asked.context.house.settings.priceCeiling ?? Number.POSITIVE_INFINITY
  const own = Math.ceil(cost / pourShare)
  const low = Math.min(...theirs)
  if (theirs.length > 0 && low > own)
    return { price: Math.min(Math.round(low * 0.95), ceiling), from: 'pouco abaixo deles' }
  // A new drink stays beside the dearest of today.
  const drinks = asked.menu.filter((one) => ['drink', 'soft_drink', 'beer', 'dose'].includes(kindOf(one)))
  const dearest = Math.max(0, ...drinks.map((one) => one.price ?? 0)) * 1.6
  const fitting = dearest > cost * 2.2 ? Math.min(own, Math.floor(dearest)) : own
  return {
    price: Math.min(fitting, ceiling),
    from: fitting < own ? 'perto das suas bebidas' : `custo de ${percent(pourShare)}`,
  }
}

/** Several doses beside a menu: "harmonização de cachaça". @param told their number; 0 if the owner names none */
function flight(what: string, told: number, asked: Asked): Answer | null {
  if (!/harmoniza|degusta|regua|voo/.test(foldAccents(what)) || !/cachac/.test(foldAccents(what))) return null
  const doses = told || 4
  const kinds = perMl(asked)
  const [first, last] = [kinds[0], kinds.at(-1)]
  if (!first || !last) return null
  const half = Math.ceil(doses / 2)
  const cost = (first.price * half + last.price * (doses - half)) * smallMl * 1.1
  const theirs = theirsOf(what, asked)
  const cachaca = theirs.filter(({ item }) => /cacha/i.test(item))
  const reference = cachaca[0] ?? theirs[0]
  const price = reference ? Math.floor((reference.price * 0.92) / 10) * 10 : Math.ceil(cost / 0.15 / 10) * 10
  const wine = asked.menu.find(({ name }) => /harmoniza/i.test(name) && !/cacha/i.test(name))
  const left = price - cost
  const swap =
    wine && wine.price !== null && wine.cost !== null
      ? ` A de vinho deixa ${formatBrl(wine.price - wine.cost)}: quem trocar tira ${formatBrl(Math.max(0, wine.price - wine.cost - left))}, quem não pedia nada traz ${formatBrl(left)}.`
      : ''
  return answer(
    `Faz sentido: ${doses} doses de ${smallMl} ml por ${formatBrl(price)}.`,
    `Custo ${formatBrl(cost)}, com 10% de quebra (${half} de ${first.name}${doses > half && last !== first ? ` e ${doses - half} de ${last.name}` : ''}); sobram ${formatBrl(left)}, custo de ${percent(cost / price)}.${reference ? ` Referência: ${reference.competitor}, ${formatBrl(reference.price)}.` : ' Sem preço deles para comparar.'}`,
    `São ${doses * smallMl} ml no total; ofereça água entre as doses, meia para dois e um par sem álcool.${swap}`,
  )
}

/** "harmonização de cachaça com 4 doses" */
const numbered = /^(.*?) com (\d+) doses$/

/** Sales a week that nobody has counted, and the weeks of a month. */
const tenAWeek = 10
const weeksOfMonth = 30 / 7

/** Something new whose cost the owner knows: what a unit leaves, price − cost, and what ten a week leave a month. */
function atCost(name: string, cost: number, told: number | undefined, asked: Asked): Answer {
  const theirs = theirsOf(name, asked).toSorted((a, b) => a.price - b.price)
  const [lowest] = theirs
  const price = told ?? lowest?.price
  const beside = theirs.map(({ competitor, price: one }) => `${competitor} ${formatBrl(one)}`).join(', ')
  if (price === undefined)
    return needs(
      `Com ${formatBrl(cost)} de custo, ${name} pede ${formatBrl(Math.ceil(cost / (foodCostBand.max / 100)))} para o custo ficar em ${foodCostBand.max}%: ninguém na sua lista dá o preço.`,
    )
  const left = price - cost
  if (left <= 0)
    return answer(`Não: ${name} custa ${formatBrl(cost)}, e a ${formatBrl(price)} cada venda dá prejuízo.`)
  const share = cost / price
  const isDear = share > foodCostBand.max / 100
  return answer(
    `${isDear ? 'Deixa pouco' : 'Vale testar'}: ${name} a ${formatBrl(price)}, com ${formatBrl(cost)} de custo (${percent(share)}), deixa ${formatBrl(left)} por venda.`,
    `Dez por semana, que é suposição, deixam ${formatBrl(Math.round(left * tenAWeek * weeksOfMonth)).slice(0, -3)} por mês, se não tirarem venda de outro item seu.`,
    beside === '' ? '' : `Eles: ${beside}.`,
    'Duas semanas na lousa antes de imprimir; fica se sair em uma de cada dez contas.',
  )
}

export function answerNewItem(
  { what = '', item, price, cost: ownCost, against }: Question,
  asked: Asked,
): Answer {
  const [, told, count] = numbered.exec(what) ?? []
  const name = told ?? (what || item || 'o item')
  if (against)
    return answer(
      name === newRecipe
        ? 'Nada aqui pede receita nova nem mais gente.'
        : /^sem /.test(name)
          ? `Nada aqui pede ${name.slice(4)}.`
          : `${capitalize(name)} fica fora: nada aqui sugere.`,
    )
  const declined = declinedFor(name, asked.context.sheet)
  if (declined !== null) return answer(`Não: ${name} ${declined.replace(/^fora: /, '')}.`)
  if (ownCost !== undefined) return atCost(name, ownCost, price, asked)
  const doses = flight(name, Number(count ?? 0), asked)
  if (doses) return doses
  const theirs = theirsOf(name, asked)
  const rivals = joinList(
    theirs.slice(0, 4).map(({ competitor, price: one }) => `${competitor} ${formatBrl(one)}`),
  )
  const cost = drinkCost(name, asked)
  const owned = asked.menu.find((own) => foldAccents(own.name).includes(foldAccents(name)))
  if (owned && owned.price !== null) {
    const beside = rivals === '' ? '' : ` Eles: ${rivals}.`
    return answer(
      `Você já vende ${owned.name} a ${formatBrl(owned.price)}.${beside}`,
      `Ponha logo no alto da seção ${owned.category ?? 'dela'} e faça a equipe oferecer com o primeiro petisco.`,
    )
  }
  if (cost !== null)
    return answer(
      `Cabe como um item só, no alto das bebidas${rivals === '' ? '' : `, olhando ${rivals}`}.`,
      `${cost}${price === undefined ? '' : ` A ${formatBrl(price)}, confira a margem por essa conta.`}`,
      'Entra se o alvará permitir bebida alcoólica e se houver quem faça sem parar a cozinha; senão, não entra.',
    )
  return theirs.length > 0
    ? answer(
        `Só depois da ficha de custo: ${rivals}. Entra se os ingredientes custarem até ${formatBrl(Math.min(...theirs.map(({ price: one }) => one)) * 0.32)} (32% do menor preço).`,
        'Teste em um dia, com vinte porções, antes de pôr no cardápio.',
      )
    : answerTrial(name, price, asked)
}
