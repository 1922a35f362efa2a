/** What guests complain of, the weather, the pace and the names: sentences whose meaning is not that of their words. */
import { type Style, styleLabel, styleWords } from '../../base/drinks/style-words.ts'
import { foldAccents } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { WishContent } from '../text/draft.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { amount, number, numberOf, pattern } from './words.ts'

const style = (of: Style): WishContent => ({ kind: 'style', what: styleLabel(of) })

/** The opposite of each word that a complaint can use: "doce demais" asks for dry drinks. */
const opposites = new Map(
  styleWords.flatMap(({ words, opposite }) =>
    opposite === null ? [] : words.map((word) => [foldAccents(word), opposite] as const),
  ),
)
for (const [word, opposite] of [
  ['caro', 'cheap'],
  ['cara', 'cheap'],
  ['azedo', 'sweet'],
  ['azeda', 'sweet'],
  ['enjoativo', 'dry'],
  ['pesado', 'light'],
] as const)
  opposites.set(word, opposite)

const complained = [...opposites.keys()]
  .filter((word) => /^[a-z]+$/.test(word))
  .map((word) => `${word}s?`)
  .join('|')
const who =
  '(?:(?:que|porque|pois|mas)\\s+)?(?:(?:o povo|o pessoal|os clientes|o cliente|a clientela|a turma|a galera|todo mundo|o freg\\p{L}+|as pessoas|a gente|eu|hoje|aqui|sempre|tudo|meus drinks|os drinks(?: de hoje)?)\\s+)*'
const finds =
  '(?:(?:acha[mr]?|achou|diz(?:em)?|reclam\\p{L}+|fala[mr]?|queixa[mr]?)(?: (?:que|de|do|da|dos|das))?\\s+)?(?:(?:tudo|os drinks|os daqui|e|ta|tao|esta|sao|fica[mr]?|ficou|vem|sai|muito|la|de|ser|serem)\\s+)*'

const tooMuch = byPattern(
  pattern(
    `(?:(?:evit\\p{L}+|(?:nao|num|n) (?:quero|gosto de)|fuj\\p{L}+ de|sem|nada de) (?:nada |(?:as )?(?:coisas?|bebidas?|drinks?|receitas?|algo)(?: que (?:seja|sejam|fique|fiquem))? )?|nada (?:muito )?|sem ser |sem ficar |que nao (?:seja|fique|sejam|fiquem) |nao (?:pod|dev)\\p{L}+ (?:ser|ficar) )?${who}${finds}(?<word>${complained}) (?:demais|de mais|alem da conta|exagerad[oa]s?)`,
  ),
  (found) => {
    const word = found.groups?.word ?? ''
    const opposite = opposites.get(word) ?? opposites.get(word.replace(/s$/, ''))
    // "morango tá caro demais" is about what the house buys.
    if (opposite === 'cheap' && !/tudo|drink|acha|reclam/.test(found[0])) return null
    return opposite === undefined ? null : [style(opposite)]
  },
)

/** "reclamam que é muito doce", "enjoam de doce" */
const complaint = byPattern(
  pattern(
    `${who}(?:reclam\\p{L}+|enjo\\p{L}+|cans\\p{L}+|queix\\p{L}+)(?: (?:que|de|do|da|e|ta|esta|tudo|muito|tao|fica|os drinks|drinks))*\\s+(?<word>${complained})`,
  ),
  (found) => {
    const word = found.groups?.word ?? ''
    const opposite = opposites.get(word) ?? opposites.get(word.replace(/s$/, ''))
    return opposite === undefined ? null : [style(opposite)]
  },
)

/** "de doce já basta a sobremesa" */
const enough = byPattern(
  pattern(
    `(?:de (?<word>${complained}) (?:ja )?(?:basta|chega)|(?:basta|chega) de (?<other>${complained}))(?: (?:a|o|as|os|da|do) \\p{L}+)?`,
  ),
  ({ groups = {} }) => {
    const word = groups.word ?? groups.other ?? ''
    const opposite = opposites.get(word) ?? opposites.get(word.replace(/s$/, ''))
    return opposite === undefined ? null : [style(opposite)]
  },
)

const heat = byPattern(
  pattern(
    `(?:(?:pra|pro|para o|contra o|por causa do|que aguente o|que aguente) (?:calor(?:ao)?|verao|mormaco|sol)(?: (?:daqui|do meio-dia|do sertao|danado|da tarde|de (?:sobral|rachar|matar)))?|(?:aqui |que )?faz (?:muito |um )?calor(?:ao)?(?: danado| de matar)?)`,
  ),
  () => [style('refreshing')],
)

