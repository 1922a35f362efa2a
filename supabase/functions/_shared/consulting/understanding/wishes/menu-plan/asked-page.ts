/**
 * What owners want printed, placed or counted on a menu, in any form: how many a dish feeds, what stands first or last, a
 * sentence for the guests, a plate for a table, a purchase of which a part is thrown away, and guests who take no rise.
 */
import { everyWeek } from '../../../base/calendar.ts'
import { everyItem } from '../../../base/request/match-item.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import type { WishContent } from '../../text/draft.ts'
import { clause, meant, number, numberOf, sectionNamed, sectionsOf, spoken, thing } from './asked-pieces.ts'
import { itemIn } from './menu-items.ts'
import type { About, Reading } from './reading.ts'

const written = `(?:\\s*,?\\s*(?:e\\s+)?(?:(?:isso|tudo|isto)\\s+)?(?:precisa|tem\\s+(?:que|q)|deve|quero|coloca|escrev\\p{L}+|poe|bota)(?:\\s+(?:isso|estar|ta|tar|ficar|aparecer|vir|ter|escrit\\p{L}+|na\\s+linha|n[oa]\\s+cardapio|del[ea]s?|el[ea]s?))*)?`
const people = '(?:\\s+(?:pessoas?|gente))?'
const verb = '(?:bot\\p{L}*|poe|por|ponh\\p{L}*|coloc\\p{L}*|deix\\p{L}*|fic\\p{L}*|joga\\p{L}*)'
const low =
  '(?:la\\s+)?(?:n[oa]\\s+fi(?:m|nal)|por\\s+ultimo|embaixo|no\\s+rodape)(?:\\s+d[aoe]s?\\s+\\p{L}+)?'
const quiet =
  '(?:\\s*,?\\s*(?:e\\s+)?(?:sem\\s+(?:destaque|chamar\\s+(?:a\\s+)?atencao|aparecer)(?:\\s+nenhum)?|discret\\p{L}+))?'
const stays = `(?:\\s*,?\\s*(?:mas\\s+)?(?:tirar\\s+(?:eu\\s+)?nao\\s+tir\\p{L}+|nao\\s+(?:e\\s+(?:pra|para)\\s+)?tir\\p{L}+)(?:\\s+(?:porque|que)\\s+[^.;!?,\\n]{3,40})?)?`

const lowAndKept = (item: string | undefined, all: string): WishContent[] =>
  item === undefined
    ? []
    : [
        { kind: 'pageNote', note: `${item} no fim da seção, sem destaque` },
        ...(/nao\s+(?:e\s+(?:pra|para)\s+)?tir/.test(all) ? [{ kind: 'keepItem' as const, item }] : []),
      ]

/** The sections with those first and last that the text names, whichever of the two a sentence says. */
function orderIn(found: RegExpExecArray, about: About): WishContent[] {
  const all = sectionsOf(about)
  const said = found[0]
  const firsts = [...said.matchAll(groupFirst)].flatMap(
    ({ groups }) => sectionNamed(groups?.first ?? '', about) ?? [],
  )
  const lasts = [...said.matchAll(groupLast)].flatMap(
    ({ groups }) => sectionNamed(groups?.last ?? '', about) ?? [],
  )
  if (firsts.length + lasts.length === 0 || all.length < 2 || all.length > 12) return []
  const rest = all.filter((name) => !firsts.includes(name) && !lasts.includes(name))
  return [{ kind: 'sections', names: [...new Set([...firsts, ...rest, ...lasts])] }]
}
const groupFirst =
  /(?:(?:quero|bota|poe|deixa)\s+)?(?:[oa]s?\s+)?(?<first>[^.;:!?,\n]{3,40}?)\s+(?:(?:vem|vai|fica)\s+)?(?:na\s+frente\s+de\s+tudo|antes\s+de\s+tudo|em\s+primeiro\s+de\s+tudo|primeiro\s+n[oa]\s+(?:cardapio|menu|folha|pagina))/gu
const groupLast =
  /(?:[oa]s?\s+)?(?<last>[^.;:!?,\n]{3,30}?)\s+(?:(?:vem|vai|fica)\s+)?(?:por\s+ultimo|n[oa]\s+fi(?:m|nal))(?!\s+(?:d[aeo]|sem|e\s+sem))/gu

