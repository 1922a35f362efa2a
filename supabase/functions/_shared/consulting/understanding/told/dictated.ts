/**
 * Full stops of dictated speech. Who dictates joins thoughts with "e", "aí", "só que" and "que o povo reclama", and a reader
 * that cannot tell them apart gives up the whole run: "… a carne subiu e o burger não pode passar de trinta e cinco que o
 * povo reclama e domingo não precisa de promoção".
 */
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'
import { healthWords, minorWords } from '../text/health-words.ts'
import { onlyTells } from './asides.ts'
import { thoughtsIn } from './run-on.ts'

/** Words of a sentence without a comma from which on it was dictated. */
const longest = 16
/** Words of a sentence from which on its commas are the speaker's pauses. */
const longestWritten = 26
/** Words for each mark from which on speech has no punctuation at all. */
const unmarked = 30
/** Characters of a sentence up to which it is looked at: nobody speaks so long without a pause. */
const longestSpoken = 2000

/** A sentence with its mark; a point within a number ends none. */
export const sentence = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+[.!?;\n]?/gu
const marks = /,(?!\d)|[:()–—]|\s-\s/g
const anyMark = new RegExp(marks.source)

const number = '(?:\\d{1,3}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|metade)'

/** Words with which a clause of its own begins: a wish, a refusal, an order, a limit, or another subject. */
const starts = [
  '(?:eu|a gente|nos|el[ea]s?|o povo|o pessoal|o cliente|os clientes|voces?|vcs?) (?!que )[a-z]',
  '(?:eu )?(?:quero|queria|queremos|queriamos|preciso|precisamos|precisa(?:m|va)? (?:de|que|ser|ter)|gostaria|gostariamos|prefiro|preferimos)',
  '(?:tem|tenho|temos|tinha) (?:que|de) ',
  '(?:pode|podem|podia|poderia) (?!conter)',
  '(?:nao|nada|nenhuma?|ninguem|nunca|evit[ae]m?|proibid[oa])(?![a-z])',
  '(?:tir|bot|coloc|deix|us|aument|baix|cort|mont|cri|mand|mostr|troc|destac|aproveit|separ|consider|ignor|desconsider|compar|calcul|respeit|apost|foc)(?:a|e|ue|am|em|uem)(?![a-z])',
  '(?:poe|ponha|faz|faca|facam|mantem|mantenha|inclua|inclui|suba|sobe|diminua|diminui|coloque|troque|destaque|sugira|sugere|preveja|siga|traga|pule)(?![a-z])',
  'me (?:di[zg]|fal|mostr|mand|respond|avis|explic)[a-z]*',
  '(?:no (?:maximo|minimo)|pelo menos|ao menos|maximo|minimo|teto|entre (?:r\\$ ?)?\\d|ate (?:r\\$ ?)?\\d)',
  '(?:somente|apenas|so) (?!que)',
  '(?:todos|todas|todo|toda|tudo|cada)(?: [a-z]+){0,3} (?:tem|precisam?|dev[a-z]+|pod[a-z]+|com|sem|por)(?![a-z])',
  `${number} (?:del[ea]s|d[ao]s|com|sem|que (?:tenham?|levem?|sejam?)|tem|precisam?|devem?|podem?|nao|levando|custando|a base|feit[oa]s|servid[oa]s?)(?![a-z])`,
  'que (?:um|uma|dois|duas|tres|nao|nenhuma?|sejam?|saiam?|tenham?|levem?|fiquem?|possam?|tod[oa]s?)(?![a-z])',
].join('|')

/** Words that only join. */
const linking =
  '(?:ah|ai|tambem|outra coisa|mais uma coisa|mais um detalhe|mais|por fim|por ultimo|alem disso|fora isso|olha)'
const closing = '(?:ta|ne|viu|sabe|ok|certo|beleza|entendeu|combinado|visse)'

/** What begins a thought in a short sentence, too: "dois sem álcool nenhum acima de 22", "… me diz quanto sobra". */
const sure = [
  '(?<!\\se)\\s(?=nenhuma? (?:(?:drinks?|pratos?|itens?|item|precos?|posts?|del[ae]s) )?(?:acima|pass[ae]|custa|custe|mais car|pode (?:passar|custar)|que (?:passe|custe)|por mais))',
  '\\s(?=(?:o|a|meu|minha) (?:garcom|garconete|atendente|barman) (?:e|eh|ta|esta) )',
]
const sureJoints = new RegExp(sure.join('|'), 'g')

