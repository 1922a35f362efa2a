/** What an owner tells of goods: where they are kept, when they come, how long they last, what they cost, and no more of them. */

import { findTerm } from '../../../base/lexicon/lexicon.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { figure, figureOf, spokenPrice, spokenValue } from '../../spoken/figures.ts'
import { type PieceReader, question } from '../../spoken/pieces.ts'
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { datesIn, isAsked, itemsIn } from '../slots.ts'
import { onStretch, type Stretch } from './sentence.ts'

const store =
  '(?:freezer\\w*|frizer|camara(?: fria)?|geladeira\\w*|refrigerador\\w*|deposito|despensa|estoque|congelador|adega|prateleiras?|almoxarifado|dispensa|armario|caixa termica)'
const units =
  '(?:quilos?|kg|kilos?|litros?|l|caixas?|garrafas?|sacos?|fardos?|engradados?|grades?|bandejas?|barris|barril|pacotes?|unidades?|latas?|baldes?|toneladas?|potes?|pecas?)'
const amount = new RegExp(`\\b${figure} ?(${units})\\b(?: d[eao]s? ([a-z]{3,}(?: de [a-z]{3,})?))?`)
const holds =
  /\b(?:cab(?:e|em|er)|comport\w+|suport\w+|aguent\w+|guard\w+|armazen\w+|estoc\w+|limite|capacidade|no maximo|nao passa\w*|lot(?:ou|a|am|ado)|cheio|maximo|ate|so (?:tenho|tem|da|consigo)|nao tenho (?:onde|espaco|lugar)|pequen\w+|tem|e de)\b/
const stored = new RegExp(`\\b${store}\\b`)
const cannotStore =
  /\b(?:nao (?:tenho|temos|ha|tem) (?:onde|espaco|lugar|como)|so (?:consigo|da (?:pra|para)|posso)|nao (?:consigo|da (?:pra|para)|posso)|consigo|posso|da (?:pra|para)) (?:guardar|armazenar|estocar|botar|colocar|por|congelar|refrigerar)\b|\bespaco (?:so )?(?:pra|para|de)\b|\b(?:cabe|cabem) (?:so |no maximo |ate |uns |umas )*\d/

const asRounded = (count: number) => (count >= 1 && count <= 100_000 ? Math.round(count) : undefined)

/** Whether a stretch asks, doubts or plans. */
const isLoose = ({ said, to, read }: Stretch) =>
  isAsked(to, read) ||
  /^\s*(?:e )?(?:se|caso|quando)\b/.test(said) ||
  /\b(?:sera que|talvez|acho que vou|pretendo)\b/.test(said)

/** "o depósito comporta 400 garrafas", "não tenho onde guardar mais que 30 caixas" */
const readStore = onStretch((stretch) => {
  const { said, read } = stretch
  const found = amount.exec(said)
  const count = asRounded(figureOf(found?.[1]))
  if (!found || count === undefined || isLoose(stretch)) return null
  if (!cannotStore.test(said) && !(stored.test(said) && holds.test(said))) return null
  if (
    /\b(?:compr\w+|sobr\w+|hoje (?:eu )?tenho|tenho (?:hoje|agora)|tem hoje|chega\w*|entreg\w+|receb\w+|quebr\w+|estrag\w+|perd\w+|novo|nova|vou (?:compr|por|trocar)\w*)\b/.test(
      said,
    )
  )
    return null
  const unit = found[2] ?? ''
  const kilograms = /^(?:quilo|kg|kilo)/.test(unit)
  const goods = found[3] === undefined ? undefined : read.own(found[3])
  const what = kilograms ? goods : [read.own(unit), goods].filter((one) => one !== undefined).join(' de ')
  return question('stockLimit', { count, ...(what && { what }) })
})

const supplies =
  /\b(?:entreg\w+|receb\w+|abastec\w+|fornec\w+|distribuidor\w*|rota|(?:o )?caminh\w+|carro d[aeo]|(?:n[ao]|d[ao]|pela|pelo) (?:ceasa|feira|atacad\w+|mercado)|pedidos? (?:chega|sai|e)|chega(?:m)?|compr(?:o|amos)|fac\w* feira|faz\w* feira|passa(?:m)?|atende(?:m)?|traz(?:em)?|acougu\w+|peixei\w+|padaria|verdure\w+|repoe|reposicao|(?:abastec|busc)\w+)\b/
const toGuests =
  /\b(?:delivery|ifood|marmit\w+|client\w+|em domicilio|motoboy\w*|encomend\w+ fix\w*|almoco|jantar|moviment\w+|vend\w+|turma|grupo|excurs\w+|onibus|turistas?|romeiros?|fregues\w*|lota\w*|enche\w*|aluguel|conta|salario)\b/