const day = '(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?)(?:-feiras?)?'
const shut = `(?:a\\s+gente\\s+)?(?:fech\\p{L}+|nao\\s+abr\\p{L}+)(?:\\s+(?:toda|todo|n[oa]s?|as|aos?))*\\s+${day}(?:\\s+e\\s+(?:n?[oa]s?\\s+)?${day})?`
const write = '(?:escrev\\p{L}+|poe|bot[ae]|coloc\\p{L}+|ponha|avis\\p{L}+)'
const atFoot =
  '(?:\\s+(?:isso|isto|ai|la))?(?:\\s+(?:n[oa]\\s+(?:rodape|cardapio|menu|papel|pe(?:\\s+da\\s+pagina)?|fim\\s+da\\s+pagina)|embaixo|la\\s+embaixo))?'

const closedOn = (said: string): WishContent[] => {
  const weekdays = weekdaysIn(said)
  return weekdays.length === 0
    ? []
    : [
        { kind: 'date', what: `fechado ${everyWeek(weekdays)}`, weekdays, closed: true },
        { kind: 'pageNote', note: `Fechado ${everyWeek(weekdays)}`, print: true },
      ]
}

/** The owner's sentence as guests read it: "a gente abre de terça a domingo" is "Aberto de terça a domingo". */
const forGuests = (said: string) =>
  said
    .trim()
    .replace(/^(?:que\s+)?(?:a\s+gente\s+|n[óo]s\s+)?(?:abre|abrimos|abro)\s/iu, 'Aberto ')
    .replace(/^que\s+/iu, '')
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .slice(0, 200)

const nobody =
  '(?:(?:o|a|os|as|meu|meus|aqui|e|que|porque)\\s+)*(?:(?:povo|pessoal|gente|client\\p{L}+|fregues\\p{L}*|turma|vizinhanca)(?:\\s+(?:daqui|aqui))?\\s+nao|ninguem(?:\\s+aqui)?(?:\\s+mais)?)\\s+(?:quer\\s+|vai\\s+)?(?:aceit\\p{L}+|aguent\\p{L}+|pag\\p{L}+|top\\p{L}+|engol\\p{L}+)'

const portion = '(\\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis)'
const each = new RegExp(
  `(?<![\\p{L}\\p{N}])${portion}\\s+(?!pessoas|gente|reais)([^,.;:+\\d]{3,40}?)(?=\\s*(?:,|\\+|\\se\\s|\\sque\\s|\\spor\\s|\\smais\\s|\\sate\\s|$|\\.))`,
  'gu',
)

/** What is in a plate or a combo, how many eat it, on which days, and up to which price. */
function tablePlate(found: RegExpExecArray, about: About): WishContent[] {
  const said = found[0].replace(/por\s+quanto.*$/u, '')
  const guests = numberOf(
    new RegExp(
      `(?:pra|para|de|serve)\\s+(?:uns\\s+)?${number}(?:\\s+(?:pessoas|gente)|\\s*:|\\s*,)`,
      'u',
    ).exec(said)?.[1],
  )
  const max = Number(
    /(?:por\s+menos\s+de|ate|no\s+maximo|nao\s+passe\s+de|abaixo\s+de)\s+(?:r\$\s*)?(\d{1,4})(?!\s*(?:pessoas|h|itens))/u.exec(
      said,
    )?.[1] ?? (/nao\s+passe\s+de\s+quarenta/u.test(said) ? 40 : Number.NaN),
  )
  const weekdays = rangeIn(said)
  const body = said.replace(/^.*?(?:combo|prato\s+de\s+familia|prato|kit)\s*/u, '')
  const counted = [...body.matchAll(each)].flatMap(([, count, named = '']) => {
    const item = itemIn(named, about)
    return item === undefined ? [] : [{ item, count: numberOf(count) }]
  })
  const rest = {
    count: 1,
    bound: 'exactly' as const,
    ...(weekdays.length > 0 && { weekdays }),
    ...(guests >= 2 && guests <= 20 && { guests }),
    ...(max > 0 && { max }),
  }
  if (counted.length >= 2 && counted.length <= 5) return [{ kind: 'newCombo', ...rest, parts: counted }]
  const listed = /(?:com|de)\s+([^.;:]{5,90}?)(?=,?\s+(?:que|por|mais|sem|para|pra)\s|$|[.;:?])/u
  const names = [...body.matchAll(new RegExp(listed, 'gu'))]
    .flatMap(([, list = '']) => list.split(/\s*,\s*(?:e\s+)?|\s+e\s+|\s+mais\s+/u))
    .flatMap((part) => itemIn(part, about) ?? [])
  return new Set(names).size >= 2 && names.length <= 5 && guests >= 2
    ? [{ kind: 'newCombo', ...rest, with: [...new Set(names)] }]
    : []
}