/** "tudo com nome em português, nada de sour, fizz ou punch no cardápio" */
const ownTongue = byPattern(
  pattern(
    `(?:(?:tudo|todos|todas|os|quero|drinks?|so)\\s+)*(?:(?:com )?(?:os )?nomes? (?:tudo |todos |so )?(?:em|no) portugues|(?:sem|nada de|nenhum) (?:nomes?|palavras?|termos?) (?:em ingles|(?:em )?estrangeir[oa]s?|gring[oa]s?|american[oa]s?|de fora))(?:[\\s,.;]+(?:por favor|por gentileza|e|mas))*(?:[\\s,.;]+(?:nada de|sem|nem) (?:(?:sour|fizz|punch|smash|highball|collins|spritz|mule|julep|drinks?|shots?|cooler|tonic|frozen|e|ou|nem)[\\s,]*)+(?:n[oa] (?:cardapio|carta|menu|nome))?)?`,
  ),
  () => [style('plain_names')],
)

/** Drinks of a name without wordplay. */
const plainNames = byPattern(
  pattern(
    `(?:quero |os |com )*nomes? (?:(?:mais |bem |que seja[m]? )*(?:sobrios?|serios?|simples|discretos?|elegantes?|limpos?)|sem (?:trocadilhos?|piadas?|gracinhas?|graca|palavrao|palavroes|duplo sentido|brincadeiras?))(?:\\s*(?:,|e|nem|ou)\\s*(?:sem )?(?:trocadilhos?|piadas?|gracinhas?|duplo sentido))*|(?:sem|nada de) (?:trocadilhos?|nomes? (?:engracad\\p{L}+|de piada|em ingles))(?: n[oa]s? nomes?)?`,
  ),
  () => [style('plain_names')],
)

const unit = '(?<unit>s|seg|segs|segundos?|min|mins|minutos?|minutinhos?)'
const paceOf = (value: number | null, said = ''): WishContent[] | null => {
  if (value === null) return null
  const seconds = Math.round(value * (said.startsWith('m') ? 60 : 1))
  return seconds < 5 || seconds > 1800 ? null : [{ kind: 'pace', seconds }]
}
/** "1 min cada", "até 40 segundos por copo", "sai em menos de 1 minuto" */
const pace = byPattern(
  pattern(
    `(?:(?:que|tem que|precisa|fazer|feito|feitos|sair|saia|saiam|sai|pronto|prontos|em|cada um|cada|no max(?:imo|\\.)?|ate|max(?:imo|\\.)?|menos de|de|um drink)\\s+)*(?<value>\\d{1,3}(?:[.,]5)?|${number})\\s*${unit}(?:\\s+(?:cada um|cada|por (?:drink|copo|pedido|cabeca)|no max(?:imo|\\.)?|pra fazer|de preparo|o drink|o copo|e (?:o )?(?:limite|maximo)))+`,
  ),
  (found) => paceOf(numberOf(found.groups?.value), found.groups?.unit),
)
const paceBefore = byPattern(
  pattern(
    `(?:(?:que|tem que|precisa|drink|drinks|tudo|cada um|todos|nenhum|pode|podem|tempo de)\\s+)*(?:sair|saia|saiam|sai|saindo|fazer|feitos?|prontos?|preparo|montar|monta|(?:nao (?:pod\\p{L}+ |dev\\p{L}+ )?)?(?:demor|pass)\\p{L}+)[\\s:]\\s*(?:em\\s+)?(?:(?:no max(?:imo|\\.)?|ate|mais (?:de|que)|menos de|em|de)\\s+)*(?:de\\s+)?(?<value>\\d{1,3}|${number})\\s*${unit}`,
  ),
  (found) => paceOf(numberOf(found.groups?.value), found.groups?.unit),
)

/** Why a day is busy or short of staff: the pace beside it says what follows. */
const oneHand =
  '(?:um|uma|1)\\s+(?:bartender|barman|pessoa|funcionari[oa]|rapaz|menina|menino|no balcao|no bar)'
const onDay = '(?<day>segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)(?:-feira)?'
const alone = [
  `(?:(?:na|no|de|as|toda)\\s+)?${onDay}\\s+(?:so (?:tem|fica|trabalha)|(?:tem|fica|trabalha) so|e so)\\s+${oneHand}(?: no bar| no balcao| so)?`,
  `(?:(?:tem|e|com)\\s+)?(?:${oneHand} so|so (?:tem )?${oneHand})\\s+(?:na|no|de|as|toda)\\s+${onDay}`,
].map((words) =>
  byPattern(pattern(words), (found) => [
    { ...style('quick'), kind: 'style', what: styleLabel('quick'), weekdays: [dayOf(found.groups?.day)] },
  ]),
)
const days = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const dayOf = (said = '') => Math.max(0, days.indexOf(said.replace(/s$/, '')))

