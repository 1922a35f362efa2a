/** What an owner asks of the printed page in words of its own: it goes to the printer as it was said. */
import type { Draft, DraftUnread, DraftWish } from '../../text/draft.ts'
import { healthWords, minorWords } from '../../text/health-words.ts'
import { sentencesOf } from '../menu-clauses/clauses.ts'
import { plain, type Span } from './pieces.ts'

/** Things of a page that nothing else in a request means. */
const page =
  /(?<!\p{L})(?:capa|contracapa|(?:primeira|segunda|ultima|mesma|uma|outra|cada|duas) paginas?|paginas?|verso|rodape|cabecalho|folhas?|papel|letras?|fontes?|fotos?|imagens|cifrao|(?:o|a|nosso|nossa|com) logo|logo(?:marca|tipo)|cor(?:es)? d[oa]|giz|lousa|quadro negro|qr ?code|plastificad[oa]|encadernad[oa]|espaco (?:para|em branco)|em branco|frase|texto|textos|descricao|descricoes|escrit[oa]s?|impress[oa]s?|simbolos?|moldura|pontilhad[oa]|pontinhos|alinhad[oa]s?|negrito|italico|capa dura|porta-?menus?)(?!\p{L})/u
/** Words that ask for it. */
const asks =
  /(?<!\p{L})(?:quer(?:o|ia|emos)|desejo|gostaria|precis\p{L}+|tem que|tem de|dev\p{L}+|pod\p{L}+|deix\p{L}+|mant\p{L}+|coloc\p{L}+|coloqu\p{L}+|bot\p{L}+|ponh\p{L}+|escrev\p{L}+|inclu\p{L}+|us(?:e|em|ar)|faz\p{L}*|fac\p{L}+|sem|nao|nada|maximo|so|menos|maior\p{L}*|melhor|prefir\p{L}+|exig\p{L}+|obrig\p{L}+|reserv\p{L}+|acrescent\p{L}+|plastificad[oa])(?!\p{L})/u
/** Tells of others or of the past, or orders something of an item or a price. */
const other =
  /(?<!\p{L})(?:precos? (?:d|n)|aument\p{L}+|reajust\p{L}+|tirei|mandei|mudei|fiz|imprimi|ficou|era|foi)(?!\p{L})/u

const longestNote = 200

/** The stretches of a sentence that nobody has read, between what was read. */
function openIn(text: string, sentence: Span, { wishes, unread }: Draft): (Span & { of: DraftUnread[] })[] {
  const inside = ({ start, end }: Span) => start >= sentence.start && end <= sentence.end
  const passages = unread.filter(inside).toSorted((a, b) => a.start - b.start)
  const found: (Span & { of: DraftUnread[] })[] = []
  for (const passage of passages) {
    const last = found.at(-1)
    const apart = last && wishes.some(({ start }) => start >= last.end && start < passage.start)
    if (last && !apart) {
      last.end = passage.end
      last.of.push(passage)
    } else found.push({ start: passage.start, end: passage.end, of: [passage] })
  }
  return found.map((one) => {
    const before =
      wishes.findLast(({ end }) => end <= one.start && end > sentence.start)?.end ?? sentence.start
    const after = wishes.find(({ start }) => start >= one.end && start < sentence.end)?.start ?? sentence.end
    const [head, tail] = [text.slice(before, one.start), text.slice(one.end, after)]
    const comma = Math.max(head.lastIndexOf(','), head.lastIndexOf(':'))
    const start = before + (comma < 0 ? (/^[\s"“”.]*/u.exec(head)?.[0].length ?? 0) : comma + 1)
    const end = one.end + tail.replace(/[\s,;]+$/u, '').length
    const skipped = /^[\s,;]*(?:e\s+)?/iu.exec(text.slice(start, end))?.[0].length ?? 0
    // "plastificada, e gostaríamos": the verb belongs to what was read behind it.
    const verb = /,?\s+e\s+(?:gostar\p{L}+|quer\p{L}+|precis\p{L}+)(?:\s+(?:de|que))?$/iu.exec(
      text.slice(start, end),
    )
    return { ...one, start: start + skipped, end: end - (verb?.[0].length ?? 0) }
  })
}

/** "a moela fica, e o aviso da pimenta tem que estar escrito": the printer must know what the note is of. */
function subjectBefore({ wishes }: Draft, sentence: Span, start: number): string {
  const before = wishes.findLast((one) => one.end <= start && one.end > sentence.start)?.wish
  return before?.kind === 'keepItem' || before?.kind === 'served' ? `${before.item}: ` : ''
}

/** The draft with notes for the page in the place of what nobody has read of it. */
export function withPageNotes(text: string, draft: Draft): Draft {
  const notes: DraftWish[] = []
  const done = new Set<DraftUnread>()
  for (const sentence of sentencesOf(text)) {
    if (text.charAt(sentence.end) === '?') continue
    for (const { start, end, of } of openIn(text, sentence, draft)) {
      const said = plain(text.slice(start, end))
      const isNote =
        end - start <= longestNote &&
        end - start > 5 &&
        of.every(({ blocking }) => !blocking) &&
        page.test(said) &&
        asks.test(said) &&
        !other.test(said) &&
        !healthWords.test(said) &&
        !minorWords.test(said)
      // "bota isso escrito": what was read just before stands on the page anyway.
      if (
        /^(?:e )?(?:bot|pon|po|escrev|deix|coloc|coloqu)\p{L}* (?:isso|iss?o tudo)(?: (?:escrito|claro|no papel|no cardapio))*$/u.test(
          said,
        )
      ) {
        for (const passage of of) done.add(passage)
        continue
      }
      if (!isNote) continue
      const note = `${subjectBefore(draft, sentence, start)}${text.slice(start, end)}`.slice(0, longestNote)
      notes.push({ wish: { kind: 'pageNote', note }, start, end })
      for (const passage of of) done.add(passage)
    }
  }
  return done.size === 0
    ? draft
    : {
        wishes: [...draft.wishes, ...notes].toSorted((a, b) => a.start - b.start),
        unread: draft.unread.filter((passage) => !done.has(passage)),
      }
}
