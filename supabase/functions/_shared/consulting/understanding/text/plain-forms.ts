/** Forms that say the same as a plain one: "preço máximo: R$ 32", "sem álcool: dois", "gostaria de 2". */
import type { Draft } from './draft.ts'
import { foldInPlace } from './fold.ts'
import { healthWords } from './health-words.ts'

/** "CMV: 30%", "petiscos: até 25 reais", "teto: 52 reais": a limit and its figure. */
const limit =
  /(\p{L}+(?: \p{L}+){0,2}) ?: ?(?=(?:no m[aá]ximo|no m[ií]nimo|at[eé]|a partir de|entre) (?:r\$ ?\d|\d+(?:,\d+)? ?(?:reais|contos?|%)))|(m[aá]xim[oa]|m[ií]nim[oa]|teto|limite|piso|cmv|custo|preparo) ?: ?(?=(?:r\$|\d|uma? |dois|duas|tr[eê]s|quatro|cinco|dez|quinze|vinte))/giu

/** "cajá: 2" at the end of a clause; what the figure measures is not in these words. */
const counted =
  /(?<=^|[\n.;,(?!]\s*|-\s+)((?:com |sem |para |de )?(?!(?:\p{L}+ )*(?:m[aá]ximo|m[ií]nimo|pre[cç]o|custo|cmv|mesas?|lugares|pessoas?|tempo|minutos?|ingredientes?|itens|quantidade|total|clientes?|dias?|horas?|teto|limite|margem|alergias?|al[eé]rgic\p{L}+)(?!\p{L}))\p{L}+(?: \p{L}+){0,3}):( ?)(\d{1,2}|uma?|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito)(?=\s*(?:$|[\n.;,)]))/giu

/** "nenhum com leite e que sejam rápidos": what begins so is no part of the refusal before it. */
const begins = [
  'que (?:sejam?|saiam?|tenham?|levem|aguentem?|fiquem?|possam?|d[êe]em?|d[êe]|funcionem|resistam|viajem|caibam)',
  '(?:que )?(?:pelo menos |no m[aá]ximo |no m[ií]nimo )?(?:\\d{1,2}|uma?|dois|duas|tr[eê]s|quatro|cinco) (?:del[ea]s|d[ao]s|drinks?|pratos?|com|sem|que|t[eê]m|tem|precisam?|devem?|podem|n[aã]o|levando|feit[oa]s|[aà] base|vegan|vegetarian|para)',
  'tod[oa]s?(?: [oa]s)?(?: drinks?| pratos?)? (?:com|t[eê]m|tem|precis|dev|lev)',
  'cada (?:um|drink|prato) (?:com|tem|precis|dev|lev)',
  '(?:t[eê]m|tem) (?:que|de) ',
  '(?:precisam?|devem?|quero|queria|gostaria|prefiro|gosto|adoro) ',
  '(?:o |a |os |as |meu |minha |nosso |nossa |meus )?(?:p[uú]blico|client)',
  '(?:bem |mais |drinks? |pratos? |algo |preparo )?(?:r[aá]pid[oa]s?|refrescantes?|f[aá]ceis|leves)',
  'pouco alco[oó]lic',
  'pode(?:m)? (?!conter)',
  '(?:dar destaque|valorizar|aproveitar|gastar|desovar|usar|use|incluir|inclua) ',
  '(?:para|pra) (?:delivery|entrega|viagem|p[uú]blico)',
  '(?:o |a )?\\p{L}+(?: \\p{L}+){0,2} (?:quebrou|pifou|em tod[oa]s|tem que|n[aã]o pode faltar|em (?:no m[aá]ximo )?(?:\\d|um|dois|duas|tr[eê]s))',
].join('|')
const refusals = new RegExp(
  `(?<=^|[.;:!?\\n(,]\\s*|-\\s+)((?:nenhum(?:a)?|nada|sem) (?:(?:drinks? |pratos? |del[ea]s )?(?:pode |deve )?(?:com|de|levar|ter|levando) )?\\p{L}+(?: \\p{L}+){0,2}?)(, ?| e )(?=(?:e )?(?:${begins}))`,
  'giu',
)

const figure = '(?:\\d{1,2}|uma?|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|doze)'
const kind = '(?:petiscos?|entradas?|pratos? principa(?:l|is)|principais|sobremesas?|lanches?)(?!\\p{L})'
/** "gostaria de 2 com camarão", "gostaríamos de lançar oito", "quero lançar 6" */
const wished = new RegExp(
  `(?<!\\p{L})(?:gostar(?:ia|[ií]amos) de (?:lan[cç]ar |criar )?|(?:quero|queria|queremos|quer[ií]amos|pretend\\p{L}+|vamos|vou|precis(?:o|amos)(?: de)?) lan[cç]ar )(?=${figure} )`,
  'giu',
)
/** ", metade de frango": the dishes with it, not half a chicken. */
const halfWith =
  /(?:[,;:.] +|(?<!\p{L})(?:sendo que|e|com) )metade (?:del[ea]s )?de (?=(?:frango|galinha|peixe|camar[aã]o|carne|porco|lingui[cç]a|macaxeira|jerimum|caju|abacaxi|manga|maracuj[aá]|caj[aá]|queijo)(?!\p{L}))/giu
