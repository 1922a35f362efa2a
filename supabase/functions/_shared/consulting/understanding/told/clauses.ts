/** The clauses of a text, by its punctuation and its conjunctions. */

/** A clause with its words; `reason`: it begins with "porque", ", que" or the like, which is part of it. */
export type ToldClause = { start: number; end: number; said: string; isReason: boolean }

const sentence = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+[.!?;\n]?/gu

const because =
  'porque|pq|pois|ja que|visto que|uma vez que|dado que|senao|se nao,|por causa d|tanto que|de tanto que|afinal'
/** What turns to something else: the clause before ends there. */
const turns = `mas|porem|so que|entao|portanto|por isso|por conta disso|logo|dai|ai|e (?:eu|nos|a gente) (?:quero|queria|queremos|preciso|prefiro|gostaria)|e (?:por isso|ai|entao|quero|queria|queremos|preciso|precisamos|prefiro|gostaria|pode|podem|tira|tirem|bota|botem|usa|usem|sem|nada|so|nao)`
const boundary = new RegExp(
  String.raw`\s*(?:(?<!\d),|,(?!\d)|[:()–—]|\s-\s)\s*|\s+(?=(?:${because}|${turns})(?![a-z]))`,
  'gu',
)
/** "que saiam rápido": what follows is wished for. */
const wished =
  /^que (?:nao |se )?(?:sejam?|saiam?|tenham?|levem?|fiquem?|deem|possam?|aguentem?|funcionem?|combinem?|demorem?|cheguem?|usem?|rendam?|durem?|resistam?|refresqu\w+|custem?|caibam?|sirvam?|entrem?)(?![a-z])/u
const reason = new RegExp(`^(?:e )?(?:${because}|que)(?![a-z])`, 'u')

/** @param folded without accents, in lower case */
export function clausesOf(folded: string): ToldClause[] {
  return [...folded.matchAll(sentence)].flatMap(({ 0: whole, index }) => {
    // What is asked tells nothing.
    if (whole.endsWith('?')) return []
    const said = whole.replace(/[.!;\n]$/u, '')
    const found: ToldClause[] = []
    let from = 0
    const push = (to: number) => {
      const piece = said.slice(from, to)
      const text = piece.trim()
      if (text === '') return
      const start = index + from + piece.indexOf(text)
      found.push({
        start,
        end: start + text.length,
        said: text,
        isReason: reason.test(text) && !wished.test(text),
      })
    }
    for (const { 0: mark, index: at } of said.matchAll(boundary)) {
      push(at)
      from = at + mark.length
    }
    push(said.length)
    // "porque a hortelã, que é fresca, estraga": only what begins so is a reason.
    return found
  })
}
