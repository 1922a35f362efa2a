/** What the words of several kinds of wishes share. */
import { joinList } from '../language/text.ts'

/** A wish in a few words, for a chip: "sem leite (alergia)"; and as a sentence of a report: "Deixar leite de fora". */
export type WishWords = { short: string; sentence: string }

/** ", até o Carnaval" */
export const untilOf = ({ until }: { until?: string | undefined }) =>
  until === undefined ? '' : `, ${until}`

/** ", menos Cartola" */
export const besides = ({ except }: { except?: readonly string[] | undefined }) =>
  except === undefined ? '' : `, menos ${joinList(except)}`