/** "não bota não que tem menino que come": said twice, and the reason follows. */
const saidTwice =
  /(?<!\p{L})(n[aã]o \p{L}+) n[aã]o (?=que (?:tem|t[eê]m|vem|[eé]|eu|a gente|ningu[eé]m|o povo)(?!\p{L}))/giu
/** "3 deles petiscos", "3 novos petiscos", "3 opções de petiscos" */
const ofKind = new RegExp(
  `(?<![\\p{L}\\p{N}])(${figure}) (?:del[ea]s (?:de )?|nov[oa]s |op[cç][oõ]es de |tipos de )(?=${kind})`,
  'giu',
)

/** "pode fazer oito pratos" */
const allowed = new RegExp(
  `(?<!\\p{L})pode(?:m)? (?:fazer|criar|montar|mandar|sugerir) (?=${figure} )`,
  'giu',
)
/** "fígado não bota que ninguém come, feijão tem que ter": the reason refuses nothing that follows. */
const nobodyWants = /(?<!\p{L})((?:n[aã]o|nem|nada) \p{L}+) que ningu[eé]m \p{L}+(?=\s*(?:[,;.!\n]|$))/giu

/** "levando umbu, cacau, e dendê não": only the last is refused. */
const lastRefused =
  /(?<=(?<!\p{L})(?:com|levando|usando|levem|usem|quero|queria|tem que ter|feit[oa]s de)\s[^.;:!?\n]{3,60}|,\s?[^.;:!?\n,]{3,30},)(?:,? e )(?=\p{L}+(?: \p{L}+)? n[ãa]o(?:\s*(?:[.,;!\n]|$)|\s+pel))/giu

type Moved = { start: number; end: number }

/** The places of what was rewritten, and the text with the plain forms; nothing after them moves. */
function plainOf(text: string): { plain: string; moved: Moved[] } {
  const moved: Moved[] = []
  const swap = (said: string, from: RegExp, by: (words: readonly string[]) => string) =>
    said.replace(from, (...found: unknown[]) => {
      const words = found.filter((one) => typeof one === 'string' || one === undefined) as string[]
      const start = found.find((one) => typeof one === 'number') as number
      const whole = words[0] ?? ''
      moved.push({ start, end: start + whole.length })
      return by(words)
    })
  // What somebody cannot eat may go on behind every joint.
  const isPlain = !healthWords.test(foldInPlace(text).toLowerCase())
  let plain = isPlain
    ? text.replace(
        refusals,
        (_, said: string, joint: string) => said + (joint === ' e ' ? ' ; ' : joint.replace(',', ';')),
      )
    : text
  plain = isPlain ? plain.replace(lastRefused, (joint) => '.'.padEnd(joint.length)) : plain
  plain = swap(plain, limit, ([said = '', word, bound]) => `${word ?? bound ?? ''} `.padStart(said.length))
  plain = swap(plain, counted, ([said = '', name, , count]) => `${count} ${name}`.padEnd(said.length))
  plain = swap(plain, allowed, ([said = '']) => ' '.repeat(said.length))
  plain = swap(plain, wished, ([said = '']) => 'quero '.padStart(said.length))
  plain = swap(plain, halfWith, ([said = '']) => ';metade com '.padStart(said.length))
  plain = swap(plain, saidTwice, ([said = '', once]) => `${once},`.padEnd(said.length))
  plain = swap(plain, nobodyWants, ([said = '', refused = '']) => refused.padEnd(said.length))
  plain = swap(plain, ofKind, ([said = '', count]) => `${count} `.padStart(said.length))
  return { plain, moved }
}

/** Reads plain clauses in place of those forms; what is read covers the owner's own words. */
export function withPlainForms(text: string, read: (plain: string) => Draft): Draft {
  const { plain, moved } = plainOf(text)
  const draft = read(plain)
  if (moved.length === 0) return draft
  const whole = <Placed extends { start: number; end: number }>(one: Placed): Placed => {
    const met = moved.filter(({ start, end }) => start < one.end && one.start <= end)
    return {
      ...one,
      start: Math.min(one.start, ...met.map(({ start }) => start)),
      end: Math.max(one.end, ...met.map(({ end }) => end)),
    }
  }
  const trimmed = <Placed extends { start: number; end: number }>(one: Placed): Placed => ({
    ...one,
    end: one.start + text.slice(one.start, one.end).trimEnd().length,
  })
  return {
    ...draft,
    wishes: draft.wishes.map((one) => trimmed(whole(one))),
    unread: draft.unread.map((one) => trimmed(whole(one))),
  }
}