/** "tá e", "né", "ah e", "e aí", "e também", "só que": what stands between two thoughts. */
const joints = new RegExp(
  [
    ...sure,
    `\\s(?:${closing} )*e (?:${linking} )+(?:e )?`,
    `\\s(?:${closing} )+(?:ah )?(?:e|mas|ai|ah|so que) `,
    '\\sah (?:e )?',
    '(?<!\\s(?:por|tem|ta|esta|fica|dai|ate))\\s(?:dai|ai) (?:e )?(?!n[ao]s? |em |fora|dentro|d[eao]s? )',
    '\\s(?:so que|alias|fora isso|alem disso|por isso) ',
    `,\\s?(?:(?:e|mas|ai) )?(?=(?:${starts}))`,
    // "… que cobra 6 o resto pode subir", "… o que vcs acham o preço do espresso não mexe": another subject without any joint.
    '\\s(?=o resto (?:pode|nao|fica|sobe|deixa|continua)(?![a-z]))',
    '\\s(?=o preco d[oae]s? [a-z]+ (?:nao|fica|pode|tem que)(?![a-z]))',
    '\\s(?=[ao] proxim[oa] (?:[a-z]+ )?(?:e|vai|cai) )',
    '(?<=\\so que (?:vcs?|voces?) acham?)\\s(?!d[eoa]s? |que |se )',
    // "nada do mar, mas peixe pode"
    '\\s(?:mas|porem) (?!que |(?:[a-z]+ ){1,3}(?:pode|podem|ta liberad[oa]|liberad[oa])(?![a-z]))',
    '\\s(?:e |ai )?(?:eu )?quero o seguinte ',
    `(?<!\\s(?:${number}|vinte|trinta|(?:quar|cinqu|sess|set|oit|nov)enta|cem|cento|mil)|\\sentre|\\sque)\\se (?=(?:${starts}))`,
  ].join('|'),
  'g',
)

/** "e o pudim não sobe" after a clause with a verb: another subject, unless its verb belongs to both. */
const subject =
  /(?:\s(?:e|mas)|,) (?=(?:o|a|os|as|meus?|minhas?|noss[oa]s?) (?:(?!e |que |com |sem |d[eao]s? )[a-z0-9-]+ |d[eao]s? [a-z0-9-]+ ){1,4}?(nao (?:\w+)|tem que|tenha|pode[m]?|dev[ea]m?|precisam?|ficam?|sobem?|custam?|e|sao|esta|ta|vai|vao|vira)(?![a-z]))/dg
const verbs =
  /(?<![a-z])(?:nao|nada|nenhuma?|quero|queria|queremos|preciso|gostaria|prefiro|tem|tenho|temos|pode|podem|deve|devem|e|ta|sao|fica|ficam|tira|tire|bota|deixa|deixe|mantem|mantenha|usa|use|faz|faca|sobe|maximo|minimo|[a-z]{2,}(?:ou|ei|amos|emos|ava|aram|eram))(?![a-z])/

/** Words of a sentence without any mark from which on it is looked at for these. */
const shortest = 7

/** Why something is wished for. */
const because =
  /\s(?=(?:porque|pq|pois|ja que|senao|pra nao)(?![a-z])|que (?:(?:o|a|os|as|meus?|minhas?|noss[oa]s?) (?:povo|pessoal|client\w+|galera|turma|gente|mae|pai|avo|patro\w+|mulher|marido|soci[oa]|freguesi\w*|vizinh\w+|equipe|cozinh\w+)|tem (?:um |uma |muit[oa] )?(?:pessoal|povo|gente|turma|menin[oa]s?|client\w+|dia)|senao|ja|isso|assim|eu|ele|ela|eles|elas|ninguem|todo mundo|e (?:o|a) (?:que|mais|nosso|meu|carro)|ta|esta|fica (?:caro|feio|ruim)|da (?:muito )?trabalho|nao (?:da|vende|sai|gira|aguent\w+|presta)|sobra|estraga|encalh\w+|lota)(?![a-z]))/g
/** What goes on with "que": "quero que o cliente …", "do que ele cobra", "drinks que o povo gosta". */
const governs =
  /(?<![a-z])(?:o|a|os|as|d[eao]s?|n[ao]s?|tem|ter|tenho|temos|tinha|par?a|pra|quer\w*|acho|diz\w*|digo|sei|mais|menos|melhor|pior|maior|menor|desde|ate|sem|mesmo|so|e|mas|com|em|sabe|ver|precis\w+|gostari\w+|esper\w+|prefir\w+|deixa|faz|vez|um|uma|algo|jeito|forma|tudo)$/
/** "bebidas que o povo gosta" are some of them; "bebidas que o povo reclama" gives a reason. */
const kinds =
  /(?<![a-z])(?:coisas?|drinks?|drinques?|coquete\w+|bebidas?|pratos?|itens|item|pares|combos?|posts?|publicac\w+|petiscos?|sobremesas?|entradas?|preco|valor|dias?|horas?|semana|mes)$/
