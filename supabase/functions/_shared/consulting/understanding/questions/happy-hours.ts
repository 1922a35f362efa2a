/** A happy hour that the owner sets: its hours, and the weekdays it is for, also where they are named as weak days. */
import { weekdays } from '../dates/found-date.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const name = /(?<![a-z])(?:happy ?hours?|hora feliz|happy)(?![a-z])/
const word: Readonly<Record<string, string>> = {
  quatro: '4',
  cinco: '5',
  seis: '6',
  sete: '7',
  oito: '8',
  nove: '9',
}
const clock = String.raw`(\d{1,2}|${Object.keys(word).join('|')})(?:\s*(?:h|hs|:|horas?)\s*(\d{2})?)?(?: da (?:tarde|noite))?`
const span = new RegExp(
  `(?<![a-z])(?:d[ae]s?|entre)(?: as)?\\s+${clock}\\s+(?:as?|ate(?: as?)?|e(?: as)?)\\s+${clock}(?![\\w]|,\\d)`,
)
const day = `(?:${weekdays.join('|')})s?(?:[ -]feiras?)?`
/** What may stand beside the name, the hours and the days. */
const idle = new RegExp(
  `(?<![a-z])(?:${day}|[oae]s?|n[oa]s?|d[oae]s?|as?|aos?|em|e|ou|um|uma|o|eu|a gente|so|somente|apenas|mas|entao|por isso|que|q|ate|sao|é|eh|e|ta|tao|esta|estao|fic\\w+|sempre|toda|todas|todo|todos|dias?|noites?|n?ess[ea]s?|n?est[ea]s?|nel[ea]s|(?:dois|duas|tres|2|3)(?= dias)|frac\\w+|parad\\w+|mort\\w+|vazi\\w+|devagar|ruins?|aceit\\w+|quero|queria|topo|pode(?:mos)?|posso|ter|tem|faz\\w*|faco|fac\\w+|vou|vamos|pens\\w+|libero|autorizo|bot\\w+|coloc\\w+|mont\\w+|cri\\w+|happy|no maximo|um|horario|aqui|la|casa|movimento|muito|bem|mais)(?![a-z])`,
  'g',
)

/** A happy hour is never before noon. */
const late = (hour: number) => (hour < 12 ? hour + 12 : hour)
const hourOf = (said = '', minutes = '') => late(Number(word[said] ?? said) + Number(minutes || 0) / 60)

const trimmed = ({ said, at }: Sentence) => {
  const lead = /^[\s,:]*(?:[oa]s? )?/.exec(said)?.[0].length ?? 0
  const end = said.replace(/[\s.,;:!?]+$/, '').length
  return { start: at + lead, end: at + Math.max(lead, end) }
}

/** The happy hours of a text whose words are all understood. */
export function readHappyHours(text: string): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap(({ said, at }): DraftWish[] => {
    if (said.includes('?') || !name.test(said)) return []
    const places = [
      0,
      ...[...said.matchAll(/[,:](?!\d)|\s(?=(?:mas|com) )/g)].map(({ index }) => index),
      said.length,
    ]
    const runs = places.flatMap((from, first) => places.slice(first + 1).map((to) => [from, to] as const))
    // The longest stretch that is all understood.
    for (const [from, to] of runs.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))) {
      const words = said.slice(from, to)
      const hours = span.exec(words)
      if (!hours || !name.test(words)) continue
      const left = words.replace(hours[0], ' ').replace(name, ' ').replace(idle, ' ')
      if (/[\p{L}\p{N}]/u.test(left) || /(?<![a-z])(?:nao|nem|sem)(?![a-z])/.test(words)) continue
      // Days right beside it have a reader of their own.
      if (!/[,:]/.test(words) && weekdaysIn(words.slice(0, name.exec(words)?.index)).length === 0) continue
      const [start, end] = [hourOf(hours[1], hours[2]), hourOf(hours[3], hours[4])]
      const days = weekdaysIn(words)
      const place = trimmed({ said: words, at: at + from })
      if (end <= start || end > 24 || place.end - place.start > longestText) continue
      return [
        {
          wish: { kind: 'hours', what: 'happy hour', start, end, ...(days.length > 0 && { weekdays: days }) },
          ...place,
        },
      ]
    }
    return []
  })
}
