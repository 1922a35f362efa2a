/**
 * The owner's words as a request sheet. Begin in `readers/`: one file for each automation says which rooms read its texts,
 * in which order. Of the rooms, each imports only those above it:
 *
 * - `text/`: letters, numbers and drafts of wishes. `dates/`: the days, weekdays and hours that a text names.
 * - `spoken/`: pieces of run-on sentences, their amounts and reasons.
 * - `words/`: what a word means; `grammar-words.ts` lists the words for wanting, refusing, keeping and bounds.
 * - `frames/`: clauses that are read as a whole, before the readers of single words see the rest.
 * - `orders/`: orders on prices, slot by slot: who, what, how far, until when, and except whom.
 * - `anyhow/`: what the other readers leave, in any order of words: names and figures are masked, and rules of each
 *   automation look for families of words in the rest.
 * - `exceptions/`: "…, menos a costela", "desde que …": taken out of the wish before them.
 * - `clauses/`: how far a word reaches: "não", "só", "menos", "mantém", an allergy.
 * - `wishes/`: what a sentence asks for, by kind: `prices/`, `counts/`, `names/`, the printed page, strength, pace; a
 *   menu's orders part by part in `orders/`.
 * - `drinks/`, `dishes/`, `pairings/`, `posts/`, `forecast/`, `competitors/`, `questions/`: answers of one automation, or
 *   about one subject. `house/`: stock, offers and hours among a house's restrictions.
 * - `stock/`: goods that stand and shall be used up, as one concept for all automations.
 * - `told/`: clauses that only tell something, and are neither read nor left to the owner.
 * - `word-by-word/`: the last reader of wishes, for what no clause reader took.
 * - `unread/`: what is left to the owner: unknown words, contradictions, possible allergies.
 *
 * `sentences/` holds what owners type and what is read. How to teach a new wording: `docs/how-to.md`.
 */
import type { AutomationType } from '../automation-types.ts'
import type { RequestSheet } from '../base/request/request-sheet.ts'
import { readRequest, type Understanding } from './read-request.ts'
import { readers } from './readers/index.ts'
import { withoutWords } from './readers/reader.ts'

/**
 * The request sheet of an automation: the owner's words as wishes, and everything that was not understood. Pure and
 * deterministic; it runs in the browser before payment and in the function.
 */
export const understand = (type: AutomationType, given: Understanding): RequestSheet =>
  readRequest(readers[type] ?? withoutWords, type, given)
