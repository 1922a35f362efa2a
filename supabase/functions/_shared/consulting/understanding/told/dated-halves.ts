/** Full stops between two statements of one sentence, each with its own days. */
import { findDates } from '../dates/find-dates.ts'
import { foldInPlace } from '../text/fold.ts'

const sentence = /[^.!?;\n]+(?:\.(?=\d)[^.!?;\n]+)*/gu
const joint = /,?\s+e\s+(?=\S)/gu

/** Verbs with which an owner says what happens on a day. */
const happens =
  /(?<![a-z])(?:(?:re)?(?:fech|abr|funcion|encerr|trabalh|atend)(?:o|e|a|em|am|amos|emos|imos|ar|er|ir|ei|ou|iu)|(?:tem|temos|teremos|tera|terei|tivemos|faz|faco|fazemos|faremos|farei|fizemos|vem|vamos|vai|vou|volta|voltamos|comeca|comecamos|recebo|recebemos|espero|esperamos|entra|lota|lotou|dobra|dobrou|enche|encheu|cai|caiu|sobe|subiu|outr[oa]|depende))(?![a-z])/

/**
 * "fechamos 24 e 25/12 e reabrimos no réveillon com ceia para 120" says two things of different days, and a reader of
 * days takes the first date for both. Places stay.
 */
export function withDatedHalves(text: string, today: string): string {
  const daysOf = (half: string) =>
    happens.test(foldInPlace(half).toLowerCase()) ? findDates(half, today) : []
  return text.replace(sentence, (said) => {
    const dates = findDates(said, today)
    let rest = said
    for (const { 0: joined, index } of said.matchAll(joint)) {
      // "24 e 25/12"
      if (dates.some(({ start, end }) => start < index && index < end)) continue
      const before = rest.slice(0, index).split('. ').at(-1) ?? ''
      const [last, next] = [daysOf(before).at(-1), daysOf(said.slice(index + joined.length))[0]]
      // "fechamos de 2 a 10 de janeiro e voltamos dia 11": in January, which only the first half says.
      if (last && next && next.span.from >= last.span.from)
        rest = `${rest.slice(0, index)}.${' '.repeat(joined.length - 1)}${rest.slice(index + joined.length)}`
    }
    return rest
  })
}
