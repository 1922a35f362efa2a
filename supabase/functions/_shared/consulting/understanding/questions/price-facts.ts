/** What an owner tells among wishes on prices: hours, what the sheet holds, what its costs already count, how prices end. */
import { openHours } from '../../base/request/calendar-wishes.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import { goingOn, oneItem, type SentenceReader, sumsIn } from './spoken-sentences.ts'

const longestFact = 70
/** The owner's words, cut between two of them. */
const fact = (own: string): WishContent => ({
  kind: 'houseFact',
  about: 'context',
  what:
    own.length <= longestFact
      ? own
      : `${own.slice(0, own.lastIndexOf(' ', longestFact)).replace(/[,;(]$/, '')} …`,
})

const counted =
  /(?<![a-z])ja (?:ta|esta|estao|entrou|foi|vem|conta\w*|inclui\w*)(?: contad[oa]| incluid[oa]| tudo)?(?: n[oa]| d[oa])?(?: \w+){0,3} (?:planilha|custo\w*)/
/** "a farinha encareceu, mas a planilha já conta isso": to count it again would be wrong. */
const readCounted: SentenceReader = (at, { sentences }) => {
  const { said = '', own = '' } = sentences[at] ?? {}
  return counted.test(said) && /sub\w+|aument\w+|encarec\w+|alta/.test(said) && !said.includes('?')
    ? { wishes: [fact(own)], count: 1 }
    : null
}

const sheet = /(?<![a-z])planilha(?![a-z])/
const ofSheet =
  /(?<![a-z])(?:semanal|por semana|diaria|mensal|balcao|soma|canais|e o que|vem d[oe]|sem desconto|comeca n[ao])(?![a-z])/
const readSheetFact: SentenceReader = (at, { sentences, names }) => {
  const { said = '', own = '' } = sentences[at] ?? {}
  return sheet.test(said) &&
    ofSheet.test(said) &&
    !said.includes('?') &&
    !/(?<![a-z])(?:quero|saber|pode|nao (?:mud|mex|sub)\w+)(?![a-z])/.test(said) &&
    oneItem(said, names) === undefined
    ? { wishes: [fact(own)], count: 1 }
    : null
}

const clock = '(\\d{1,2})(?:h|:|hs)?(\\d{2})?'
const opens = new RegExp(
  `^(?:eu |a gente )?(?:abro|abrimos|abre|funciono)(?: as?| das?)? ${clock}(?: horas)?(?:,| e|,? ?(?:eu )?) ?(?:fecho|fechamos|fecha|ate)(?: as?| a)? ${clock}`,
)
const readHours: SentenceReader = (at, { sentences }) => {
  const { said = '' } = sentences[at] ?? {}
  const found = opens.exec(said)
  if (!found) return null
  const [start, end] = [
    Number(found[1]) + Number(found[2] ?? 0) / 60,
    Number(found[3]) + Number(found[4] ?? 0) / 60,
  ]
  return start < 24 && end <= 24
    ? { wishes: [{ kind: 'hours', what: openHours, start, end }], count: 1 }
    : null
}

const everyDayBut =
  /(?<![a-z])(?:abro|abrimos|funciono|aberto)(?: de)? (?:todo(?:s os)? dias?|a semana toda),? (?:menos|fora|exceto|tirando|so nao) /
const readClosed: SentenceReader = (at, { sentences }) => {
  const { said = '' } = sentences[at] ?? {}
  const found = everyDayBut.exec(said)
  const weekdays = found ? weekdaysIn(said.slice(found.index + found[0].length)) : []
  return weekdays.length > 0
    ? { wishes: [{ kind: 'date', what: 'casa fechada', weekdays: [...weekdays], closed: true }], count: 1 }
    : null
}

const halves =
  /(?:multiplos? de (?:r\$ ?)?0,50|de (?:50|cinquenta) em (?:50|cinquenta) centavos|de meio em meio real)/
const noCoins = /^(?:porque )?(?:eu )?nao (?:tenho|uso|trabalho com|quero|da) (?:moedas?|troco|centavos?)/
/** "preço redondo. Troco é difícil": why is no second wish. */
const readEndings: SentenceReader = (at, told) => {
  const { said = '' } = told.sentences[at] ?? {}
  if (said.includes('?')) return null
  return halves.test(said) && sumsIn(said.replace(halves, ' ')).length === 0
    ? { wishes: [{ kind: 'ending', ends: 'half' }], count: goingOn(told, at, noCoins, 1) }
    : null
}

const staysPut = /,? (?:ele |ela )?nao (?<verb>sobe|aumenta|muda|mexe|mexo)$/
/** "suco de caju: o caju está barato, não sobe" */
const readReasoned: SentenceReader = (at, { sentences, names }) => {
  const { said = '' } = sentences[at] ?? {}
  const [head = '', ...rest] = said.split(/:\s/)
  const verb = staysPut.exec(said)?.groups?.verb
  const item = rest.length === 1 ? oneItem(head, names) : undefined
  if (verb === undefined || item === undefined || sumsIn(said, item).length > 0) return null
  return {
    wishes: [{ kind: verb === 'sobe' || verb === 'aumenta' ? 'capPrice' : 'keepPrice', item }],
    count: 1,
  }
}

export const factReaders: readonly SentenceReader[] = [
  readCounted,
  readSheetFact,
  readHours,
  readClosed,
  readEndings,
  readReasoned,
]
