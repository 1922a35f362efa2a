/** What owners tell beside their sums, and that asks for nothing: how they came to the house, shame, and how they like numbers. */
import { datesAhead, type SumReader } from './parts.ts'

const took =
  /^(?:eu |a gente |nos )?(?:assumi|herdei|comprei|peguei|assumimos|compramos|toco|estou com) (?:o |a )?(?:cafe|bar|restaurante|casa|lanchonete|pizzaria|padaria|quiosque|negocio|ponto)\b/
const shame =
  /^(?:e )?(?:eu )?(?:passei|foi|fiquei com) (?:a maior|uma|muita|um|o maior)? ?(?:vergonha|sufoco|aperto|constrangimento|perrengue)\b/
const noFall =
  /^(?:e |entao |por isso )?nao (?:e|foi|acha|ache|pense|pensem)(?: que)? (?:el[ea] |isso )?(?:que )?(?:caiu|caiam|parou|parei|vendeu menos|vende menos|cair)\b[^?]*$/
const range =
  /\b(?:prefiro|quero|gosto de|melhor|me (?:de|deem|mostre\w*)|pode (?:me )?dar) (?:sempre )?(?:um |o )?numero (?:mais )?(?:baixo|alto|minimo|maximo)\b[^?]*\b(?:baixo|alto|minimo|maximo)\b[^?]*$/

const payDay =
  /^(?:e )?(?:todo|cada) (?:santo )?dia \d{1,2}\b[^?]*\b(?:pago|pagamos|vence|vencem|boleto|salario|aluguel|folha)\b[^?]*$/
/** "…, não é que caiu" behind a comma. */
const noFallBehind =
  /[,:] ?(?=(?:e |entao |por isso )?nao (?:e|foi|acha|ache)(?: que)? (?:el[ea] )?(?:caiu|parou|parei)\b[^,?]*$)/

/** How the owner likes to be answered. */
const plainly =
  /^(?:e |so )?(?:nao (?:me )?(?:venha|precisa|quero|mand\w+)(?: com)? (?:de )?(?:uma )?conta (?:dificil|complicada)|(?:so )?(?:quero|me (?:de|da|diga|diz|passa|mande?))(?: so)? o numero(?: da compra)?)(?: e)?$/

const readTold: SumReader = ({ lines, at }) => {
  const line = lines[at]
  const tail = line && noFallBehind.exec(line.said)
  if (line && tail) return { wishes: [], start: line.start + tail.index + tail[0].length, end: line.end }
  return line &&
    [took, shame, noFall, payDay, plainly].some(
      (words) => words.test(line.said) && !/\bquant[oa]s?\b|\bqual\b/.test(line.said),
    )
    ? { wishes: [], start: line.start, end: line.end }
    : null
}

/** "me dê o mínimo e o máximo": the answers show both. */
const readRange: SumReader = ({ lines, at }) => {
  const line = lines[at]
  return line && range.test(line.said)
    ? { wishes: [{ kind: 'scope', show: ['scenarios'] }], start: line.start, end: line.end }
    : null
}

const unmeasured =
  /\bnao sei quanto (?:isso |el[ea] )?(?:da|muda|faz|traz|puxa|rende)\b[^.;!?]*\bnao (?:anotei|marquei|separei|registrei)\b/
/** "dia 17 tem a regata, não sei quanto dá porque não anotei separado": an event that no sheet measures. */
const readUnmeasured: SumReader = ({ lines, at, around, text }) => {
  const line = lines[at]
  if (!line || !unmeasured.test(line.said)) return null
  const [date] = datesAhead(line.said, around.today)
  const held = /\b(?:tem|vai ter|acontece|havera|e) (?:a |o |uma? )?([a-z]+(?: d[aeo]s? [a-z]+)?)/.exec(
    line.said,
  )
  if (!date || !held?.[1]) return null
  const start = line.start + held.index + held[0].length - held[1].length
  return {
    wishes: [
      { kind: 'question', about: 'newEvent', what: text.slice(start, start + held[1].length), ...date.span },
    ],
    start: line.start,
    end: line.end,
  }
}

export const toldSums: readonly SumReader[] = [readRange, readUnmeasured, readTold]
