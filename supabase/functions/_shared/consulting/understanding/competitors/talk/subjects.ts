/** What owners ask about competitors, by the words of one clause. */
import { closedWeekdays, weekdaysIn } from '../../dates/weekdays.ts'
import { amountsIn } from '../../text/amount-words.ts'
import { feeIn, licensedIn } from './charges.ts'
import type { Clause } from './clauses.ts'
import { dayBefore } from './day-words.ts'
import { longestClause } from './limits.ts'
import { listSubjects } from './list-subjects.ts'
import { type Around, newThingIn, ownIn } from './named.ts'
import type { About, Question, Subject } from './subject.ts'

const refuses =
  /\b(?:nao (?:quero|queremos|vou|posso|podemos|gosto|faco|fazemos|aceito|trabalho|dou|pretendo|disput\p{L}+|pode|vamos|me|tenho (?:como|condic\p{L}+ de|dinheiro (?:pra|para))|da (?:pra|para))|sem|nada de|nem|nunca|nem pensar)\b/u

/** Whether the owner refuses what the words name: "não quero promoção nem happy hour". */
export const isRefused = (said: string, words: RegExp): boolean => {
  const found = words.exec(said)
  if (!found) return false
  if (/^\s+(?:nao|nem pensar|jamais|de jeito nenhum)\W*$/.test(said.slice(found.index + found[0].length)))
    return true
  return (
    refuses.test(said.slice(0, found.index + found[0].length)) && !/\b(?:nao sei|por que nao)\b/.test(said)
  )
}

const opt = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [key in Key]?: Value }

const days = ({ said }: Clause) => {
  const found = weekdaysIn(said)
  return found.length === 0 ? undefined : found
}

const moment =
  /\b(?:24 ?(?:h|hs|horas)|dia e noite|(?:das?|de) \d{1,2}(?: ?h(?:oras)?)?(?: \d{2})? (?:as?|ate(?: as?)?) \d{1,2}(?: ?h(?:oras)?)?|(?:depois das?|antes das?|a partir das?|ate as?) \d{1,2}(?: ?h(?:oras)?)?|(?:ate|depois d?a) meia[- ]noite|(?:de|a|à) (?:noite|tarde)|de manha|no almoco|pro almoco|almoco|mais cedo|mais tarde|de madrugada|no feriado|cafe da manha|no jantar)\b/

const feast =
  /\b(?:antes d[aeo]|pr[ao]|no|na|ate [oa]|ate)\s+(?<what>reveillon|ano novo|natal|carnaval|sao joao|semana santa|ferias|romaria|festa d\p{L}+ \p{L}+|verao|alta estacao|alta temporada|feriad\p{L}+|fortal|dezembro|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro)\b/u

const money = (said: string, least: number) => amountsIn(said).find(({ value }) => value >= least)?.value

/** R$ that a price in a question may have: "pra 17", "a 25 reais". */
function priceIn(said: string): number | undefined {
  const found = amountsIn(said).find(
    ({ start, isMoney }) =>
      isMoney || /\b(?:pra|para|por|a|de|cobrar|fica)\s+$/.test(said.slice(Math.max(0, start - 12), start)),
  )
  return found && found.value > 0 && found.value < 10_000 ? found.value : undefined
}

const guests =
  /\b(?<what>familias?|casa(?:l|is)|jovens|jovem|turistas?|executivos?|universitarios?|estudantes|idosos?|terceira idade|criancas?|romeiros?|trabalhadores|gringos?|moradores|gente do bairro|grupos?|mulheres|motoristas|caminhoneiros|concurseiros|surfistas|kitesurfistas)\b/

/** The size changes, and no price: "devo aumentar a porção?" */
const ofSize =
  '\\b(?:aument|diminu|reduz|cort|encolh)\\w+ (?:[oa]s? )?(?:tamanho|porcao|porcoes|peso|gramatura|quantidade)\\b'

const cachacas =
  /\b(?:cachaca|caipirinha|caipifruta|cerveja|drink|drinque|dose|chopp?|vinho|bebida|alcool\w*)s?\b/