/** Where the house serves, and who it asks for: no wish of its own. */
const idle = byPattern(
  pattern(
    `(?:e )?(?:o (?:resto|restante)|os (?:outros|demais)) (?:como|a criterio|voces)[^.;,!?\\n]*|(?:n[ao] (?:areia|beira da praia|calcada|pe na areia))|(?:quero|queria|preciso de|faz) drinks?(?=\\s*(?:[.,;!?]|$))|drinks? (?:pra|para) vender|(?:que )?(?:a gente|eu|nos) (?:compra|compro|planta|colhe|produz)(?: aqui)?|usa(?:r)? primeiro|(?:pq|porque|que) aqui (?:e|ta|faz|esta) (?:um |muito )?(?:forno|inferno|fornalha|quente)`,
  ),
  () => [],
)

/** "só tem eu no balcão" */
const onMyOwn = byPattern(
  pattern(
    `(?:(?:pq|porque|que|pois)\\s+)?(?:so tem eu|sou so eu|so eu (?:preparo|faco|atendo|monto|fico|trabalho|sirvo|no balcao|no bar)|eu (?:preparo|faco|atendo|monto) (?:tudo )?sozinh[oa]|(?:to|tou|estou|fico) sozinh[oa])(?:\\s+n[oa] (?:balcao|bar|cozinha|casa))?`,
  ),
  () => [style('quick')],
)

const remark = byPattern(
  pattern(
    `\\(?(?:foi|ta|subiu|esta|que ta|que foi)\\s+(?:a|pra|para|por)?\\s*${amount}\\s*(?:reais|real|conto)?\\s*(?:o|a|por)?\\s*(?:kg|quilo|kilo|litro|duzia|caixa|garrafa|pacote|maco|unidade)\\)?`,
  ),
  () => [],
)

/** "quero um com a Castanheira", "um na Prata" */
const named = byPattern(
  pattern(
    `(?:(?:quero|queria|bota|faz|faca|ter|tem que ter|inclui|e)\\s+)*(?<count>uma?|1)\\s+(?:(?:drinks?|drinques?|del[ea]s)\\s+)?(?:que (?:leve|use|usem|levem)|com|na|da|de|usando|feit[oa]s? com)\\s+(?:a |o |cachaca )*(?<name>prata|alambique|carvalho|ouro|castanheira|amburana|umburana)(?:\\s+(?:extra[- ]?premium|premium))?(?:\\s+(?:que|q) e (?:a |o )?mais (?:chique|cara|nobre|fina))?`,
  ),
  (found) => {
    const what = cachacaTerms[found.groups?.name ?? '']
    return what === undefined ? null : [{ kind: 'share', what, of: 'many', count: 1 }]
  },
)

export const cachacaTerms: Readonly<Record<string, string>> = {
  prata: 'cachaça alambique',
  alambique: 'cachaça alambique',
  carvalho: 'cachaça carvalho premium',
  ouro: 'cachaça carvalho premium',
  castanheira: 'cachaça castanheira extra-premium',
  amburana: 'cachaça amburana',
  umburana: 'cachaça amburana',
}

const cachacaName =
  '(?:cachaca )?(?:prata|alambique|carvalho|ouro|castanheira|amburana|umburana)(?: (?:extra[- ]?)?premium)?'
const onlyOf = (list = ''): WishContent[] =>
  [...list.matchAll(/prata|alambique|carvalho|ouro|castanheira|amburana|umburana/gu)].flatMap(
    ([name]): WishContent[] => {
      const what = cachacaTerms[name]
      return what === undefined ? [] : [{ kind: 'only', what, why: 'supply' }]
    },
  )

/** "só tenho Prata e Ouro": the drinks use these and no other. */
const onlyThese = byPattern(
  pattern(
    `(?:(?:a gente|eu|aqui|na casa)\\s+)?(?:so|apenas|somente)\\s+(?:tenho|temos|tem|uso|usamos|compro|compramos|trabalho com|trabalhamos com|sirvo|servimos)\\s+(?:a |as )?(?<list>${cachacaName}(?:(?:\\s*,\\s*|\\s+e\\s+)(?:a )?${cachacaName})*)(?: (?:aqui|em casa|no bar))?`,
  ),
  ({ groups = {} }) => onlyOf(groups.list),
)

/** "uso só Prata" */
const onlyUsed = byPattern(
  pattern(
    `(?:uso|usamos|tenho|temos|trabalho|trabalhamos|sirvo|servimos|compro|compramos)\\s+(?:so|apenas|somente)\\s+(?:com\\s+)?(?:a |as )?(?<list>${cachacaName}(?:(?:\\s*,\\s*|\\s+e\\s+)(?:a )?${cachacaName})*)`,
  ),
  ({ groups = {} }) => onlyOf(groups.list),
)