/** "de segunda a quinta" is four days. */
function rangeIn(said: string): number[] {
  const [, from, to] =
    new RegExp(
      `(${day}|seg|ter|qua|qui|sex|sab|dom)\\s+(?:a|ate)\\s+(${day}|seg|ter|qua|qui|sex|sab|dom)(?!\\p{L})`,
      'u',
    ).exec(said) ?? []
  const [first] = from === undefined ? [] : weekdaysIn(full(from))
  const [last] = to === undefined ? [] : weekdaysIn(full(to))
  if (first === undefined || last === undefined) return weekdaysIn(said)
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7)
}
const short: Readonly<Record<string, string>> = {
  seg: 'segunda',
  ter: 'terca',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sab: 'sabado',
  dom: 'domingo',
}
const full = (said: string) => short[said] ?? said

const months = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]
const month = '(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\\p{L}*'
const monthAt = (said: string | undefined) =>
  months.findIndex((name) => said !== undefined && name.startsWith(said))
const two = (value: number) => String(value).padStart(2, '0')
const endOf = (year: number, at: number) => new Date(Date.UTC(year, at + 1, 0)).getUTCDate()

/** The last such month before today, as days. */
function spanOf(at: number, today: string): { from: string; to: string } {
  const [year = 0, now = 1] = today.split('-').map(Number)
  const of = at < now ? year : year - 1
  return { from: `${of}-${two(at + 1)}-01`, to: `${of}-${two(at + 1)}-${two(endOf(of, at))}` }
}

