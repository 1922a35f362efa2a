/**
 * What owners want printed, placed or counted on a menu, in any form: how many a dish feeds, what stands first or last, a
 * sentence for the guests, a plate for a table, a purchase of which a part is thrown away, and guests who take no rise.
 */
import { everyWeek } from '../../../base/calendar.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import type { WishContent } from '../../text/draft.ts'
import {
  clause,
  day,
  meant,
  number,
  numberOf,
  sectionNamed,
  sectionsOf,
  spoken,
  thing,
} from './asked-pieces.ts'
import { tableReading } from './asked-table.ts'
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

export const pageAskedReadings: readonly Reading[] = [
  tableReading,
  // "a paella serve 4, ponha isso na linha"
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
  // "o vinho fica por último, sem moldura, mas fica"
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
  // "a lasanha abre as massas"
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
  // "Terça não abro: imprima."
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
  // "quem toma café leve também um doce"
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
]
