import type { WishContent } from '../../text/draft.ts'
import type { About } from '../menu-plan/reading.ts'

/** A shape that a whole clause has, and the wishes that it states; null if its words do not fit after all. */
export type Frame = {
  words: RegExp
  wishes: (found: RegExpExecArray, about: About) => WishContent[] | null
}

export const frame = (source: string, wishes: Frame['wishes']): Frame => ({
  words: new RegExp(`^(?:${source})$`, 'u'),
  wishes,
})

export const want =
  '(?:(?:eu|a\\s+gente|quero|queria|queremos|gostaria|preciso|precisamos|vamos|podem?|pode-se|da\\s+pra|tem\\s+que|tambem|so|de|por\\s+favor)\\s+)*'
export const bound =
  '(?:(exatamente|so\\s+uns|so\\s+umas|so|apenas|no\\s+max(?:imo)?|ate|pelo\\s+menos|no\\s+min(?:imo)?|ao\\s+menos|uns|umas)\\s+)?'
export const noun = '(?:itens|item|pratos?|opcoes|opcao|linhas|coisas)'

export const boundOf = (said: string | undefined): 'exactly' | 'at_most' | 'at_least' =>
  /menos|minimo/.test(said ?? '') ? 'at_least' : /exatamente/.test(said ?? '') ? 'exactly' : 'at_most'
