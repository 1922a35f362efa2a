/** What the kitchen, the peak and the sheet of paper bring: slow dishes, photos, a part for cachaça or for children. */
import { itemKind } from '../../../base/house/item-kind.ts'
import { countedTogether } from '../../../base/request/counted-items.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import type { About } from '../menu-plan/reading.ts'
import { keeps, spared, sparedIn } from './amounts.ts'
import { bound, type Frame, frame, noun, want } from './frames.ts'
import { type Subject, subjectsOf } from './subjects.ts'

const joinedItems = (said: string, about: About): string | null => {
  const subjects = subjectsOf(said, about)
  return subjects && countedTogether(subjects.map(({ name }) => name))
}

/** A section or an item by its name; several items of one word by all their names. */
const itemsOf = ({ name, items, isSection }: Subject): string => {
  const all = countedTogether(items)
  return isSection || items.length === 1 || all.length > 120 ? name : all
}

const day = '(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|fi(?:m|ns)\\s+de\\s+semana)'
const whatToDo =
  '(?:\\s*[,?.]?\\s*(?:o\\s*(?:que|q)|oq)\\s+(?:eu\\s+|que\\s+eu\\s+)?(?:faco|fazer|posso\\s+fazer|da\\s+pra\\s+fazer)|\\s*[,?.]?\\s*como\\s+(?:eu\\s+)?resolv\\p{L}+)?\\s*\\??'
const late =
  '(?:(?:e\\s+|,\\s*)?(?:trav\\p{L}+|atras\\p{L}+|segur\\p{L}+|emperr\\p{L}+|pren\\p{L}+)[^,.;!?]{0,40})?'

const weekdaysOf = (said: string | undefined) =>
  said === undefined ? [] : weekdaysIn(said.replace(/fi(?:m|ns)\s+de\s+semana/g, 'sabado e domingo'))

function slow(said: string, on: string | undefined, about: About): WishContent[] | null {
  const item = joinedItems(said, about)
  const weekdays = weekdaysOf(on)
  return item === null
    ? null
    : [{ kind: 'question', about: 'slowDishes', item, ...(weekdays.length > 0 && { weekdays }) }]
}

/** Drinks with cachaça on today's menu, doses included. */
const withCachaca = ({ names }: About) =>
  names.filter(
    (one) =>
      !one.isSection &&
      /^(?:drink|dose)$/.test(itemKind(one)) &&
      /caipi|cacha|batida|rabo de galo|dose|pinga/i.test(one.name),
  ).length

const money = `(?:r\\$\\s*)?${spokenAmount}(?:\\s*(?:reais|conto|contos|pila|pilas))?`

