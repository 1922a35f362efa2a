/** Where a menu hangs or lies and how it is read, what its texts are like, which signs and sentences it bears. */

import { everyWeek } from '../../../base/calendar.ts'
import { foldAccents } from '../../../base/language/text.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { LayoutId } from '../../../base/request/menu-wishes.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { itemIn, type Named } from '../../spoken/pieces.ts'
import type { WishContent } from '../../text/draft.ts'
import { type Concept, number, spanOver } from './thoughts.ts'

const board =
  /\b(?:placas?|quadros?|lousas?|paine(?:l|is)|letreiros?|banners?|murais|mural|faixa)\b.{0,60}\b(?:paredes?|balcao|caixa|cima|atras|pendurad\w+|lado d[oe]|porta|trailer|fachada)\b|\b(?:cardapio|menu)\b.{0,30}\b(?:e|vai|fica|esta|ta|numa?|em)\b.{0,20}\b(?:placas?|quadro|lousa|painel|letreiro|banner|mural)\b|\b(?:cardapio|menu)\b.{0,20}\bpendurad\w+/
const seconds = new RegExp(
  `\\b(?:le|leem|ler|lendo|decid\\w+|escolh\\w+|ve|tem)\\b.{0,30}\\b${number} segundos\\b|\\b${number} segundos\\b.{0,20}\\b(?:ler|decidir|escolher|olhar)|\\b(?:fila|escolh\\w+|le\\w*|pede\\w*)\\b.{0,10}\\b(?:em pe|andando)\\b|\\bpoucas palavras\\b`,
)
const half = /\b(?:meia|1\/2) (?:folha|pagina)\b|\bfolhas? a5\b/
const phone = /\bqr ?(?:code)?\b|\b(?:versao|ver|ler|abrir)\b.{0,20}\b(?:celular|telefone|smartphone)\b/
const counter = /\b(?:display|plaquinha|totem|cavalete|prisma)\b/
const oneFace = /\b(?:uma|1|um) (?:face|lado)(?: so)?\b(?! e verso)/
const large = /\bletras?\b.{0,20}\b(?:grand\w+|graud\w+|garrafa\w+|enorme\w*|de longe)\b/
const short =
  /\b(?:textos?|descric(?:ao|oes)|linhas?|frases?|descritivos?)\b.{0,30}\b(?:curt\w+|pequen\w+|enxut\w+|rapid\w+|direto\w*)\b|\b(?:nada de|sem|nem) (?:descric(?:ao|oes)|textos?) (?:comprid\w+|long\w+|grande\w*)/
const plain =
  /\b(?:nomes?|textos?|descric(?:ao|oes)|palavras?|tudo)\b.{0,30}\b(?:simples|faci(?:l|eis)|do povo|portugues)\b|\b(?:nada de|sem|nem|nenhuma?) (?:\w+ ){0,3}?(?:ingles|estrangeir\w+|frances|frescura|chique|gourmet|dificil|dificeis|bonita)\b/
const noBox =
  /\b(?:nao quero|sem|nada de|nenhuma?) (?:\w+ ){0,2}?(?:moldura|caixa|quadrinho|box)s?\b(?! (?:n[oa]s? (?!nada|nenhum)|em (?!nada|nenhum)|pr[ao]))/
const allergens =
  /\b(?:escrev\w+|marc\w+|bot\w+|coloc\w+|coloqu\w+|indic\w+|poe|ponha|com)\b.{0,20}\balerg[ei]n\w*/
const asked =
  /\b(?:quero|queria|faz|faca|precis\w+|imprim\w+|vou|tambem|alem|versao|tem que|poe|por|bota|e|fica|vai|ponho)\b/

