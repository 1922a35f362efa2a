/**
 * Clauses that tell of guests, of other people's opinions or of the past, and order nothing: "vem muita gente que não come
 * carne", "minha cunhada acha que devia subir tudo", "ano passado tirei a sopa e o povo reclamou". Read as orders they would
 * forbid meat, raise prices or take a dish off the menu.
 */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin, type Span } from '../text/half-read.ts'
import { healthWords, minorWords } from '../text/health-words.ts'

const guests =
  '(?:gente|client\\w+|fregues\\w*|pessoas|pessoal|povo|turma|galera|mesas?|publico|turistas?|famili\\w+|casa(?:l|is)|hospedes?|idosos?|jovens|estudantes|trabalhador\\w+|motoristas?|caminhoneiros?|romeir\\w+|vizinh\\w+)'
const comes =
  '(?:vem|vive|tem|ha|chega|chegam|aparece|aparecem|passa|passam|entra|almoca|janta|come|recebo|recebemos|atendo|atendemos)'
/** Where a clause ends: at a stop, or where something else begins. */
const rest =
  '(?:(?!\\s(?:mas|entao|por isso|e (?:quero|queria|eu|faz|faca|bota|tira))(?![a-z]))[^.,;:!?\\n()])*'
const clauseStart = '(?<=^|[.,;:!?\\n()]\\s*|\\s)'

/** "vem muita gente de longe que não come carne" */
const ofGuests = new RegExp(
  `${clauseStart}(?:(?:aqui|e|la|no|na|aos?|sempre|tambem|porque|pois|que|como|bastante|domingo|sabado|fim de semana)\\s+)*${comes}(?:\\s+(?:sempre|aqui|tambem|bem))*\\s+(?:muit\\w+|bastante|tant\\w+|mais|bem|um monte de|algum\\w*|uns|umas)?\\s*(?:${guests})(?:\\s+(?!que\\b|q\\b)[a-z]+){0,4}?\\s+(?:que|q)\\s+${rest}`,
  'gu',
)
/** "o povo cansou da mesma sopa": it shall not be repeated; nobody refuses soup. */
const ofTheSame =
  /(?:(?:porque|pq|pois|que) )?(?:(?:o|a|os|as|meus?|minhas?|muit[oa]s?|todo) )?(?:[a-z]+ )?(?:(?:ja|ta|tao|esta|estao|vive|anda) )*(?:enjo|cans|saturad)[a-z]* d[eoa]s? mesm[oa]s? [a-z]+(?: (?:e )?(?:d[eoa]s? )(?:mesm[oa]s? )?[a-z]+(?: (?:moid|assad|cozid|frit|grelhad)[oa]s?)?)*/gu
const family =
  '(?:sogr[oa]|cunhad[oa]|marido|mulher|espos[oa]|filh[oa]|irma|irmao|mae|pai|ti[oa]|prim[oa]|vizinh[oa]|compadre|comadre|soci[oa]|gerente|contador|amig[oa]|sobrinh[oa]|net[oa]|genro|nora|povo|pessoal|menin[oa]|moca|rapaz|garcom|turma|concorrente)s?'
const thinks =
  '(?:acha|acham|diz|dizem|disse|disseram|fala|falam|falou|falaram|vive (?:dizendo|falando)|manda|mandou|insiste|insistem|teima|jura|pensa|pensam|sugeriu)'
/** "meu marido acha que tem que baixar": no order of the owner's. */
const ofOthers = new RegExp(
  `${clauseStart}(?:(?:e|mas|ja|que|porque|pois)\\s+)*(?:(?:o|a|os|as|meus?|minhas?|noss[oa]s?|um|uma|todo mundo|muita gente)\\s+)+(?:${family})?(?:\\s+(?:d[aeo]s?|aqui|la|sempre|tambem|vive|ja|[a-z]+ado|esquina|lado|rua|instagram)){0,4}\\s*${thinks}\\s+(?:que|pra|para|ate|do|da|de|baixar|subir)(?![a-z])${rest}`,
  'gu',
)
const then =
  '(?:(?:n[oa] |em )?(?:ano|mes|semana|verao|inverno|carnaval|natal|dezembro|janeiro) passad[oa]|uma vez|outra vez|certa vez|antigamente|na epoca|anos? atras|meses atras|da outra vez)'