export const serviceAskedFrames: readonly Frame[] = [
  // "domingo a fila é grande porque demora a galinha e a costela, o que eu faço?"
  frame(
    `(?:(?:n?[oa]s?|aos?)\\s+)?(?:(${day})\\s+)?(?:a\\s+)?(?:fila|espera|cozinha|demora)\\s+[^,.;!?]{0,30}?(?:porque|por\\s+que|pq|que|por\\s+causa\\s+d[aoe]s?|com)\\s+(?:demor\\p{L}+\\s+)?(.+?)(?:\\s+(?:demor\\p{L}+|atras\\p{L}+|trav\\p{L}+)[^,.;!?]{0,30})?${whatToDo}`,
    ([, on, said = ''], about) => slow(said, on, about),
  ),
  // "a moqueca e o peixe inteiro levam mais de 30 minutos e travam tudo"
  frame(
    `(.+?)\\s+(?:levam?|demoram?|passam?\\s+de|gastam?)\\s+(?:(?:mais\\s+de|uns|quase|ate|pra\\s+la\\s+de)\\s+)*(?:${spokenAmount}\\s*(?:min(?:utos?)?|hora?s?)|muito|demais)(?:\\s+(?:pra|para)\\s+(?:sair|ficar\\s+pront[oa]s?))?\\s*${late}(?:\\s+(?:n?[oa]s?|aos?)\\s+(${day}))?${whatToDo}`,
    ([, said = '', , on], about) => slow(said, on, about),
  ),
  frame(
    `(.+?)\\s+(?:trav\\p{L}+|atras\\p{L}+|emperr\\p{L}+)\\s+(?:a\\s+cozinha|tudo|o\\s+servico|a\\s+fila|a\\s+chapa|o\\s+fogao)(?:\\s+(?:n?[oa]s?|aos?)\\s+(${day}))?${whatToDo}`,
    ([, said = '', on], about) => slow(said, on, about),
  ),
  // "foto cabe só 3, quais?"
  frame(
    `(?:e\\s+)?(?:(?:so\\s+)?(?:cabem?|da|tem\\s+espaco|tem\\s+lugar|quero|queria|vai\\s+ter|pode\\s+ter|bot[ae]r?|coloc\\p{L}+)\\s+(?:pra\\s+|para\\s+)?(?:so\\s+|ate\\s+|no\\s+maximo\\s+|umas\\s+)?${spokenAmount}\\s+fotos?|(?:as\\s+)?fotos?\\s+(?:so\\s+)?(?:cabem?|da|tem|vai|vao|pode)\\s+(?:(?:so|ate|no\\s+maximo|umas?)\\s+)*${spokenAmount})(?:\\s+n[oa]\\s+(?:cardapio|folha|papel))?(?:\\s*[,.?:]?\\s*(?:e\\s+)?(?:quais|qual|de\\s+(?:quais|que|qual)(?:\\s+pratos?)?|do\\s+que|com\\s+quais)(?:\\s+(?:eu\\s+)?(?:ponho|boto|coloco|escolho|devo|sao|seriam?))?)?\\s*\\??`,
    ([, one, other]) => {
      const count = amountOf(one ?? other)
      return count > 0 && count <= 12 ? [{ kind: 'question', about: 'photos', count }] : null
    },
  ),
  frame(
    `(?:de\\s+)?(?:(?:que|quais|qual)\\s+pratos?\\s+(?:eu\\s+)?(?:ponho|boto|coloco|uso|tiro|faco)\\s+(?:a\\s+|na\\s+|em\\s+)?fotos?|quais?\\s+(?:pratos?\\s+)?(?:merecem?|ganham?|levam?)\\s+(?:a\\s+)?fotos?)`,
    () => [{ kind: 'question', about: 'photos' }],
  ),
  // "tira o que não sai e me diz por que tirou"
  frame(
    `${want}(?:tir(?:e|a|ar)|cort(?:e|a|ar)|retir(?:e|a|ar)|limp(?:e|a|ar))\\s+(?:tudo\\s+)?(?:o\\s*(?:que|q)|os\\s+que|oq)\\s+(?:nao|n|pouco|menos|quase\\s+nao)\\s+(?:ta\\s+|esta\\s+)?(?:sai|saem|vende|vendem|gira|giram|saindo|vendendo|da\\s+lucro)(?:\\s+(?:nada|bem|direito|mais))?(?:\\s*,?\\s*e\\s+(?:me\\s+)?(?:diz|diga|explica|explique|mostra|mostre|fala|conta)\\s+(?:o\\s+)?(?:por\\s*(?:que|q)|pq|porque|motivo)(?:\\s+\\p{L}+){0,3})?${spared}`,
    ([, but], about) => {
      const spare = sparedIn(but, about)
      return spare && [{ kind: 'question', about: 'weakest' }, ...keeps(spare)]
    },
  ),
  // "o que eu boto em destaque?"
  frame(
    `(?:e\\s+)?(?:o\\s*)?(?:que|q|oq)\\s+(?:(?:e\\s+)?que\\s+)?(?:eu|a\\s+gente|devo|posso)?\\s*(?:boto|ponho|coloco|destaco|botar|por|colocar|destacar|dou)(?:\\s+(?:em|no|de)\\s+destaque)?`,
    () => [{ kind: 'question', about: 'bestOf' }],
  ),
  // "meu sogro pediu para não tirar a panelada, mas nisso eu aceito sua opinião"
  frame(
    `(?:.{3,40}?\\s+(?:pediu|quer|falou|disse|acha|mandou|insiste)\\s+)(?:(?:para|pra|que|em|eu)\\s+)*(?:nao\\s+)?(?:tirar|cortar|manter|deixar|tirasse|tire|corte|mexer\\s+n[oa]s?)\\s+(.+?)\\s*,?\\s+(?:mas|so\\s+que|e)\\s+(?:nisso\\s+|ai\\s+)?(?:eu\\s+)?(?:aceito|quero|queria|escuto|ouco|gostaria\\s+d[ea])\\s+(?:a\\s+)?(?:sua\\s+|tua\\s+)?opiniao[^.;!?]{0,30}`,
    ([, said = ''], about) => {
      const subjects = subjectsOf(said, about)
      return subjects?.map((one) => ({ kind: 'question', about: 'keepWorth', item: itemsOf(one) })) ?? null
    },
  ),
  // "posso tirar o sushi? meu genro que botou, mas se tirar me dá um argumento pra falar com ele"
  frame(
    `(?:e\\s+)?(?:(?:eu\\s+)?(?:posso|devo|da\\s+pra|devia|vale\\s+a\\s+pena|compensa)|voce\\s+acha\\s+que\\s+(?:eu\\s+)?(?:posso|devo))\\s+(?:tirar|cortar|retirar|eliminar|acabar\\s+com)\\s+(.+?)(?:\\s+d[oe]\\s+cardapio)?\\s*(?:\\?.*)?`,
    ([, said = ''], about) => {
      const subjects = subjectsOf(said, about)
      return subjects?.map((one) => ({ kind: 'question', about: 'keepWorth', item: itemsOf(one) })) ?? null
    },
  ),
  frame(
    `${want}sem\\s+(?:perder|derrubar|baixar|cair)\\s+(?:a\\s+)?(?:vendas?|movimento|faturamento)\\s+(?:n?[oa]s?|aos?|de)\\s+(${day})`,
    ([, on], _about) => {
      const weekdays = weekdaysOf(on)
      return weekdays.length > 0 ? [{ kind: 'question', about: 'weekdayLoss', weekdays }] : null
    },
  ),
  // "quero uma parte de cachaça com no máximo 5 drinks, nada passando de 24 reais"
  frame(
    `${want}(?:(?:criar|crie|abrir|abre|fazer|faz|faca|montar|monte|botar|bota|bote|ter|colocar|coloque)\\s+)?(?:uma?\\s+)?(?:parte|secao|area|cantinho|pagina|lista|carta)\\s+(?:so\\s+)?(?:de|da|das|com|pra|para)\\s+(?:as?\\s+)?cachacas?\\s*,?\\s+(?:com|de)\\s+${bound}${spokenAmount}\\s+(?:drinks?|drinques?|opcoes|itens|bebidas)(?:\\s*,?\\s*(?:e\\s+)?(?:(?:hoje|hj)\\s+[^,.;!?]{3,60}?)?(?:\\s*,?\\s*(?:e\\s+)?(?:nada|nenhum|todos|tudo)\\s+(?:passando\\s+de|acima\\s+de|mais\\s+(?:car[oa]\\s+)?(?:que|de)|ate|passe\\s+de|por\\s+mais\\s+de)\\s+${money})?)?`,
    ([, , value, most], about) => {
      const count = amountOf(value)
      const max = amountOf(most)
      if (!(count > 0) || count > 12) return null
      const added = Math.max(0, Math.min(3, count - withCachaca(about)))
      return [
        { kind: 'share', what: 'cachaça', of: 'few', count, bound: 'at_most' },
        ...Array.from({ length: added }, (): WishContent => ({ kind: 'newDrink', ...(max > 0 && { max }) })),
      ]
    },
  ),
  // "3 sugestões da casa com caju ou coco"
  frame(
    `${want}(?:(?:criar?|crie|montar?|monte|fazer|faca|botar?|bote|colocar|coloque|ter|destacar?|inclu\\p{L}+)\\s+)?(?:ate\\s+|umas\\s+|uns\\s+)?${spokenAmount}\\s+(?:sugest(?:ao|oes)|destaques?|pratos?\\s+do\\s+dia|especia(?:l|is))(?:\\s+d[aoe]\\s+(?:casa|chef|chefe|dia|semana))?\\s*,?\\s+(?:com|de|a\\s+base\\s+de|que\\s+levem?)\\s+(.+)`,
    ([, value, said = ''], about) =>
      // "um prato do dia de segunda a sexta" says when.
      weekdaysOf(said).length > 0 ? null : suggested(amountOf(value), said, about),
  ),
  // "uma seção de crianças com no máximo três pratos, usando o que a casa já faz"
  frame(
    `${want}(?:(?:criar|crie|abrir|fazer|faz|faca|montar|monte|botar|bota|bote|ter|colocar|coloque|incluir|inclua)\\s+)?(?:uma?\\s+)?(?:parte|secao|area|cantinho|menu|cardapio|opcoes)\\s+(?:(?:de|da|das|pra|para)\\s+(?:as\\s+)?(?:criancas?|meninos?|pequenos|miudos|criancada)|infantil|infantis|kids)(?:\\s*,?\\s+(?:com|de)\\s+${bound}${spokenAmount}\\s+${noun})?(?:\\s*,?\\s+(?:usando|aproveitando|com|so\\s+com|a\\s+partir\\s+d[oe])\\s+(?:d?o\\s*(?:que|q)|aquilo\\s+que)\\s+(?:a\\s+(?:casa|gente|cozinha)\\s+|nos\\s+|eu\\s+)?(?:ja\\s+)?(?:faz|tem|temos|fazemos|faco|tenho|serve|servimos))?`,
    ([, , value]) => {
      const count = amountOf(value)
      return [{ kind: 'question', about: 'kidsMenu', ...(count > 0 && count <= 12 && { count }) }]
    },
  ),
  // "que a avó ache o prato sem chamar o garçom"
  frame(
    `(?:que\\s+)?.{3,60}?\\s+(?:ach(?:e|em|ar|arem)|encontr(?:e|em|ar)|entend(?:a|am|er)|le(?:ia|iam|r))\\s+(?:o|os|a|as)\\s+(?:pratos?|itens|comidas?|cardapio|opcoes)\\s+sem\\s+(?:chamar|perguntar|precisar|ajuda|pedir)[^,.;!?]{0,40}`,
    () => [{ kind: 'layout', what: 'large_type' }],
  ),
  // "nada de nome em inglês"
  frame(
    `${want}(?:nada\\s+de|sem|nao\\s+quero|nao\\s+bot[ae]|evit[ae]r?)\\s+(?:(?:nenhum|os|usar|ter|por)\\s+)*(?:nomes?|palavras?|termos?|coisas?|escrito|frescura)\\s+(?:em|de|n[oa])\\s+(?:ingles|frances|estrangeir[oa]|outra\\s+lingua|gringo)(?:\\s+n[oa]\\s+(?:cardapio|menu))?`,
    () => [{ kind: 'layout', what: 'own_language' }],
  ),
  frame(
    `(?:os\\s+)?nomes?\\s+(?:(?:tudo|todos|so|tem\\s+que\\s+ser|dos\\s+pratos)\\s+)*em\\s+portugues(?:\\s+(?:mesmo|claro))?`,
    () => [{ kind: 'layout', what: 'own_language' }],
  ),
]