const shapes: readonly (readonly [LayoutId, RegExp])[] = [
  ['wall_board', board],
  ['wall_board', seconds],
  ['half_sheet', half],
  ['phone', phone],
  ['counter_sign', counter],
  ['one_side', oneFace],
  ['large_type', large],
  ['short_texts', short],
  ['own_language', plain],
  ['no_boxes', noBox],
  ['marked_allergens', allergens],
]
/** What only tells why the page is as it is. */
const telling =
  /^(?:(?:e|que|como|porque|ja que|la|aqui|o cliente|quem chega|a galera|fila em pe|muita gente|o freguês|meu publico)\b.{0,60}|em cima d[oe] \w+|atras d[oe] \w+|letra(?:s)?)$/

/** All that a thought asks of the page: "um quadro atrás do caixa, de um lado só, e uma versão do celular". */
export const pageForms: Concept = (thought) => {
  const { said } = thought
  if (/\bpreco|quanto custa|r\$|\breais\b/.test(said)) return null
  const found = shapes.flatMap(([what, words]) =>
    [...said.matchAll(new RegExp(words.source, 'g'))].map(({ 0: hit, index }) => ({
      what,
      at: index,
      to: index + hit.length - 1,
    })),
  )
  const [first] = found
  const isRefused = found.some(
    ({ what, at }) =>
      !known.has(what) &&
      what !== 'no_boxes' &&
      what !== 'own_language' &&
      /\b(?:nao|nem|sem|nada de)\b.{0,20}$/.test(said.slice(0, at)),
  )
  const isNew = found.some(({ what }) => !known.has(what))
  // What other readers know by itself is left to them, and so is what is asked.
  if (!first || !isNew || isRefused || /\?\s*$/.test(said)) return null
  if (
    !found.some(({ what }) => what === 'wall_board') &&
    !asked.test(said) &&
    said.trim().split(/\s+/).length > 8
  )
    return null
  const whats = [...new Set(found.map(({ what }) => what))]
  return {
    wishes: whats.map((what): WishContent => ({ kind: 'layout', what })),
    span: spanOver(
      thought,
      found.flatMap(({ at, to }) => [at, to]),
      telling,
    ),
  }
}
const known: ReadonlySet<LayoutId> = new Set(['one_side', 'large_type', 'marked_allergens'])

const bothSides = /\b(?:frente e verso|dos dois lados|duas faces)\b/
const sheet = /\b(?:folha|papel|pagina|cardapio|tudo|cartao|a4|a3)\b/
const asToday =
  /^(?:que |porque |pois )?(?:hoje|agora|atualmente|o de hoje)\b.{0,60}$|^(?:plastificad\w+|a4|a3|so|tudo)$/
/** "quero uma folha dos dois lados" */
export const twoSided: Concept = (thought) => {
  const { said } = thought
  const [both, on] = [bothSides.exec(said), sheet.exec(said)]
  if (!both || !on || /\?\s*$|\bnao (?:quero|precisa)\b/.test(said) || /\bletra\b|\bfoto/.test(said))
    return null
  if (/\b(?:hoje|agora) (?:e|ta|esta)\b/.test(said.slice(0, both.index))) return null
  return {
    wishes: [{ kind: 'layout', what: 'one_sheet' }],
    span: spanOver(thought, [both.index, on.index], asToday),
  }
}

const diets =
  /\b(?:marc\w+|sinal\w*|indic\w+|identific\w+|assinal\w+|destac\w+|destaqu\w+|bot\w+|coloc\w+|coloqu\w+|poe|ponha|por)\b.{0,30}\b(?<diet>vegetarian|vegan)\w*/
const sign =
  /\b(?:v|vg|letra|folhinha|simbolo|selo|sinal\w*|marca\w*|marqu\w*|bolinha|icone|indic\w+|identific\w+|assinal\w+)\b/