const complaint = /(?<![a-z])(?:reclam\w+|ped\w+ (?:muito|direto|sempre)|faz\w* questao|enjo\w+)(?![a-z])/

/** "olha", "então é o seguinte", "tá, é que": what speech begins with. */
const opening =
  /^\s*(?:(?:olha(?: so)?|oi|ola|opa|tudo (?:bem|bom)|bom dia|boa (?:tarde|noite)|entao|(?:e )?o? ?seguinte|ta|bom|e isso|e que|gente|pessoal|bem|veja)\s+)+(?=\S+\s+\S)/
/** What begs and asks for nothing. */
const pleading = /\s(?:pelo amor de deus|por favor)(?![a-z])/g
const asks =
  /(?<![a-z])(?:sera que|me (?:di[zg]|fal)\w+|quero saber|queria saber|gostaria de saber|qual|quais|quant[oa]s?|vale a pena|compensa|como (?:eu|a gente|fa\w+)|da pra|posso|devo|o que)(?![a-z])/

/** What points back is read with what it points at: "e eu queria dar 10% nesses dias". */
const pointing =
  /(?<![a-z])(?:ness[ae]s?|nest[ae]s?|dess[ae]s?|nel[ae]s?|del[ae]|aquel[ae]s?|daquel[ae]s?|(?<!(?:por|que) )iss[eo]|nisso|tambem|tampouco)(?![a-z])/

/** "são 34 itens e queria ficar com algo entre 24 e 26": what is counted stands before. */
const bare =
  /(?:(?<!r\$ ?|r\$)(?<![\d,./-])\d+|(?:baixar|ficar|reduzir|cair|cortar|chegar|passar|diminuir|enxugar)(?: [a-z]+){1,5} (?:quinze|vinte|trinta|quarenta|cinquenta|sessenta)(?: e [a-z]+)?(?:,? (?:quer dizer|ou melhor|aliás|nao),? [a-z ]{3,40})?)[\s.!?;]*$/

/** Reasons that say nothing of what they are given for. */
const idle =
  /^(?:que |porque )?(?:senao (?:nao da(?: tempo)?|ninguem compra)|(?:isso )?(?:eu |a gente |nos )?ja (?:tentei|tentamos|fiz|fizemos)|e (?:o|a) que mais (?:sai|vende))$/

/** Children may be the guests, and what is left over is to be used up. */
const young =
  /(?<![a-z])(?:sobr(?:a|ando|ou)|venc\w+|encalh\w+|menin[oa]s?|molecad\w*|filh\w+|net[oa]s?|escola|alun[oa]s?)(?![a-z])/

/** Characters within which a clause points back. */
const near = 60

/** "que é o mais barato" */
const isE = /(?<!\p{L})é(?!\p{L})/iu

type Stop = { at: number; length: number; mark: string; isTold?: boolean }

const wordsIn = (said: string) => said.trim().split(/\s+/).length

/** The places of a sentence that take a full stop, each with the words that it replaces. */
function stopsOf(said: string, original: string): Stop[] {
  const all = [...said.matchAll(joints)].map(({ 0: joint, index }) => ({
    at: index,
    length: joint.length,
    // A stop needs a blank behind it.
    mark: joint.length === 1 ? ';' : '.',
  }))
  const stops: Stop[] = all.filter(({ at, length }, place) => {
    const begins = at + length
    const ends = Math.min(begins + near, all[place + 1]?.at ?? said.length)
    const next = said.slice(begins, all[place + 1]?.at)
    return (
      !pointing.test(said.slice(begins, ends)) && !bare.test(next) && !isE.test(original.slice(at, begins))
    )
  })
  for (const { 0: joint, index, 1: verb = '', indices } of said.matchAll(subject)) {
    const from = stops.findLast(({ at }) => at < index)?.at ?? 0
    const isOne = /^(?:o|a|meu|minha|noss[oa]) /.test(said.slice(index + joint.length))
    // "a lasanha e o pudim não sobem"
    const isList = !verbs.test(said.slice(from, index)) || (isOne && /m$|^sao$|^vao$/.test(verb))
    // "o pudim e o baião": without its accent, "e" is no verb.
    const isAnd = verb === 'e' && !isE.test(original.slice(...(indices?.[1] ?? [])))
    if (isList || isAnd || isE.test(original.slice(index, index + joint.length))) continue
    stops.push({ at: index, length: joint.length, mark: '.' })
  }
  return stops.toSorted((one, other) => one.at - other.at)
}

/** The places of words about somebody's health, and about children where they may be guests. */
const caresOf = (said: string, isServed: boolean): number[] =>
  [healthWords, ...(isServed ? [minorWords] : [])].flatMap((words) =>
    [...said.matchAll(new RegExp(words.source, 'gu'))].map(({ index }) => index),
  )