const did = '[a-z]{2,}(?:ei|amos|aram|ou|eu|i|emos|eram|iu|imos|iram|ava|avam|avamos|ia|iam)'
/** "ano passado tirei a sopa e o povo reclamou" */
const ofThePast = new RegExp(
  `${clauseStart}(?:(?:e|mas|que|eu|a gente)\\s+)*(?:${then},?\\s+(?:(?:eu|a gente|nos|ja|o|a|minha|meu|[a-z]+)\\s+){0,3}?${did}(?![a-z])|ja (?:fiz|fizemos|tive|tivemos|tentei|tentamos|testei|coloquei|botei|vendi|vendemos|passei|servi)(?![a-z]))[^.,;:!?\\n()]*`,
  'gu',
)
/** Behind it, an opinion that the owner wants judged. */
const asked =
  /^[^.!;\n]{0,60}\?|^[\s.,]*(?:sera que|e verdade|isso pode|tem razao|o que (?:voces? )?ach|procede|confere)/

/** Until when something holds: that is still to come. */
const until =
  /(?<![a-z])ate (?:o |a |dia |\d)?(?:fim|final|\d|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terca|quarta|quinta|sexta|sabado|domingo|natal|carnaval)/

/** Orders that such a clause never gives. */
const orders: ReadonlySet<DraftWish['wish']['kind']> = new Set<DraftWish['wish']['kind']>([
  'exclude',
  'dropItem',
  'capPrice',
  'keepPrice',
  'price',
  'cost',
])

/** What guests like is a hint; what others advise is none. */
const hints: ReadonlySet<DraftWish['wish']['kind']> = new Set<DraftWish['wish']['kind']>(['prefer', 'share'])

type Remark = Span & { isOfGuests: boolean }

/** What a text may tell beside its orders. `guests`: what they like; `past`: what is no figure of the engine's. */
export type Telling = { guests: boolean; past: boolean }

/** The clauses of a text that only tell of guests, of others or of the past. */
export function remarksIn(text: string, { guests: ofWhoComes, past }: Telling): Remark[] {
  const folded = foldInPlace(text).toLowerCase()
  const patterns = [...(ofWhoComes ? [ofGuests, ofTheSame] : []), ofOthers, ...(past ? [ofThePast] : [])]
  return patterns
    .flatMap((words) =>
      [...folded.matchAll(words)].map(({ 0: said, index }) => ({
        start: index,
        end: index + said.trimEnd().length,
        isOfGuests: words === ofGuests,
      })),
    )
    .filter(({ start, end }) => {
      const said = folded.slice(start, end)
      const isMinor = minorWords.test(said.replace(/(?<![a-z])(?:nao|n|num) bebem?(?![a-z])/g, ' '))
      if (until.test(said)) return false
      return !healthWords.test(said) && !isMinor && !asked.test(folded.slice(end))
    })
}

/** The draft in which such clauses order nothing, and are no longer left to the owner. */
export function withRemarks(text: string, draft: Draft, telling: Telling): Draft {
  const remarks = remarksIn(text, telling)
  if (remarks.length === 0) return draft
  const of = (one: Span) => remarks.find((remark) => isWithin(one, remark))
  const isOrder = ({ wish, start }: DraftWish) => {
    const remark = of({ start, end: start })
    if (remark === undefined || (wish.kind === 'exclude' && wish.why === 'allergy')) return false
    return orders.has(wish.kind) || (!remark.isOfGuests && hints.has(wish.kind))
  }
  const said = (one: Span, remark: Span | undefined): Span[] =>
    remark === undefined
      ? []
      : [{ start: Math.min(remark.start, one.start), end: Math.max(remark.end, one.end) }]
  const told = [
    // A wish may reach beyond the remark: its words are told with it.
    ...draft.wishes.filter(isOrder).flatMap((one) => said(one, of({ start: one.start, end: one.start }))),
    ...draft.unread
      .filter((one) => !one.blocking && one.why === 'unknown')
      .flatMap((one) => said(one, of(one))),
  ]
  if (told.length === 0) return draft
  const wishes = draft.wishes.filter((one) => !isOrder(one))
  return {
    wishes,
    unread: draft.unread.filter((one) => one.blocking || one.why !== 'unknown' || of(one) === undefined),
    asides: [
      ...(draft.asides ?? []),
      ...told.filter(
        ({ start, end }, at) => told.findIndex((one) => one.start === start && one.end === end) === at,
      ),
    ],
  }
}