const everyOther =
  /\b(?:de |a cada )(?:quinze|15) (?:em (?:quinze|15) )?dias\b|\bquinzenal\w*\b|\ba cada duas semanas\b/
const everyDays = new RegExp(`\\b(?:a cada|de) ${figure}(?: em \\S+)? dias\\b`)
const goodsWord =
  /\b(?:entregas?|entrega d[eao]s?|receb\w+|fornecedor\w* d[eao]s?|chega(?:m)?|compr(?:o|amos)|entrega de|distribuidor\w* d[eao]s?|traz(?:em)?)(?: (?:de|da|do|o|a|os|as))? ([a-z]{4,}(?: de [a-z]{3,})?(?: e (?!segunda|terca|quarta|quinta|sexta|sabado|domingo)[a-z]{4,})?)\b/
const noGoods =
  /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|toda|todo|todos|todas|sempre|apenas|somente|nada|aqui|ninguem|semana|dias|uma|duas|tres|vezes|cedo|manha|noite|ceasa|feira|cada|mercadoria|mercadorias|produtos|compras|atende|vem|chega|entrega|gente|nosso|nossa|quinze|sertao|central)\b/

const allDays = [0, 1, 2, 3, 4, 5, 6]

/** "recebo verdura segunda, quarta e sexta", "aos domingos ninguém entrega nada" */
const readDays = onStretch((stretch) => {
  const { said, read, at } = stretch
  if (!supplies.test(said) || toGuests.test(said) || isLoose(stretch)) return null
  if (
    /\b(?:passad[oa]|ultim[oa]|ontem|atras\w+|falt\w+|deix\w+ de|par(?:ou|aram)|semana que vem|amanha|nunca)\b/.test(
      said,
    )
  )
    return null
  if (datesIn(stretch.text, read.today).length > 0) return null
  // The weekdays of a list go on behind commas.
  const listed = weekdaysIn(said)
  const next = read.pieces[stretch.to + 1]?.said ?? ''
  if (
    listed.length > 0 &&
    stretch.to < at + 2 &&
    /^\s*(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)/.test(next)
  )
    return null
  const own = goodsWord.exec(said)?.[1]
  const noun = own === undefined || noGoods.test(own) ? undefined : own
  const named = noun === undefined ? itemsIn(said, read.names)[0] : itemsIn(noun, read.names)[0]
  // "compro leite" is not "Café com leite".
  const item =
    noun === undefined || named === undefined || foldInPlace(named).startsWith(noun.slice(0, 4))
      ? named
      : undefined
  const what = noun === undefined ? (item ?? 'tudo') : read.own(noun)
  const step = everyOther.test(said) ? 15 : figureOf(everyDays.exec(said)?.[1])
  if (step >= 2 && step <= 60) return question('deliveries', { what, item, count: Math.round(step) })
  const none =
    /\b(?:ninguem|nenhum\w*|nao (?:tem|ha|entreg\w+|receb\w+|chega\w*|vem|atende\w*|passa\w*|abr\w+))\b/.test(
      said,
    )
  if (listed.length === 0) {
    return /\btod(?:o|os os) dias?\b|\bdiariamente\b|\bdiari[oa]s?\b/.test(said) && !none && !/\d/.test(said)
      ? question('deliveries', { what, item, weekdays: allDays })
      : null
  }
  const exception = /\b(?:menos|exceto|fora|nao)\b/.test(said) && /\btod(?:o|os os) dias?\b/.test(said)
  const weekdays = none || exception ? allDays.filter((day) => !listed.includes(day)) : listed
  return weekdays.length === 0 || weekdays.length > 6
    ? null
    : question('deliveries', { what, item, weekdays })
})

const lasts =
  /\b(?:dur(?:a|am)|fica(?:m)? (?:dur\w+|velh\w+|murch\w+)|aguent(?:a|am)|guard(?:a|am)|val(?:e|em)|prest(?:a|am)|segur(?:a|am)|venc(?:e|em)|estrag(?:a|am)|azed(?:a|am)|murch(?:a|am)|perd(?:e|em)(?: o ponto| a graca)?|conserv(?:a|am)|fic(?:a|am) (?:bo[ma]s?|fresc\w+|otim\w+)|valid(?:ade|o|a)|tem que (?:acabar|usar|vender|sair|ser (?:usad|vendid|consumid)\w+)|passa(?:m)? de|aguenta|dura so|estraga|consum\w+ em|serve(?:m)?)\b/
const span = new RegExp(`\\b${figure} ?(dias?|horas?|hs?|semanas?|mes|meses)\\b`)
const nextDay =
  /\b(?:ate o dia seguinte|de um dia (?:pra|para) o outro|no mesmo dia|no dia|ate amanha|de hoje (?:pra|para) amanha)\b/