/**
 * The stops without those next to such a word, one before it and two behind: what is refused for it may stand in the
 * thought before, or go on behind.
 */
function awayFrom(cares: readonly number[], stops: readonly Stop[]): Stop[] {
  const near = new Set(
    cares.flatMap((care) => {
      const next = stops.findIndex(({ at }) => at > care)
      return [stops.findLastIndex(({ at }) => at < care), ...(next < 0 ? [] : [next, next + 1])]
    }),
  )
  return stops.filter((_, place) => !near.has(place))
}

/** Reasons of a sentence: those that ask for something take a comma, the others are told. */
function reasonsOf(said: string, stops: readonly Stop[]): Stop[] {
  const last = said.replace(/[\s.!?;]+$/, '').length
  return [...said.matchAll(because)].flatMap(({ index }) => {
    const before = said.slice(Math.max(0, index - 20), index)
    if (governs.test(before)) return []
    const comma = said.indexOf(',', index)
    const end = Math.min(last, comma < 0 ? last : comma, stops.find(({ at }) => at > index)?.at ?? last)
    const why = said.slice(index + 1, end)
    if (why.startsWith('que ') && kinds.test(before) && !complaint.test(why)) return []
    const next: Stop[] = end === comma ? [{ at: end, length: 1, mark: '.' }] : []
    if ((idle.test(why) || onlyTells(why)) && !young.test(why))
      return [{ at: index, length: why.length + 1, mark: '.', isTold: true }, ...next]
    return /^que (?!eu |el[ae]s? )/.test(why) ? [{ at: index, length: 1, mark: ',' }, ...next] : []
  })
}

/** Words of a folded sentence for each of its marks. */
const wordsForMark = (said: string) => wordsIn(said) / ((said.match(marks)?.length ?? 0) + 1)

/** Whether a folded sentence was dictated, so that its stops are found by `withStops`. */
export const isDictated = (said: string): boolean => wordsForMark(said) >= longest

/** Whether a text holds speech without any punctuation, whose thoughts only their own words part. */
export const isUnmarked = (text: string): boolean =>
  [...text.matchAll(sentence)].some(
    ({ 0: one }) => one.length <= longestSpoken && wordsForMark(foldInPlace(one).toLowerCase()) >= unmarked,
  )

/**
 * The text with full stops between dictated thoughts, and commas before their reasons; `told` are reasons that ask for
 * nothing, which are blanks. Places stay. A thought about somebody's health stays with the one before it and those behind
 * it, because its words may concern them.
 * @param isServed whether somebody eats or drinks the results, so that children may be among the guests
 */
export function withStops(text: string, isServed = true): { spoken: string; told: Span[] } {
  const told: Span[] = []
  const spoken = text.replace(sentence, (original, place: number) => {
    const said = foldInPlace(original).toLowerCase()
    const words = wordsIn(said)
    const isAsked = said.endsWith('?')
    const isRun = isDictated(said) || (words >= longestWritten && !isAsked)
    if (said.length > longestSpoken) return original
    if (!isRun) {
      if (isAsked || words < shortest || anyMark.test(said) || healthWords.test(said)) return original
      return [...said.matchAll(sureJoints)].reduce(
        (out, { index }) => `${out.slice(0, index)};${out.slice(index + 1)}`,
        original,
      )
    }
    const isBare = isUnmarked(original)
    const asked = isAsked ? (asks.exec(said)?.index ?? 0) : said.length
    const joined = stopsOf(said, original)
    const begun = (isBare ? thoughtsIn(said, original) : []).filter(
      (at) =>
        at >= (opening.exec(said)?.[0].length ?? 0) &&
        !joined.some(
          (stop) =>
            at >= stop.at - 1 && /^(?:eu|a gente|nos)?$/.test(said.slice(stop.at + stop.length, at).trim()),
        ),
    )
    const stops = awayFrom(
      caresOf(said, isServed),
      [...joined, ...begun.map((at): Stop => ({ at, length: 1, mark: ';' }))].toSorted(
        (one, other) => one.at - other.at,
      ),
    )
    const begging: Stop[] = [opening.exec(said), ...said.matchAll(pleading)].flatMap((found) =>
      found ? [{ at: found.index, length: found[0].length, mark: '' }] : [],
    )
    let out = original
    for (const { at, length, mark, isTold } of [...begging, ...stops, ...reasonsOf(said, stops)]) {
      if (at > asked) continue
      out = out.slice(0, at) + mark.padEnd(length) + out.slice(at + length)
      if (isTold) told.push({ start: place + at + 1, end: place + at + length })
    }
    return out
  })
  return { spoken, told }
}