/** "Marca os vegetarianos com um V": a sign beside the line; nothing leaves the menu by it. */
export const dietSigns: Concept = (thought) => {
  const { said } = thought
  const found = diets.exec(said)
  if (
    !found?.groups ||
    !sign.test(said) ||
    /\b(?:nao|sem) (?:marc|indic)/.test(said) ||
    /\bcriar?|nov[oa] prato|\bsem \w+|\bnao (?:leva|tem|contem)/.test(said)
  )
    return null
  const foods = [...new Set([...said.matchAll(/\b(vegetarian|vegan)/g)].map(([word]) => `${word}o`))]
  const also = allergens.exec(said)
  return {
    wishes: [
      { kind: 'layout', what: 'marked_without', foods },
      ...(also ? [{ kind: 'layout', what: 'marked_allergens' } as const] : []),
    ],
    span: spanOver(
      thought,
      [found.index, found.index + found[0].length - 1, ...(also ? [also.index] : [])],
      /^(?:com )?(?:um|uma|a letra|o) (?:v|vg|folhinha|selo|simbolo)$/,
    ),
  }
}

const writes =
  /\b(?:escrev\w+|escrit\w+|imprim\w+|vir no cardapio|(?:bot[ae]\w*|coloc\w+|coloqu\w+|poe|ponha|avis\w+|aviso) n[oa] (?:cardapio|rodape|papel|menu|placa|quadro|folha|lousa))\b/
const service = new RegExp(
  `\\b(?<n>${number}) ?(?:%|por ?cento)(?: de)? (?:servico|gorjeta|taxa)|(?:servico|gorjeta|taxa de servico)(?: e)? de (?<m>${number}) ?(?:%|por ?cento)`,
)
const orders: readonly (readonly [RegExp, string])[] = [
  [/^(?:pergunt\w+)/, 'Pergunte'],
  [/^(?:consult\w+)/, 'Consulte'],
  [/^(?:pedir|pecam?|peca)/, 'Peça'],
  [/^(?:avis\w+)/, 'Avise'],
  [/^(?:confer\w+|confir\w+)/, 'Confira'],
  [/^(?:cham\w+)/, 'Chame'],
]
const sentenceFor =
  /\b(?:pra|para|que|pedindo pra|mandando)? ?(?<said>(?:pergunt\w+|consult\w+|pedir|pecam?|peca|avisar|avisem?|conferir|confiram?|chamar|chamem?)\b[^,;]{5,90})$/

/** "tem que estar escrito pra perguntar qual é a pesca do dia", "cobramos 10% de serviço, precisa vir escrito". */
export const printedLines: Concept = (thought) => {
  const { said } = thought
  const writing = writes.exec(said)
  if (!writing || /\?\s*$/.test(said) || /\bnao (?:quero|precisa|escrev)/.test(said)) return null
  const fee = service.exec(said)
  if (fee?.groups) {
    const percent = fee.groups.n ?? fee.groups.m
    return {
      wishes: [{ kind: 'pageNote', note: `Serviço de ${percent}%, opcional`, print: true }],
      span: spanOver(
        thought,
        [writing.index, fee.index],
        /^(?:e |que )*(?:tem gente|o cliente|muita gente|o povo)\b.*$/,
      ),
    }
  }
  const days = /\b(?:fech\w+|nao abr\w+|folga)\b/.test(said) ? weekdaysIn(said) : []
  if (days.length > 0 && days.length < 7)
    return {
      wishes: [
        { kind: 'date', what: `fechado ${everyWeek(days)}`, weekdays: days, closed: true },
        { kind: 'pageNote', note: `Fechado ${everyWeek(days)}`, print: true },
      ],
      span: spanOver(thought, [writing.index, said.search(/\b(?:fech|nao abr|folga)/)]),
    }
  const end = said.replace(/[\s.,;:!?]+$/, '')
  const asks = sentenceFor.exec(end)
  const words = asks?.groups?.said
  if (!asks || words === undefined || asks.index < writing.index) return null
  const [form, order] = orders.find(([start]) => start.test(words)) ?? []
  if (!form || order === undefined) return null
  const to = thought.at + end.length
  const own = thought.own(to - words.length + (form.exec(words)?.[0].length ?? 0), to)
  return {
    wishes: [{ kind: 'pageNote', note: `${order}${own}`, print: true }],
    span: spanOver(thought, [writing.index, asks.index], /.*/),
  }
}