const notGoods =
  /\b(?:promoc\w+|contrato|reforma|obra|festa|feriad\w+|aluguel|client\w+|movimento|evento|temporada|greve|chuva|ferias|desconto|cupom|seca|licenca|gente|funcionari\w+|equipe|prazo|boleto|fornecedor)\b/

const hoursOf = (unit: string) =>
  /^h/.test(unit) ? 1 / 24 : /^sem/.test(unit) ? 7 : /^me/.test(unit) ? 30 : 1

/** "o pudim fica bom três dias", "alface não passa de 48 horas", "as sobremesas vencem em 72h" */
const readLasts = onStretch((stretch) => {
  const { said, read, text } = stretch
  const verb = lasts.exec(said)
  if (!verb || isLoose(stretch) || notGoods.test(said)) return null
  const found = span.exec(said)
  const spoken = found ? figureOf(found[1]) * hoursOf(found[2] ?? '') : nextDay.test(said) ? 1 : Number.NaN
  const count = Math.round(spoken)
  if (!(count >= 1 && count <= 365) || datesIn(text, read.today).length > 0) return null
  if (/\b(?:durou|duravam|durava|vou|vamos|entreg\w+|pagar|abert[oa]s? (?:ate|as|das)|atras)\b/.test(said))
    return null
  const lead = said
    .slice(0, verb.index)
    .replace(
      /\b(?:so|tambem|que|nao|abert[oa]s?|pront[oa]s?|depois de \w+|aqui|ai|la|congelad[oa]s?|ja|a gente|bem)\b/g,
      ' ',
    )
    .replace(/^\s*(?:e |mas |ah )*(?:(?:a|o|as|os|cada|meu|minha|nosso|nossa) )*/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (lead.length < 3 || lead.split(' ').length > 5 || /\b(?:semanas?|dias?|mes(?:es)?)\b/.test(lead))
    return null
  const item = itemsIn(lead, read.names)[0]
  return question('shelfLife', { what: read.own(lead).slice(0, 60), count, item })
})

const noMore =
  /\b(?:nao|nem|nada de|sem|nenhum\w*|nunca|dispens\w+|evit\w+|zero)\b.*?\b(?:margem(?: de seguranca)?|folga|gordura|reserva|sobra|excedente|a mais|por (?:garantia|precaucao|seguranca|via das duvidas)|estoque de (?:sobra|seguranca)|estoque extra|extra|alem|acrescim\w+|arredond\w+)\b|\b(?:compra|conta|quantidade|lista|numero)s? (?:bem )?(?:exat|just|enxut|secas?|na medida|certinh|cravad|no osso)\w*|\bna (?:conta|medida) (?:certa|exata)\b|\bsem gordura\b|\bcompr\w+ (?:so|somente|apenas) o (?:necessario|preciso|que (?:vai )?(?:vend|sa)\w+|previsto|esperado)\b|\bcompr\w+ no limite\b|\bo (?:exato|justo) do que\b/
const aboutBuying =
  /\b(?:compr\w+|conta|lista|pedid\w+|pec\w+|pedir|acrescent\w+|arredond\w+|margem|seguranca|reserva|estoque|aument\w+|bot(?:a|e|em)|coloqu\w+|coloca|mand(?:a|e|em)|som(?:a|e|em)|folga|gordura|quilo|inclu\w+|precis\w+|previs\w+|quantidade|garantia|precaucao|exat\w+)\b/
const others =
  /\b(?:grafic\w+|dia extra|hora extra|preco|precos|garcom|gente|equipe|folga d[aeo]s? (?:equipe|pessoal|garco\w+|funcionari\w+|gente|casa)|folga (?:semanal|segunda|terca|quarta)|taxa|cobr\w+|dose|lucro|margem (?:de lucro|boa|apertad\w+)|reservas? (?:de mesa|pelo)|mesa|dia de folga|reservas\b|gordura trans)\b/
/** "pode ser a conta justa, sem gordura", "não acrescentem reserva nas compras" */
const readNoMore = onStretch((stretch) => {
  const { said, read } = stretch
  if (!noMore.test(said) || !aboutBuying.test(said) || others.test(said) || isLoose(stretch)) return null
  if (
    /\b(?:nao (?:deix\w+ (?:de )?(?:por|colocar|botar|comprar)|pode (?:ser sem|faltar)|economiz\w+|sem)|vend\w+ (?:a mais|bem))\b/.test(
      said,
    )
  )
    return null
  const item = itemsIn(said, read.names)[0]
  return question('noExtra', { item })
})

const costs =
  /\b(?:ta|tao|esta|estao|tava|passou|passaram|subiu|subiram|foi|baixou|caiu|saiu|sai|saindo|vindo|vem|custa(?:m|ndo)?|custou|compro|pago|pagando|consigo|encareceu|encareceram|chegou|chegando|fechei|por|fica|ficou|cobra(?:ndo|m)?|aumentou|reajustou|bateu)\b/
const perUnit =
  /\b(?:quilo|kg|litro|caixa|saco|fardo|duzia|bandeja|pacote|peca|garrafa|unidade|cento|engradado|grade|barril|lata|arroba|maco|galao|cada|fornecedor\w*|distribuidor\w*|acougu\w+|ceasa|atacad\w+|mercado|nota|compra|custo|com (?:o )?seu)\b/
const whereBought =
  /\b(?:fornecedor\w*|distribuidor\w*|acougu\w+|ceasa|atacad\w+|mercado|compro|pago|encareceu|encareceram|consigo|custo|(?:com|d[oa]) (?:o |a )?seu)\b/
const price = new RegExp(
  `(?:\\b(?:a|por|em|pra|para|de|ta|tao|esta|custa|custando|pago|compro|foi|sai|saindo|vindo|passou|subiu|r\\$|agora|chegou|bateu|fica|ficou) ?(?:r\\$ ?|uns |umas |perto de |quase )?)${spokenPrice}(?! ?(?:%|por cento|kg|quilos|gramas|g\\b|ml|litros|unidades|caixas|dias|semanas|pessoas|h\\b|horas|garrafas|sacos|vezes|/))`,
  'g',
)
const sold =
  /\b(?:vend(?:o|e|emos|ia)|cobr(?:o|amos|ar)|cardapio|client\w+|promoc\w+|porcao|prato|couvert|ticket|faturamento|aluguel|salario|diaria|luz|energia|frete|taxa|dose|chopp? (?:a|por))\b/
const nounOf =
  /(?:^|\b(?:o|a|os|as|e|do|da) )(?:(?:o |a )?(?:quilo|kg|litro|caixa|saco|fardo|duzia|bandeja|pacote|peca|garrafa|cento|engradado|barril|lata|maco|preco|custo|arroba)s? d[eoa]s? )?(?:cada )?([a-z][a-z -]{2,40}?) (?:(?:eu|a gente|nos|ja|que|agora|so|me) )*(?:ta|tao|esta|estao|passou|passaram|subiu|subiram|foi|baixou|caiu|saiu|sai|custa|custam|compro|pago|consigo|encareceu|encareceram|chegou|por|fica|ficou|aumentou|bateu|vem|a)\b/

const isYear = (value: number) => Number.isInteger(value) && value >= 2015 && value <= 2040

/** Whether words name an item of the house, or something of the lexicon, whatever stands around it. */
const isGoods = (noun: string, { names }: Stretch['read']): boolean =>
  itemsIn(noun, names).length > 0 ||
  noun.split(/[\s-]+/).some((_, at, all) =>
    [1, 2, 3].some((count) => {
      const words = all.slice(at, at + count).join(' ')
      return words.length > 2 && (findTerm(words) ?? findTerm(words.replace(/s$/, ''))) !== undefined
    }),
  )

/** "o quilo do camarão tá 62 agora", "o peixe saiu de 28 pra 33", "café encareceu, tá em 58 o quilo" */
const readCost = onStretch((stretch): WishContent | null => {
  const { said, read } = stretch
  if (!costs.test(said) || sold.test(said) || isLoose(stretch)) return null
  if (!perUnit.test(said) && !whereBought.test(said) && !/\bsaiu de\b/.test(said)) return null
  if (/\b(?:era|custava|ano passado|antigamente|nao (?:pago|compro|passa)|no maximo|ate)\b/.test(said))
    return null
  const found = [...said.matchAll(price)].at(-1)
  const value = spokenValue(found?.[1], found?.[2], found?.[3])
  if (!found || !(value > 0) || value > 5000) return null
  if (datesIn(stretch.text, read.today).some(({ span: day }) => day.from > read.today)) return null
  const noun = nounOf
    .exec(said)?.[1]
    ?.replace(/^(?:e )?(?:o|a|os|as|meu|minha) /, '')
    .trim()
  if (noun === undefined || /\b(?:movimento|venda|gente|que|se|dia|mes|semana|ano|mesa|luz|gas)\b/.test(noun))
    return null
  // "a planilha começa em 2025" has no price, and a sheet is no goods.
  if (isYear(value) || !isGoods(noun, read)) return null
  return { kind: 'costNow', item: read.own(noun).slice(0, 60), price: value }
})

/** Facts on goods. */
export const goodsReaders: readonly PieceReader[] = [readStore, readLasts, readNoMore, readDays, readCost]