/** The first subject whose words a clause has is what it is about. */
export const subjects: readonly Subject[] = [
  ...listSubjects,
  {
    about: 'agreement',
    words:
      /\b(?:combin|acert|alinh|padroniz|tabel|igualar? (?:junto|os dois))\w*\b.*\b(?:pre[cç]|valor)\w*|\bprec\w*\b.*\b(?:combinad|tabelad|unic|em comum)\w*|\b(?:a gente|chamou|propos|quer|pediu|sugeriu|top[ao])\b.*\bmesmo prec\w*|\b(?:mesmo|um) prec\w*\b.*\b(?:todo mundo|tod[oa]s|entre nos|junt\w*|pros dois|os dois|nos dois)|\bcartel\b|\b(?:combin|acert|divid|revez)\w* .*\bcom (?:[oa]s? )?(?:vizinh|concorren|don[oa]|rival|rivais|outros (?:bares|donos|restaurantes))\w*/,
    told: true,
  },
  {
    about: 'nameRival',
    words:
      /\b(?:fal|diz|dig|post|cit|mencion|marc|public|anunci|escrev|compar|bot|coloc|us)\w*\b.*\b(?:instagram|insta|story|stories|face\w*|post\w*|anuncio\w*|placa|faixa|zap|whats\w*|propaganda|redes?|reels?|tik ?tok|lousa|nome d\w+ (?:concorren|vizinh|rival)\w*)\b|\b(?:no|pelo) (?:insta\w*|face\w*|zap)\b.*\bmais (?:barat|car)/,
    // What an advertisement costs.
    not: /\b(?:pag(?:ar|o)|impulsion\w+|invest\w+|gast\w+)\b/,
    fields: ({ said, asks }) => (asks || /problema|processo|pode/.test(said) ? {} : null),
  },
  {
    about: 'freeSample',
    words:
      /\b(?:dos[ei]s?|drinks?|caipirinhas?|chopp?e?|cervejas?|cachac\w+|rodada|primeir[ao]|cafe|sobremesa|entrada|agua|couvert)\b.*\b(?:gratis|de graca|cortesia|por conta|0800)\b|\b(?:gratis|de graca|cortesia|dar|dou)\b.*\b(?:primeir[ao]|uma) (?:dose|rodada|caipirinha|chopp?e?|cerveja|drink|cachaca)\b|\b(?:degustac\w+|amostras?|provinhas?|brindes?|mimos?)\b|\b(?:dar|dou|oferecer|ofereco|servir)\b.*\b(?:cortesia|aniversariantes?|na chegada|na saida|de boas[- ]vindas|pra provar|de brinde)\b/,
    fields: ({ said }) => {
      const what =
        /\b(?:dos[ei]s?|drink|caipirinha|chopp?e?|cerveja|cachaca|rodada|cafe|sobremesa|entrada|agua)\b/.exec(
          said,
        )?.[0]
      return opt('what', what && (/primeir/.test(said) ? `a primeira ${what}` : what))
    },
  },
  {
    about: 'fee',
    words: /\bcobr\w*\b|\btax\w+\b|\brolha\b|\bcouvert\b|\bconsumacao\b/,
    fields: ({ said }, around) => {
      const what = feeIn(said)
      // "a rolha eu cobro 70" states a price of the house.
      if (what === undefined || (/\bcobr(?:o|amos)\b/.test(said) && ownIn(said, around) !== undefined))
        return null
      return { what, ...(/%/.test(said) ? {} : opt('price', priceIn(said) ?? money(said, 1))) }
    },
  },
  {
    about: 'licence',
    words:
      /\b(?:licenca|alvara|autorizacao|vigilancia|fiscal\w*|anvisa|multa\w*|registro|permitid\w+|proibid\w+|ilegal|legalizad\w+|(?:e|seria) legal|precisa de papel|a lei)\b|\b(?:lata|enlatad\w+|calcada|sem rotulo|sem registro|(?:tem|da) (?:problema|multa))\b/,
    fields: ({ said }) => {
      const what = licensedIn(said)
      return what === undefined && !cachacas.test(said) && !/licenca|alvara|vigilancia|anvisa/.test(said)
        ? null
        : opt('what', what ?? cachacas.exec(said)?.[0])
    },
  },
  {
    about: 'goal',
    told: true,
    words:
      /\b(?:lucr\w+|ganh\w+|fatur\w+|a mais|sobr\w+|tir\w+|ach\w+|meta|objetivo|levant\w+|margem|entr\w+|precis\w+)\b/,
    fields: ({ said }) => {
      const price = money(said, 100)
      const period =
        /\b(?:por|ao|no|a cada|cada|todo)\s+(?:mes|semana|dia|ano)\b|\bmensa\w+|\bsemana\w+/.exec(said)?.[0]
      if (price === undefined || period === undefined || price > 100_000) return null
      const what = /semana/.test(period)
        ? 'por semana'
        : /dia/.test(period)
          ? 'por dia'
          : /ano/.test(period)
            ? 'por ano'
            : undefined
      return { price, ...opt('what', what) }
    },
  },
  {
    about: 'budget',
    told: true,
    words:
      /\b(?:invest\w+|gast\w+|verba|orcamento|marketing|divulg\w+|impulsion\w+|anunci\w+|reform\w+|aplic\w+|melhori\w+|colocar na casa|guardad\w+|de caixa|em caixa)\b/,
    fields: ({ said }) => {
      const price = money(said, 50)
      return price === undefined || price > 100_000
        ? null
        : { price, ...opt('what', feast.exec(said)?.groups?.what) }
    },
  },
  {
    about: 'hire',
    told: true,
    words:
      /\b(?:contrat(?:ar|e|arei|ando|acao)|contrato (?:alguem|mais)|mais um (?:garcom|cozinheiro|ajudante)|mais gente na (?:equipe|cozinha))\b/,
  },
  {
    about: 'newItem',
    told: true,
    words:
      /\bnao (?:da|vou|posso|quero|temos como|tenho como)(?: (?:pra|para|de))? (?:inventar|complicar|criar|aumentar o cardapio|fazer mais coisa)\b|\bsem (?:inventar|receita nova|item novo|prato novo|novidade)\b/u,
    fields: () => ({ what: 'receita nova', against: true }),
  },
  {
    about: 'openDays',
    told: true,
    words:
      /\b(?:nao abr(?:o|imos)|fech(?:o|amos)|abr(?:o|imos)|funcion(?:o|amos)|(?:a casa|a gente|o restaurante|o bar) (?:nao )?(?:abre|fecha|funciona))\b/,
    fields: (clause) => {
      if (clause.asks) return null
      const shut = closedWeekdays(
        clause.said.replace(/\b(?:de|a|da|pela) (?:noite|tarde|manha)\b.*$/, '').trim(),
      )
      return shut === null || shut.length === 0 ? null : { weekdays: shut, against: true }
    },
  },
  {
    about: 'delivery',
    words:
      /\b(?:ifood|delivery|rappi|99 ?food|keeta|aplicativos? de entrega|entreg(?:ar|o|amos) em casa|fazer entrega)\b/,
  },
  {
    about: 'rivalCrowd',
    words:
      /\b(?:lota\w*|vive chei\w*|enche\w*|bomba\w*)\b.*\b(?:eu|a gente|aqui|minha|meu|nos)\b|\b(?:por ?que|como|o que)\b.*\b(?:chei[oa]s?|lota\w*|fila|enche\w*|moviment\w*|vend\w+ mais|bomba\w*|da mais gente|todo mundo vai|ganha\w*|tao cheio)\b/,
    // The owner's own house: "como encher a terça".
    not: /\b(?:pra|para|como|de) (?:encher|lotar|bombar|movimentar)\b/,
  },
  {
    about: 'ownStrength',
    told: true,
    words:
      /\b(?:onde|em que|no que|como|de que jeito)\b(?: (?:e que|que|eu|a gente|posso|da pra|consigo))* (?:ganho|ganhamos|ganhar|bato|bater|venco|vencer|sou melhor|somos melhores|ser melhor|levo (?:a )?(?:vantagem|melhor)|me destaco|me destacar|saio na frente|sair na frente|to na frente|estou na frente)\b(?! dinheiro| mais dinheiro| lucro)/,
  },
  {
    about: 'rivalStrength',
    words:
      /\b(?:onde|em que|no que|o que|qual)\b.*\b(?:melhor(?:es)?|ganha\w*|na (?:nossa|minha) frente|perc?o|perdemos|pior|(?:ponto|lado) (?:forte|fraco)|fraco)\b/,
  },
  {
    about: 'unsold',
    words:
      /\b(?:ninguem|nenhum d?el[ea]s|nenhum vizinho)\b.*\b(?:vend\w+|tem|faz\w*|serv\w+|oferec\w+)|\b(?:que|o que) (?:esta )?falta\w*\b|\b(?:lacuna|brecha|buraco|espaco vazio|nicho)\b(?!.*\b(?:sub|aument|reajust)\w+)|\b(?:so eu|so a gente) (?:tenho|tem|vende|vendo|faz|faco)\b/,
    // What the house lacks beside the others.
    not: /\bfalta\w*\b.*\b(?:meu cardapio|minha (?:carta|casa)|todo mundo|os outros|comparad\w+|(?:pra|para) (?:mim|gente))\b/,
    fields: ({ said }) =>
      opt(
        'what',
        /\b(?:ninguem|nenhum) (?:d?el[ea]s |aqui |por aqui |por perto |no bairro |na (?:rua|regiao|praia) )?(?:tem|vende|faz|serve|oferece) (?:uma? )?(?!(?:n[ao]s?|ness[ae]|em|por|aqui|la|ali|perto)\b)(?<what>\p{L}[\p{L} ]{2,40}?)(?=\s*(?:[,.;?!]|$)|\s(?:aqui|la|ali|por|perto|n[ao]s?|ness[ae]|e)\b)/u
          .exec(said)
          ?.groups?.what?.trim(),
      ),
  },
  {
    about: 'firstStep',
    words:
      /\bo que\b.*\bprimeiro\b|\bpor onde\b.*\bcomec\w+|\bprimeir[oa] (?:passo|coisa)\b|\bo que (?:e|ta) (?:mais )?urgente\b|\bprioridade\b/,
  },
  {
    about: 'confidence',
    told: true,
    words: /\bpriori[zs]\w+\b|\bconfianca\b|\bquao certo\b|\bem ordem de\b/,
  },
  {
    about: 'openDays',
    words: /\b(?:abr(?:ir|o|isse|irmos|imos)|funcion(?:ar|o)|fech(?:ar|o)|comecar mais cedo)\b/,
    fields: (clause, _, before) => {
      const [weekdays, what] = [days(clause) ?? dayBefore(before), moment.exec(clause.said)?.[0]]
      return weekdays === undefined && what === undefined
        ? null
        : {
            ...opt('weekdays', weekdays),
            ...opt(
              'what',
              what
                ?.replace(/(\d)(?: ?h(?:oras)?)?(?= |$)/g, '$1h')
                .replace(/(?<=(?:h| ate|^ate) )as?(?= \d)/, 'às')
                .replace(/^ate /, 'até ')
                .replace(/^de manha/, 'de manhã')
                .replace('almoco', 'almoço')
                .replace(/^a /, 'à '),
            ),
          }
    },
  },
  {
    about: 'weakDays',
    told: true,
    words:
      /\b(?:frac\w+|parad\w+|mort\w+|vazi\w+|devagar|ruim|ruins|caid\w+|nao vend\w+|nao (?:da|vem) ninguem|sem movimento)\b/,
    fields: (clause) => {
      const weekdays = days(clause)
      return weekdays === undefined ? null : { weekdays }
    },
  },
  {
    about: 'fairSize',
    told: true,
    words:
      /\bcompar\w+\b.*\b(?:direito|certo|justo|igual|tamanho|por (?:ml|pessoa|100|litro|grama|quilo))\b|\be [oa] (?:noss[oa]|meu|minha) (?:e |tem )?(?:de )?\d+|\bmesmo tamanho\b/,
  },
  {
    about: 'promotion',
    words:
      /\b(?:promo\w*|rodada dupla|dobrad\w+|em dobro|double|dose dupla|combos?|leve \d|2 por 1|cupom|fidelidade)\b/,
    fields: (clause) => ({
      ...opt('weekdays', days(clause)),
      ...opt(
        'what',
        /\b(?:rodada dupla|dose dupla|double|combo|cupom|cartao fidelidade)\b/.exec(clause.said)?.[0],
      ),
    }),
  },
  {
    about: 'lower',
    words:
      /\b(?:baix\w+|abaix(?!o\b)\w+|(?:tenho que|devo|preciso|vale) (?:fazer|vender|cobrar) mais barato|reduz\w+|igual(?:ar|o|e|ando)|acompanh(?:ar|o)|cort(?:ar|o)(?= (?:[a-z]+ ){0,2}(?:prec\w+|valor\w*|\d|pela metade))|disput\w+ (?:o |de |no )?prec\w*|brig(?:a|ar|o)|guerra de prec\w*)\b/,
    not: new RegExp(
      `\\bmais car[oa]|\\bquem\\b.*\\bbriga|\\bbriga comigo|\\bbaixa (?:temporada|estacao)|\\b(?:propos|ofereceu|sugeriu|combin(?:amos|ei|aram))\\b|\\bacompanhando o mercado\\b|${ofSize}`,
    ),
    fields: ({ said }, around) => ({
      // A price war is refused whatever is named beside it.
      ...(!/guerra de prec/.test(said) && opt('item', ownIn(said, around))),
      ...opt('price', priceIn(said)),
    }),
  },
  {
    about: 'rise',
    told: true,
    words:
      /\b(?:aceit(?:o|amos)|top(?:o|amos)|admit(?:o|imos)|(?:os |as )?(?:outros|demais|resto)(?: \w+){0,2} (?:pode|podem)) (?:\w+ ){0,2}(?:sub|aument|reajust)\w*/,
    fields: ({ said }, around) =>
      /\d|\b(?:nao|nem)\b/.test(said) || ownIn(said, around) !== undefined ? null : {},
  },
  {
    about: 'rise',
    told: true,
    words: /\b(?:quero|queria|queremos|pretendo|penso em|pensando em) (?:subir|aumentar|reajustar)\b/,
    fields: ({ said }, around) => {
      const item = ownIn(said, around)
      return item === undefined || /\b(?:nao|nem|nunca|sem)\b/.test(said)
        ? null
        : { item, ...opt('price', priceIn(said)) }
    },
  },
  {
    about: 'rise',
    words:
      /\b(?:sub(?:ir|o|a|iria|indo)|aument(?:ar|o|e|ando)|reajust\w+|cobrar mais|encarec\w+|mais car[oa] que (?:hoje|agora))\b/,
    not: new RegExp(`\\bcobrar mais\\b.*\\b(?:cartao|credito|debito|pix)\\b|${ofSize}`),
    fields: ({ said }, around) => ({
      ...opt('item', ownIn(said, around)),
      ...opt('price', priceIn(said)),
      ...opt('what', feast.exec(said)?.groups?.what),
    }),
  },
  {
    about: 'rise',
    told: true,
    words:
      /\b(?:quero|queria|preciso(?: de)?) (?:o maximo de lucro|lucrar mais|ganhar mais|mais lucro|aumentar (?:o |meu |a |minha )?(?:lucro|faturamento|ticket|margem))\b/,
    fields: () => ({}),
  },
  {
    about: 'pays',
    words:
      /\b(?:se paga|da lucro|da dinheiro|da prejuizo|compensa|vale a pena|quanto (?:eu )?(?:sobra|ganho|deixa|tiro)|sobra quanto|margem|lucro|prejuizo|tir(?:ar|o) d[ao] cardapio)\b/,
    fields: ({ said }, around) => {
      if (/\b(?:botar|colocar|incluir|lancar|fazer|vender|servir|criar)\b/.test(said)) return null
      const item = ownIn(said, around)
      return item === undefined ? null : { item }
    },
  },
  {
    about: 'pays',
    told: true,
    words:
      /\b(?:sa[ie]\w* pouco|nao sa[ie]\w*|vend\w+ pouco|quase nao (?:vende|sai)|encalh\w+|ninguem pede)\b/,
    fields: ({ said }, around) => {
      const item = ownIn(said, around)
      return item === undefined ? null : { item }
    },
  },
  {
    about: 'position',
    words:
      /\b(?:em|n[oa]) que (?:posicao|lugar)\b|\b(?:car[oa]s?|barat[oa]s?|salgad[oa])\b|\bprec\w*\b.*\b(?:bo[mn]s?|cert\w+|just\w+|alt\w+|baix\w+|mercado|fora|na media)\b|\b(?:estou|to|tou|estamos|ta|esta) (?:cert[oa]s?|errad[oa]s?|na media|no preco|acima|abaixo|fora)\b/,
    not: /\bfim de tarde\b|\bpor (?:quilo|grama|litro|ml)\b/,
    fields: ({ said }, around) => opt('item', ownIn(said, around)),
  },
  {
    about: 'newItem',
    words: /\p{L}/u,
    fields: ({ said, asks }, around, before) => {
      const what = newThingIn(said, around, before)
      const against = refuses.test(said)
      if (
        what === undefined ||
        !(asks || against || /\b(?:quero|queria|penso|pensando|ideia|vontade)\b/.test(said))
      )
        return null
      return { what, ...opt('price', priceIn(said)) }
    },
  },
  {
    about: 'public',
    told: true,
    words: guests,
    not: /\b(?:deles|dele|delas|dela|la)\b/,
    fields: ({ said }) =>
      /\b(?:quero|queria|meu publico|minha clientela|foco|publico|atrair|trazer|chamar|atender)\b/.test(said)
        ? opt('what', guests.exec(said)?.groups?.what)
        : null,
  },
]