/** Items of the menu that hold one of the named foods, drinks and dishes in turn; new drinks for what is missing. */
function suggested(count: number, said: string, about: About): WishContent[] | null {
  const foods = said
    .split(/\s*,\s*(?:ou\s+|e\s+)?|\s+ou\s+|\s+e\s+/u)
    .map((one) => one.replace(/^(?:o|a|os|as)\s+/, '').trim())
    .filter((one) => one !== '')
  if (
    !(count > 0) ||
    count > 6 ||
    foods.length === 0 ||
    foods.some((one) => !/^\p{L}[\p{L} -]{2,24}$/u.test(one))
  )
    return null
  const items = about.names.filter((one) => !one.isSection)
  const holds = foods.map((food) =>
    items.filter(({ name }) => new RegExp(`(?<!\\p{L})${food}`, 'u').test(plainOf(name))),
  )
  const found: string[] = []
  for (let at = 0; found.length < count && holds.some((own) => own.length > at); at += 1)
    for (const own of holds) {
      const name = own[at]?.name
      if (name !== undefined && !found.includes(name) && found.length < count) found.push(name)
    }
  const missing = foods.filter((_, at) => holds[at]?.length === 0)
  const left = count - found.length
  return [
    ...found.map((item): WishContent => ({ kind: 'promote', item })),
    ...Array.from({ length: Math.min(3, left) }, (_, at): WishContent => {
      const food = [...missing, ...foods][at]
      return { kind: 'newDrink', ...(food !== undefined && { what: `drink de ${food}` }) }
    }),
  ]
}

const plainOf = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