/** "nenhum com mais de 5 ingredientes": an upper bound, in the words of a lower one. */
const fewParts = byPattern(
  pattern(
    `nenhum[a]?(?: (?:drink|deles|delas|receita))? (?:com|que leve|levando|pode (?:ter|levar)|deve (?:ter|levar)|passa de|passando de)?\\s*(?:mais (?:de|que|do que) )?(?<value>${number}) (?:ingredientes?|itens|coisas)`,
  ),
  ({ groups = {} }) => {
    const count = numberOf(groups.value)
    return count === null || count < 1
      ? null
      : [{ kind: 'count', count, bound: 'at_most', of: 'ingredients' }]
  },
)

/** Which ice the house has: nothing that the recipes can be chosen by, and no refusal of ice. */
const onlyIce = byPattern(
  pattern(
    '(?:nao (?:temos|tenho|tem)|estamos sem|falta) (?:maquina de )?gelo (?:em|de) (?:cubos?|bola|esfera|barra)(?:,? (?:so|apenas|somente) gelo (?:de pacote|picado|triturado|em escama|comum|de saco))?',
  ),
  () => [],
)

/** "cada um em até 3 minutos" */
const paceEach = byPattern(
  pattern(
    `(?:cada (?:um|uma|drink)|todos|tudo)(?: (?:pront[oa]s?|feit[oa]s?))?\\s+(?:em\\s+)?(?:no max(?:imo|\\.)?|ate|menos de|em)\\s+(?:de\\s+)?(?<value>\\d{1,3}|${number})\\s*${unit}`,
  ),
  (found) => paceOf(numberOf(found.groups?.value), found.groups?.unit),
)

/** "o mais forte abaixo de 20%": a limit for all. */
const strongestOne = byPattern(
  pattern(
    `(?:(?:e )?(?:com )?o(?: drink)? mais forte|nenhum(?: drink)?) (?:(?:deve |pode |tem que |fica |ficar |ser |com |passa(?:ndo|r)? de |acima de |mais de )*)(?:abaixo de|ate|no max(?:imo|\\.)?(?: de)?|com menos de|menos de|de)? ?(?<value>\\d{1,2}(?:,\\d)?) ?(?:%|por cento|graus)(?: (?:de )?(?:alcool|teor|vol))?`,
  ),
  ({ groups = {} }) => {
    const max = Number((groups.value ?? '').replace(',', '.'))
    return max >= 4 && max <= 45 ? [{ kind: 'strength', max }] : null
  },
)

const given =
  /((?:\p{L}{3,}(?:\s*,\s*|\s+e\s+)){0,3}\p{L}{3,})\s*(,?\s*(?:que|q|pq|porque)\s+(?:[\p{L} ]{2,25}\s)?(?:traz\w*|trago|da|dao|doa\w*|manda\w*|arruma\w*|ganho|ganhamos|colho|colhemos|vem|sai)(?:\s[\p{L} ]{0,15})?\s*(?:de graca|sem custo|sem pagar|do quintal|do sitio d[ae] familia))/gu
/** "caju e cajá que meu cunhado traz de graça": foods that cost the house nothing. */
const free: PassageReader = (folded) =>
  [...folded.matchAll(given)].flatMap((found) => {
    const [, list = '', said = ''] = found
    const words = list.split(/\s*,\s*|\s+e\s+/u)
    const names = words.flatMap((word) => {
      const term = findTerm(word)
      return term?.kind === 'ingredient' ? [term.name] : []
    })
    if (names.length === 0) return []
    const start = found.index + found[0].length - said.length
    const lead = /^[\s,]*/u.exec(said)?.[0].length ?? 0
    return [
      {
        start: start + lead,
        end: start + said.length,
        wishes: names.map((item): WishContent => ({ kind: 'costNow', item, percent: -100 })),
      },
    ]
  })

/** "até 2 minutos para fazer", "em menos de 2 minutos": only drinks are made in minutes. */
const paceAlone = byPattern(
  pattern(
    `(?:(?:no max(?:imo|\\.)?|ate|(?:em )?menos de|em ate)\\s+)(?:de\\s+)?(?<value>\\d{1,2}|${number})\\s*${unit}(?: (?:para|pra) (?:fazer|preparar|montar|sair|servir))?(?=\\s*(?:$|[.,;!\\n]|e ))`,
  ),
  (found) => paceOf(numberOf(found.groups?.value), found.groups?.unit),
)

export const tasteReaders: readonly PassageReader[] = [
  free,
  strongestOne,
  onlyThese,
  onlyUsed,
  fewParts,
  onlyIce,
  paceEach,
  named,
  tooMuch,
  enough,
  complaint,
  heat,
  ownTongue,
  plainNames,
  ...alone,
  pace,
  paceBefore,
  paceAlone,
  onMyOwn,
  remark,
  idle,
]