const origin =
  /\borigem d[oae]s? (?<what>[a-z]+)\b.{0,20}?\b(?:vem|e|sai|sao|vem)\b(?: (?:daqui|todo|toda|mesmo))* (?:d[eoa]s?|daqui d[eoa]) (?<place>[^,;.!?]{3,40})$/
/** "com a origem do peixe, que é daqui de Camocim": a line says it. */
export const originLine: Concept = (thought) => {
  const end = thought.said.replace(/[\s.,;:!?]+$/, '')
  const found = origin.exec(end)
  if (!found?.groups) return null
  const to = thought.at + end.length
  const what = found.groups.what ?? ''
  const at = thought.at + found.index + found[0].indexOf(what)
  const food = thought.own(at, at + what.length)
  return {
    wishes: [
      {
        kind: 'pageNote',
        note: `${food.charAt(0).toUpperCase()}${food.slice(1)} de ${thought.own(to - (found.groups.place ?? '').length, to)}`,
        print: true,
      },
    ],
    span: spanOver(thought, [found.index, end.length - 1]),
  }
}

const last =
  /\b(?:(?:la |bem )?n[oa] (?:fim|final|rodape|pe)(?! d[eoa]s? (?:semana|mes|ano|tarde|noite|expediente|dia))|por ultimo|embaixo de tudo|la embaixo)\b/
const apart =
  /\bsem (?:nenhum )?(?:destaque|moldura)\b|\bnao (?:quero|precisa)(?: \w+){0,3} (?:destaque|moldura)\b/
const isDrinks = (section: string) => /bebida|drink|coquet|\bbar\b|cervej|cacha[cç]a/i.test(section)
const turned = /\bn(?:ao|em|unca)\b.{0,30}\b(?:n[oa] (?:fim|final)|por ultimo|embaixo)/

/** "Bebidas no fim, sem destaque": a section behind the others, or an item low in its own. */
export const atTheEnd: Concept = (thought) => {
  const { said, pieces, names } = thought
  const [low, mute] = [last.exec(said), apart.exec(said)]
  if (
    !low ||
    turned.test(said) ||
    /\b(?:primeiro|depois|antes|abr\w+)\b/.test(said) ||
    /\b(?:hoje|agora|esta|ta|fica escondid|perdid)/.test(said.slice(0, low.index))
  )
    return null
  const own = pieces.find(
    ({ at }, index) =>
      at - thought.at <= low.index &&
      (pieces[index + 1]?.at ?? Number.POSITIVE_INFINITY) - thought.at > low.index,
  )
  const said1 = own?.said ?? said
  const drinks = /\bbebidas?\b/.test(said1)
  const sections = [
    ...new Set(names.flatMap(({ section, isSection }) => (isSection || section === null ? [] : [section]))),
  ]
  const named = drinks
    ? undefined
    : sections.find((section) => new RegExp(`\\b${fold(section).replace(/s$/, '')}s?\\b`).test(said1))
  const moved = drinks ? sections.filter(isDrinks) : named === undefined ? [] : [named]
  const span = spanOver(thought, [low.index, ...(mute ? [mute.index] : [])])
  if (moved.length > 0 && moved.length < sections.length && sections.length > 1)
    return {
      wishes: [{ kind: 'sections', names: [...sections.filter((one) => !moved.includes(one)), ...moved] }],
      span,
    }
  const item = itemIn(said1, names)
  return item !== undefined && mute
    ? { wishes: [{ kind: 'pageNote', note: `${nameOf(item, names)} no fim, sem destaque` }], span }
    : null
}
const fold = (said: string) => foldAccents(said).toLowerCase()
const nameOf = (item: string, names: readonly Named[]) =>
  names.find(({ name, isSection }) => !isSection && namesItem(item, { name }))?.name ?? item