/** All that a clause refuses: "não quero promoção nem happy hour". */
export function refusalsOf(clause: Clause, around: Around): Question[] {
  const { said } = clause
  if (/\?/.test(said) || !/\b(?:nao|sem|nada|nem|nunca|jamais)\b/.test(said)) return []
  const found: Question[] = []
  if (said.length > longestClause) return []
  if (isRefused(said, /\bhappy ?hour\b/)) found.push({ kind: 'question', about: 'happyHour', against: true })
  for (const { about, words, fields } of subjects) {
    if (!refusable.has(about)) continue
    // "nada de subir mais que 10 %" allows less.
    if (about === 'rise' && /\b(?:mais (?:do )?que|mais de|acima de|alem de)\s+(?:r\$\s*)?\d/.test(said))
      continue
    if (!words.test(said) || !(about === 'newItem' || isRefused(said, words))) continue
    const rest = fields ? fields(clause, around, '') : {}
    const isOffer = about === 'newItem' && /promo|happy|combo|desconto/.test(rest?.what ?? '')
    if (rest !== null && !isOffer) found.push({ kind: 'question', about, ...rest, against: true })
  }
  return found
}

/** What a clause asks or refuses; null if no subject fits. */
export function questionOf(clause: Clause, around: Around, before: string): Question | null {
  const { said, asks } = clause
  if (said.length > longestClause) return null
  for (const { about, words, not, told, fields } of subjects) {
    if (!words.test(said) || not?.test(said)) continue
    const against = isRefused(said, words) && !/\?/.test(said)
    if (
      about === 'rise' &&
      against &&
      /\b(?:mais (?:do )?que|mais de|acima de|alem de)\s+(?:r\$\s*)?\d/.test(said)
    )
      continue
    if (!asks && !told && !against && about !== 'newItem') continue
    const found = fields ? fields(clause, around, before) : {}
    if (found === null) continue
    if (against && !refusable.has(about)) continue
    return { kind: 'question', about, ...(against && { against }), ...found }
  }
  return null
}

/** What a clause names of a subject that other readers found in it. */
export function fieldsOf(about: About, clause: Clause, around: Around): Omit<Partial<Question>, 'about'> {
  for (const { about: other, words, fields } of subjects) {
    const found = other === about && words.test(clause.said) ? fields?.(clause, around, '') : null
    if (!found) continue
    // What is asked is not refused.
    const { against, ...own } = found
    if (!against && Object.keys(own).length > 0) return own
  }
  return {}
}

/** What owners refuse to do. */
const refusable: ReadonlySet<About> = new Set<About>([
  'lower',
  'rise',
  'promotion',
  'newItem',
  'hire',
  'fee',
  'freeSample',
  'delivery',
])