export const pageAskedReadings: readonly Reading[] = [
  {
    words: spoken(
      `(?:${'(?:(?:eu|e|so|queria|quero|queremos|monta\\p{L}*|faz\\p{L}*|faca|cria\\p{L}*|pensei|em|fazer|de|um|uma|precis\\p{L}+)\\s+)'}*)(?:combo|prato\\s+de\\s+familia|kit)[^.;!?\\n]{8,190}(?:[.,]\\s*(?:quanto\\s+sobra|por\\s+quanto\\s+[^.;!?\\n]{3,30})\\??)?`,
    ),
    wishes: tablePlate,
  },
  // "o peixe inteiro serve 3, isso precisa estar escrito"
  {
    words: spoken(
      `(?:(?:a|o|e|que)\\s+)*${thing}\\s+(?:que\\s+)?(?:serve\\p{L}*|e\\s+(?:pra|para))\\s+(?:ate\\s+|bem\\s+)?${number}${people}(?:\\s+e\\s+(?:a|o)\\s+${thing}\\s+(?:serve\\s+)?${number}${people})?${written}`,
    ),
    wishes: ({ 0: all, 1: one, 2: count, 3: other, 4: more, index }, about) => {
      if (/\se\s+(?:pra|para)\s/.test(all) && !/pessoas?|gente/.test(all)) return []
      const own = [
        [one, count],
        [other, more],
      ].flatMap(([named, many]): WishContent[] => {
        const item = named === undefined ? undefined : meant(named, index, about)
        const feeds = numberOf(many)
        const isItem = about.names.some(({ name, isSection }) => !isSection && name === item)
        return item === undefined || !isItem || !(feeds >= 1)
          ? []
          : [{ kind: 'served', item, note: `serve ${feeds} ${feeds === 1 ? 'pessoa' : 'pessoas'}` }]
      })
      return own
    },
  },
  // "não quer cerveja aparecendo na frente, bota no final e sem destaque, mas tirar não tiro"
  {
    words: spoken(
      `(?:(?:e|mas)\\s+)*nao\\s+(?:quer\\p{L}*|e\\s+(?:pra|para))\\s+(?:a\\s+|o\\s+)?${thing}\\s+(?:aparec\\p{L}+|na\\s+frente|em\\s+destaque|chamando)${clause(40)}?(?:,|\\s)\\s*${verb}\\s+${low}${quiet}${stays}`,
    ),
    wishes: ({ 0: all, 1: named, index }, about) => lowAndKept(meant(named, index, about), all),
  },
  {
    words: spoken(
      `(?:(?:e|mas)\\s+)*(?:a\\s+|o\\s+)?${thing}\\s+(?:(?:pode\\p{L}*|quero|eu)\\s+)*${verb}\\s+${low}${quiet}${stays}`,
    ),
    wishes: ({ 0: all, 1: named = '' }, about) => {
      const item = itemIn(named, about)
      const isItem = about.names.some(({ name, isSection }) => !isSection && name === item)
      return isItem ? lowAndKept(item, all) : []
    },
  },
  {
    words: spoken(
      `(?:a\\s+|o\\s+)?${thing}\\s+(?:por\\s+ultimo|n[oa]\\s+fi(?:m|nal))\\s+(?:d[ao]s?\\s+|n[ao]s?\\s+)(?:\\p{L}+)${quiet}${stays}`,
    ),
    wishes: ({ 0: all, 1: named = '' }, about) => {
      const item = itemIn(named, about)
      const isItem = about.names.some(({ name, isSection }) => !isSection && name === item)
      return isItem ? lowAndKept(item, all) : []
    },
  },
  // "pizzas primeiro no cardápio e sobremesas por último"
  {
    words: spoken(
      `(?:(?:e|eu)\\s+)*${groupFirst.source.replace('?<first>', '')}(?:\\s*,?\\s*que\\s+e\\s+noss\\p{L}+)?(?:\\s*,?\\s*(?:e\\s+)?${groupLast.source.replace('?<last>', '')})?`,
    ),
    wishes: (found, about) => {
      const order = orderIn(found, about)
      if (order.length > 0) return order
      const item = itemIn(found[1] ?? '', about)
      return item === undefined ? [] : [{ kind: 'promote', item }]
    },
  },
  // "quero ela em primeiro lugar nos peixes e bem destacada", "a lasanha abre as massas"
  {
    words: spoken(
      `(?:(?:e|quero|queria|bota|poe|deixa|eu)\\s+)*(?:a\\s+|o\\s+)?${thing}\\s+(?:(?:em|como|no)\\s+primeir[oa](?:\\s+lugar)?|primeir[oa]|abr(?:e|indo|ir))\\s+(?:d|n)?[oa]s?\\s+(\\p{L}{4,20})(?:\\s+e\\s+(?:bem\\s+)?(?:destacad\\p{L}+|em\\s+destaque))?`,
    ),
    wishes: ({ 1: named, 2: place = '', index }, about) => {
      const section = sectionNamed(place, about)
      const item = meant(named, index, about)
      const isItem = about.names.some(({ name, isSection }) => !isSection && name === item)
      return section === undefined || item === undefined || !isItem ? [] : [{ kind: 'promote', item }]
    },
  },
  // "Fecho na segunda. Escreva isso no cardápio também."
  {
    words: spoken(`${shut}\\s*[.,;]?\\s*(?:e\\s+)?${write}\\s+isso${clause(30)}`),
    wishes: ([all]) => closedOn(all),
  },
  {
    words: spoken(
      `(?:e\\s+)?${write}${atFoot}\\s*:?\\s*(?:que\\s+)?(${shut}|fechad\\p{L}+\\s+(?:[naso]+\\s+)?${day})`,
    ),
    wishes: ([all]) => closedOn(all),
  },
  {
    words: spoken(`fechad\\p{L}+\\s+(?:[naso]+\\s+)?${day}\\s*,?\\s*${write}\\s+isso`),
    wishes: ([all]) => closedOn(all),
  },
  {
    words: spoken(
      `(?:e\\s+)?(?:la\\s+embaixo\\s+)?${write}\\s+(?:isso\\s+)?(?:n[oa]\\s+(?:rodape|pe(?:\\s+da\\s+(?:pagina|folha))?)|embaixo|la\\s+embaixo|que\\s+a\\s+gente\\s+abre(?=\\s+d))\\s*:?\\s*(?:que\\s+)?([^.;!?\\n]{0,110}?)(?=[.;!?\\n]|$|\\s+e\\s+(?:a|o)\\s+\\p{L}+\\s+(?:e|serve))`,
    ),
    wishes: (found, about) => {
      const own = about.said.slice(found.index, found.index + found[0].length)
      const words =
        /(?:rodap[ée]|p[ée](?: da (?:p[áa]gina|folha))?|embaixo)\s*:?\s*(.+)$/iu.exec(own)?.[1] ??
        /(a gente abre .+)$/iu.exec(own)?.[1]
      return words === undefined || words.trim().length < 5
        ? []
        : [{ kind: 'pageNote', note: forGuests(words), print: true }]
    },
  },
  {
    words: spoken(
      '(?:e\\s+)?(?:que\\s+)?(?:quem\\s+(?:tem|tiver)\\s+alergia\\s+(?:que\\s+)?avis\\p{L}+(?:\\s+antes)?(?:\\s+de\\s+pedir)?)',
    ),
    safe: true,
    wishes: () => [{ kind: 'pageNote', note: 'Tem alergia? Avise antes de pedir', print: true }],
  },
  {
    words: spoken('(?:e\\s+)?(?:que\\s+)?(?:a\\s+gente\\s+)?aceit(?:a|amos)\\s+(?:o\\s+)?pix'),
    wishes: () => [{ kind: 'pageNote', note: 'Aceitamos Pix', print: true }],
  },
  // "o povo não aceita aumento"
  {
    words: spoken(
      `${nobody}\\s+(?:nenhum\\s+|mais\\s+)?(?:aumento|caro|reajuste|subida(?:\\s+de\\s+preco)?)(?:\\s+n?d?[eoa]s?\\s+(\\p{L}+))?`,
    ),
    wishes: (found, about) => [
      { kind: 'capPrice', item: (found[1] === undefined ? undefined : itemIn(found[1], about)) ?? everyItem },
    ],
  },
  {
    words: spoken(
      '(?:nada\\s+de\\s+(?:aumento|aumentar|subir\\s+preco)|(?:nao|nem)\\s+(?:mex\\p{L}+|sub\\p{L}+)\\s+(?:em\\s+|n[oa]\\s+)?(?:preco\\s+nenhum|nenhum\\s+preco))',
    ),
    wishes: () => [{ kind: 'capPrice', item: everyItem }],
  },
  {
    words: spoken(
      'nao\\s+(?:posso|quero|pode|vou|da\\s+pra)\\s+(?:subir|aumentar)\\s+(?:nada|nenhum\\s+preco|os\\s+precos)\\s+(?:em\\s+)?(?:mais\\s+(?:de|que|do\\s+que)|acima\\s+de)\\s+(\\d{1,2})\\s*(?:%|por\\s+cento)(?:\\s+((?:antes|ate)\\s+[^.;!?,\\n]{3,40}))?',
    ),
    wishes: ([, percent, until]) => [
      { kind: 'capPrice', item: everyItem, percent: Number(percent), ...(until !== undefined && { until }) },
    ],
  },
  {
    words: spoken(
      '(?:(?:porque|pois|e)\\s+)?(?:(?:esses|os|a)\\s+)?(?:custos?\\s+(?:d[ae]\\s+)?(?:planilha\\s+)?|planilha\\s+)ja\\s+(?:sao|estao|esta|ta|e|vem)\\s+(?:com\\s+)?(?:os\\s+)?(?:custos?\\s+)?(?:nov\\p{L}+|d[eo]\\s+(?:hoje|agora)|atua\\p{L}+|certos)',
    ),
    wishes: () => [{ kind: 'houseFact', about: 'newCosts' }],
  },
  // "o camarão vem de longe e eu perco metade", "metade da maminha vai embora na limpeza"
  {
    words: spoken(
      `(?:a\\s+|o\\s+)?${thing}\\s+(?:vem|chega|e)\\s[^.;!?\\n]{3,40}?\\s(?:e\\s+)?(?:eu\\s+)?perc?[od]\\p{L}*\\s+(?:quase\\s+)?(?:a\\s+)?metade`,
    ),
    wishes: (found, about) => lostHalf(found, about),
  },
  {
    words: spoken(
      `metade\\s+d[ao]s?\\s+${thing}\\s+(?:vai|se\\s+perde|perde|some|estraga)(?:\\s+(?:embora|fora|pro\\s+lixo))?(?:\\s+n[ao]\\s+\\p{L}+)?`,
    ),
    wishes: (found, about) => lostHalf(found, about),
  },
  // "em setembro ficou 1 semana fechada por causa da ressaca"
  {
    words: spoken(
      `(?:(?:e|mas|com|em\\s+${month})\\s+)*(?:(?:fic\\p{L}+|fech\\p{L}+|par\\p{L}+|estiv\\p{L}+)\\s+)?(?:parad\\p{L}+\\s+|fechad\\p{L}+\\s+)?(?:por\\s+|uns\\s+)?${number}\\s+(semanas?|dias?)(?:\\s+(?:parad\\p{L}+|fechad\\p{L}+|sem\\s+abrir))?(?:\\s+em\\s+${month})?(?:\\s+(?:por\\s+causa|por|pra|para|de)\\s+[^.;!?,\\n]{3,50})?`,
    ),
    wishes: ([all, before, count, unit = '', after], { today }) => {
      const many = numberOf(count)
      const at = monthAt(before ?? after)
      if (!/fech|parad|paramos|sem\s+abrir/.test(all) || !(many > 0) || at < 0) return []
      const of = /^semana/.test(unit) ? { weeks: Math.min(8, many) } : { days: Math.min(31, many) }
      return [
        { kind: 'date', what: `fechado em ${months[at] ?? ''}`, closed: true, ...of, ...spanOf(at, today) },
      ]
    },
  },
  // "vendas de set a nov"
  {
    words: spoken(
      `(?:(?:vendas?|planilha|numeros|dados|e|sao|de)\\s+)*(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\\s+(?:a|ate)\\s+(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)`,
    ),
    wishes: ([, first, last], { today }) => {
      const [from, to] = [spanOf(monthAt(first), today), spanOf(monthAt(last), today)]
      return from.from < to.to
        ? [{ kind: 'salesPeriod', from: from.from, to: to.to < today ? to.to : today }]
        : []
    },
  },
  // "o turista pede uma água de coco e vai embora, queria que pedisse um petisco junto"
  {
    words: spoken(
      `[^.;!?\\n]{0,40}?ped\\p{L}+\\s+(?:so\\s+)?(?:uma?\\s+)?${thing}\\s+e\\s+(?:vai\\s+embora|so|mais\\s+nada)${clause(6)}?(?:\\s*,?\\s*(?:e\\s+)?(?:queria|quero|podia|gostaria)${clause(20)}?(?:ped\\p{L}+|lev\\p{L}+)\\s+(?:uma?\\s+)?${thing}(?:\\s+junto)?)(?=[.;!?,\\n]|$)`,
    ),
    wishes: ({ 1: drink = '', 2: other = '' }, about) => {
      const [one, two] = [itemIn(drink, about), itemIn(other, about)]
      return one === undefined || two === undefined || one === two
        ? []
        : [{ kind: 'newCombo', count: 1, with: [one, two] }]
    },
  },
  // A mention of what guests order is no order.
  {
    words: spoken(
      `(?:o\\s+|a\\s+|meu\\s+)?(?:povo|pessoal|gente|turista|client\\p{L}+|fregues\\p{L}*)\\s+(?:so\\s+|sempre\\s+)?(?:pede|pedem|toma|tomam|bebe|bebem|come|comem)\\s+(?:muit\\p{L}+\\s+)[^.;!?,\\n]{3,30}`,
    ),
    wishes: ([all]) => [{ kind: 'houseFact', about: 'context', what: all.trim().slice(0, 120) }],
  },
  {
    words: spoken(
      '[^.;!?\\n]{0,70}?(?:fic\\p{L}+\\s+)?perdid[oa]s?\\s+(?:na\\s+hora\\s+de\\s+(?:pedir|escolher)|sem\\s+saber\\s+o\\s+que\\s+pedir)',
    ),
    wishes: () => [{ kind: 'pageNote', note: 'quem fica perdido na hora de pedir' }],
  },
  {
    words: spoken(
      '(?:tem\\s+que\\s+ser\\s+|precisa\\s+ser\\s+|quero\\s+)?facil\\s+de\\s+(?:explicar|entender)',
    ),
    wishes: () => [{ kind: 'pageNote', note: 'fácil de explicar' }],
  },
]

const lostHalf = ({ 0: all, 1: named = '', index }: RegExpExecArray, { said }: About): WishContent[] => {
  const at = index + all.indexOf(named)
  const what = said
    .slice(at, at + named.length)
    .replace(/^(?:(?:e|mas|que|a|o|as|os)\s+)+/iu, '')
    .trim()
  return what.length < 3 ? [] : [{ kind: 'costNow', item: what, lost: 50 }]
}
